import Glibc
import Measuring

/// Times the command beside the least that its pictures cost: a program in C that calls Cairo and Pango by hand.
///
///     FigureBenchmark PATH_OF_STRUT PATH_OF_CAIRO_FIGURE [RUNS]   (15 runs)
///
/// A figure is twenty boxes with borders and a label in each that no other figure has. The programs take turns, and the
/// least of all runs counts, so that a machine that does other things as well slows both alike. Prints a table: what
/// Strut took, what the other took, and the ratio.
@main struct FigureBenchmark {
  private static let batchSize = 200

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else {
      throw BenchmarkError("usage: FigureBenchmark PATH_OF_STRUT PATH_OF_CAIRO_FIGURE [RUNS]")
    }
    let (strut, reference) = (arguments[0], arguments[1])
    let runs = max(1, arguments.dropFirst(2).first.flatMap { Int($0) } ?? 15)
    let folder = try TemporaryFolder()
    let boxes = (0..<batchSize).map { number in (0..<20).map { Box(number: $0, figure: number) } }
    let documents = try zip(0..., boxes).map { try folder.write(document($1), as: "figure\($0).yaml") }
    let lists = try zip(0..., boxes).map { try folder.write($1.map(\.line).joined(), as: "figure\($0).txt") }
    let output = folder.path + "/output"
    mkdir(output, 0o777)
    let render = [strut, "render", "--quiet", "--jobs", "1", "-o", output]

    // 1. One figure, a batch and a batch of SVG, in turns.
    var (one, oneReference) = (Least(), Least())
    var (batch, batchReference, svg) = (Least(), Least(), Least())
    for run in 0..<runs {
      try one.add([strut, "render", "--quiet", "-o", output, documents[0]])
      try oneReference.add([reference, output, lists[0]])
      guard run % 3 == 0 else { continue }
      try batch.add(render + documents)
      try batchReference.add([reference, output] + lists)
      try svg.add(render + ["--format", "svg"] + documents)
    }
    // 2. What they wrote.
    let (bytes, referenceBytes) = try (
      size(of: output + "/figure0.png"), size(of: output + "/figure0.txt.png")
    )
    // 3. The table.
    let count = Double(batchSize)
    print(["", "strut", "C", "ratio"].row)
    print(row("one figure, ms of CPU", one.milliseconds, oneReference.milliseconds))
    print(row("of a batch of \(batchSize), ms", batch.milliseconds / count, batchReference.milliseconds / count))
    print(["of a batch in SVG, ms", (svg.milliseconds / count).hundredths].row)
    print(row("one figure, MiB at most", one.peak, oneReference.peak))
    print(row("a batch, MiB at most", batch.peak, batchReference.peak))
    print(row("a picture, kB", bytes / 1000, referenceBytes / 1000))
  }

  private static func row(_ name: String, _ strut: Double, _ reference: Double) -> String {
    [name, strut.hundredths, reference.hundredths, (strut / reference).hundredths].row
  }

  private static func size(of path: String) throws -> Double {
    var status = stat()
    guard stat(path, &status) == 0 else { throw BenchmarkError("\(path) is not there") }
    return Double(status.st_size)
  }

  private static func document(_ boxes: [Box]) -> String {
    (["size: [640, 1136]", "scale: 1", "views:"] + boxes.flatMap(\.views) + ["constraints:"]
      + boxes.flatMap(\.constraints)).joined(separator: "\n") + "\n"
  }
}

/// The least time and the most memory of a command so far.
private struct Least {
  var milliseconds = Double.infinity
  var peak = 0.0

  mutating func add(_ command: [String]) throws {
    let usage = try ProcessUsage(running: command)
    milliseconds = min(milliseconds, usage.milliseconds)
    peak = max(peak, usage.peak)
  }
}

/// One box of a figure: two columns of ten, each a little elsewhere and of another size in each figure.
private struct Box {
  let index: Int
  let (x, y, width, height): (Int, Int, Int, Int)
  let colour: String
  let label: String

  private static let colours = ["3366CC", "DC3912", "FF9900", "109618", "990099", "0099C6", "DD4477"]

  init(number: Int, figure: Int) {
    index = number
    x = 20 + number % 2 * 306 + (figure * 5 + number) % 9
    y = 18 + number / 2 * 110 + (figure + number * 3) % 7
    width = 284 - (figure * 3 + number) % 20
    height = 94 - (figure + number * 7) % 14
    colour = Self.colours[(number + figure) % Self.colours.count]
    label = "box \(number + 1) of \(figure + 1), \(width) by \(height)"
  }

  var line: String { "\(x) \(y) \(width) \(height) \(colour) \(label)\n" }

  var views: [String] {
    [
      "  - view: box\(index)", "    backgroundColor: '#\(colour)59'", "    borderColor: '#\(colour)'",
      "    borderWidth: 2", "    subviews:", "      - label: label\(index)",
      "        font: {family: Verdana, size: 16}", "        text: \(label)",
    ]
  }

  var constraints: [String] {
    let (box, label) = ("box\(index)", "label\(index)")
    return [
      "  - \(box).left == superview.left + \(x)", "  - \(box).top == superview.top + \(y)",
      "  - \(box).width == \(width)", "  - \(box).height == \(height)", "  - \(label).centerX == \(box).centerX",
      "  - \(label).centerY == \(box).centerY",
    ]
  }
}

extension [String] {
  /// Cells of a table, the first to the left and the others to the right of their columns.
  fileprivate var row: String {
    func pad(_ text: String, _ width: Int) -> String { String(repeating: " ", count: Swift.max(0, width - text.count)) }
    return enumerated().map { $0 == 0 ? $1 + pad($1, 28) : pad($1, 10) + $1 }.joined()
  }
}

extension Double {
  fileprivate var hundredths: String { "\((self * 100).rounded() / 100)" }
}
