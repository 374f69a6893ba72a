import Measuring

/// Times the command as a whole process: one figure, a batch of 200, and its start alone.
///
///     CommandBenchmark PATH_OF_STRUT [RUNS]   (15 runs)
///
/// Prints `strut command ONE_CPU_MS ONE_PEAK_MIB BATCH_CPU_MS_PER_FIGURE BATCH_PEAK_MIB`, then
/// `strut devices CPU_MS PEAK_MIB`, which is little more than the start of a process. Times are of the processor,
/// user and system together, and the least of all runs: what else the machine does only adds to them.
@main struct CommandBenchmark {
  private static let batchSize = 200

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let strut = arguments.first else { throw BenchmarkError("usage: CommandBenchmark PATH_OF_STRUT [RUNS]") }
    let runs = max(1, arguments.dropFirst().first.flatMap { Int($0) } ?? 15)
    let folder = try TemporaryFolder()
    let documents = try (0..<batchSize).map { try folder.write(document(number: $0), as: "figure\($0).yaml") }
    let output = ["-o", folder.path + "/output"]

    let one = try ProcessUsage.least(of: runs, [strut, "render", documents[0]] + output)
    let batch = try ProcessUsage.least(of: max(1, runs / 5), [strut, "render"] + documents + output)
    let start = try ProcessUsage.least(of: runs, [strut, "devices"])
    let each = batch.milliseconds / Double(batchSize)
    print("strut command \(one.milliseconds.text) \(one.peak.text) \(each.text) \(batch.peak.text)")
    print("strut devices \(start.milliseconds.text) \(start.peak.text)")
  }

  /// Twenty boxes in a grid with a label in each, 640 by 1136 pixels.
  private static func document(number: Int) -> String {
    let cells = (0..<20).map { (index: $0, row: $0 / 4, column: $0 % 4) }
    var lines = ["size: [320, 568]", "views:"]
    for cell in cells {
      lines += [
        "  - view: box\(cell.index)", "    backgroundColor: rgb(.\(cell.index % 9 + 1), .5, .8)", "    subviews:",
        "      - label: label\(cell.index)", "        text: Label \(number + cell.index)",
      ]
    }
    lines.append("constraints:")
    for cell in cells {
      let (box, label) = ("box\(cell.index)", "label\(cell.index)")
      lines += [
        "  - \(box).left == superview.left + \(8 + cell.column * 78)",
        "  - \(box).top == superview.top + \(8 + cell.row * 112)",
        "  - \(box).width == 70", "  - \(box).height == 104",
        "  - \(label).centerX == \(box).centerX", "  - \(label).centerY == \(box).centerY",
        "  - \(label).width <= \(box).width",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
