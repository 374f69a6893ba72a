import ArgumentParser
import ImageComparison

/// `strut diff`: whether two PNG pictures are the same, and where they are not.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compares two PNG pictures.",
    usage: "strut diff [<options>] <expected> <actual>",
    discussion: """
      Exit status 0 if the pictures are equal, or similar by the rule; 1 if they cannot be compared; 2 if pixels differ; \
      3 if their sizes differ. A pixel differs by its greatest difference over red, green, blue and alpha; \
      docs/image-comparison.md has the rule and its reasons.
      """)

  enum MetricName: String, CaseIterable, ExpressibleByArgument {
    case channels, pixelmatch
  }

  @Argument(help: "The picture as it should be.")
  var expected: String

  @Argument(help: "The picture as it is.")
  var actual: String

  @Option(
    name: .shortAndLong,
    help:
      "Where to write a picture of what differs: expected, difference, actual. Nothing is written for equal pictures."
  )
  var output: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: "By how much of 255 a channel may be off.")
  var tolerance = 2

  @Option(help: "How many pixels may differ.")
  var maxPixels = 0

  @Option(help: "Which part of the pixels may differ, 0 to 1; of this and --max-pixels, the smaller holds.")
  var maxRatio: Double?

  @Option(help: "channels, or pixelmatch: as pixelmatch 7.2 counts.")
  var metric = MetricName.channels

  @Option(help: "With pixelmatch: how far colours may be apart, 0 to 1.")
  var threshold = 0.1

  @Flag(help: "With pixelmatch: count smoothed edges too.")
  var includeAntialiasing = false

  func validate() throws {
    guard (0...255).contains(tolerance) else { throw ValidationError("--tolerance takes a number from 0 to 255") }
    if let output, !output.lowercased().hasSuffix(".png") {
      throw ValidationError("'\(output)': the picture of what differs is a PNG, so that its name ends with .png")
    }
    guard maxPixels >= 0 else { throw ValidationError("--max-pixels takes a number from 0") }
    guard (0...1).contains(maxRatio ?? 0) else { throw ValidationError("--max-ratio takes a number from 0 to 1") }
    guard maxRatio == nil || maxPixels > 0 else {
      throw ValidationError("--max-ratio lowers --max-pixels, which is 0: give both")
    }
    guard (0...1).contains(threshold) else { throw ValidationError("--threshold takes a number from 0 to 1") }
    if metric == .channels, includeAntialiasing || threshold != 0.1 {
      throw ValidationError("--threshold and --include-antialiasing go with --metric pixelmatch")
    }
  }

  mutating func run() throws {
    let comparison: PictureComparison
    let picture: String?
    do throws(PictureProblems) {
      comparison = try PicturePair(expected: expected, actual: actual).compare(by: rule)
      picture = if let output, try comparison.writePicture(to: output) { output } else { nil }
    } catch {
      if json { Terminal.writeOutput(error.json + "\n") }
      Terminal.writeError(error.all.map { "error: '\($0.path)' \($0.message)\n" }.joined())
      throw ExitCode(1)
    }
    let lines = comparison.result.lines(expected: expected, actual: actual) + (picture.map { ["see \($0)"] } ?? [])
    Terminal.writeOutput((json ? [comparison.json(picture: picture)] : lines).map { $0 + "\n" }.joined())
    switch comparison.result {
    case .equal, .similar: return
    case .different: throw ExitCode(2)
    case .sizesDiffer: throw ExitCode(3)
    }
  }

  private var rule: ComparisonRule {
    ComparisonRule(
      channelTolerance: tolerance, maxDifferentPixels: maxPixels, maxDifferentRatio: maxRatio,
      metric: metric == .channels
        ? .channels : .pixelmatch(threshold: threshold, includingAntialiasing: includeAntialiasing))
  }
}
