import Glibc
import Measuring
import PNGReference

/// Times `strut diff` with two pictures of 3840 by 2160 pixels, and libspng and libpng decoding the same two files.
///
///     ImageBenchmark PATH_OF_STRUT [RUNS]   (9 runs)
///
/// Prints a line a case: `NAME DIFF_CPU_MS DIFF_ELAPSED_MS DIFF_PEAK_MIB LIBSPNG_CPU_MS LIBPNG_CPU_MS`. The command's
/// figures are of the whole process. Times of the processor are the least of all runs.
@main struct ImageBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let strut = arguments.first else { throw BenchmarkError("usage: ImageBenchmark PATH_OF_STRUT [RUNS]") }
    let runs = max(1, arguments.dropFirst().first.flatMap { Int($0) } ?? 9)
    let folder = try TemporaryFolder()
    print("case diff-cpu-ms diff-elapsed-ms diff-peak-mib libspng-cpu-ms libpng-cpu-ms")
    for one in Case.all {
      let pair = try one.pictures(in: folder, drawnBy: strut)
      for (name, files) in [(one.name, pair), (one.name + ",filtered", try pair.map(rewritten))] {
        let diff = try ProcessUsage.least(
          of: runs, [strut, "diff"] + files + ["--max-pixels", "100000000"])
        let references = try [decode_with_libspng, decode_with_libpng].map { try least(of: runs, files, $0) }
        print(
          ([name] + [diff.milliseconds, diff.elapsedMilliseconds, diff.peak].map(\.text) + references.map(\.text))
            .joined(separator: " "))
      }
    }
  }

  /// A file as libpng writes it.
  private static func rewritten(_ path: String) throws -> String {
    let other = path + ".filtered.png"
    guard rewrite_with_libpng(path, other) else { throw BenchmarkError("\(path) cannot be written again") }
    return other
  }

  /// The least time of the processor that decoding both files takes, in milliseconds.
  private static func least(
    of runs: Int, _ paths: [String], _ decode: (UnsafeRawPointer?, Int) -> Bool
  ) throws -> Double {
    let files = try paths.map(bytes)
    var least = Double.infinity
    for _ in 0..<runs {
      let start = ProcessUsage.now(CLOCK_PROCESS_CPUTIME_ID)
      for file in files {
        guard file.withUnsafeBytes({ decode($0.baseAddress, $0.count) }) else {
          throw BenchmarkError("a picture cannot be decoded")
        }
      }
      least = min(least, ProcessUsage.now(CLOCK_PROCESS_CPUTIME_ID) - start)
    }
    return least
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw BenchmarkError("\(path) cannot be read") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
    return bytes
  }
}

/// Two pictures of an interface with 144 boxes and 576 labels.
struct Case {
  var name: String
  /// What the first and the second picture have for a ground, and in their last label.
  var first: (ground: String, label: String)
  var second: (ground: String, label: String)

  static let all = [
    Case(name: "one-label", first: ("white", "Layout"), second: ("white", "Figure")),
    Case(name: "transparent", first: ("transparent", "Layout"), second: ("transparent", "Figure")),
    Case(name: "every-pixel", first: ("rgb(.9, .9, .9)", "Layout"), second: ("rgb(.8, .9, .9)", "Layout")),
  ]

  /// - Returns: The two files' paths.
  func pictures(in folder: TemporaryFolder, drawnBy strut: String) throws -> [String] {
    try [(first, "expected"), (second, "actual")].map { look, file in
      let document = try folder.write(Self.document(look), as: "\(name)-\(file).yaml")
      _ = try ProcessUsage(running: [strut, "render", document, "-o", folder.path])
      return "\(folder.path)/\(name)-\(file)@2x.png"
    }
  }

  private static func document(_ look: (ground: String, label: String)) -> String {
    var lines = ["size: [1920, 1080]", "background: \(look.ground)", "views:"]
    for box in 0..<144 {
      let shade = (0..<3).map { ".\(5 + (box * 7 + $0 * 3) % 5)" }.joined(separator: ", ")
      lines += [
        "  - view: box\(box)", "    frame: [\(box % 12 * 160 + 8), \(box / 12 * 90 + 4), 146, 80]",
        "    backgroundColor: rgb(\(shade))", "    cornerRadius: 8", "    subviews:",
      ]
      for label in 0..<4 {
        let text = box == 143 && label == 3 ? look.label : "Row \(box) of \(label) figures"
        lines += [
          "      - label: label\(box)_\(label)", "        frame: [8, \(4 + label * 18), 130, 17]", "        font: 13",
          "        text: \(text)",
        ]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
