import ArgumentParser
import ImageComparison

/// `strut diff`: whether two PNG pictures are the same, and where they are not.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", _superCommandName: "strut",
    abstract: "Compares two PNG pictures.",
    usage: "strut diff [<options>] <expected> <actual>",
    discussion: """
      The exit status is 0 if the pictures are equal or similar, 1 if they cannot be compared, 2 if pixels differ, and \
      3 if the sizes differ. The difference of a pixel is its greatest difference over red, green, blue and alpha. \
      docs/image-comparison.md explains the rule.
      """)

  enum MetricName: String, CaseIterable, ExpressibleByArgument {
    case channels, pixelmatch
  }

  @Argument(help: "The expected picture.", completion: .file())
  var expected: String

  @Argument(help: "The actual picture.", completion: .file())
  var actual: String

  @Option(
    name: .shortAndLong,
    help:
      "The file for a picture of the differences: expected, difference, actual. Not written for equal pictures."
  )
  var output: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: "How much a channel may differ, of 255.")
  var tolerance = 2

  @Option(help: "How many pixels may differ.")
  var maxPixels = 0

  @Option(help: "The part of the pixels that may differ, from 0 to 1, if it is less than --max-pixels.")
  var maxRatio: Double?

  @Option(help: "channels, or pixelmatch: the same counts as pixelmatch 7.2.")
  var metric = MetricName.channels

  @Option(help: "With pixelmatch: how much colours may differ, from 0 to 1.")
  var threshold = 0.1

  @Flag(help: "With pixelmatch: also count antialiased edges.")
  var includeAntialiasing = false

  func validate() throws {
    guard (0...255).contains(tolerance) else { throw ValidationError("--tolerance takes a number from 0 to 255") }
    if let output, !output.lowercased().hasSuffix(".png") {
      throw ValidationError("'\(output)' does not end in .png: the picture of the differences is a PNG file")
    }
    guard maxPixels >= 0 else { throw ValidationError("--max-pixels takes a number from 0") }
    guard (0...1).contains(maxRatio ?? 0) else { throw ValidationError("--max-ratio takes a number from 0 to 1") }
    guard maxRatio == nil || maxPixels > 0 else {
      throw ValidationError("--max-ratio lowers --max-pixels, which is 0: give both")
    }
    guard (0...1).contains(threshold) else { throw ValidationError("--threshold takes a number from 0 to 1") }
    if metric == .channels, includeAntialiasing || threshold != 0.1 {
      throw ValidationError("--threshold and --include-antialiasing need --metric pixelmatch")
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
