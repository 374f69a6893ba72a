import Glibc
import Measuring

/// Times the command beside the least that its pictures cost: a program in C that calls Cairo and Pango by hand.
///
///     FigureBenchmark PATH_OF_STRUT PATH_OF_CAIRO_FIGURE PATH_OF_ALLOCATION_COUNTER [RUNS]   (15 runs)
///
/// A figure is twenty boxes with borders and a label in each that no other figure has. The programs take turns, and the
/// least of all runs counts, so that a machine that does other things as well slows both alike. Prints a table: what
/// Strut took, what the other took, the ratio, and the goal.
@main struct FigureBenchmark {
  private static let batchSize = 200

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3 else {
      throw BenchmarkError(
        "usage: FigureBenchmark PATH_OF_STRUT PATH_OF_CAIRO_FIGURE PATH_OF_ALLOCATION_COUNTER [RUNS]")
    }
    let (strut, reference, counter) = (arguments[0], arguments[1], arguments[2])
    let runs = max(1, arguments.dropFirst(3).first.flatMap { Int($0) } ?? 15)
    let folder = try TemporaryFolder()
    let boxes = (0..<batchSize).map { number in (0..<20).map { Box(number: $0, figure: number) } }
    let documents = try zip(0..., boxes).map { try folder.write(document($1), as: "figure\($0).yaml") }
    let lists = try zip(0..., boxes).map { try folder.write($1.map(\.line).joined(), as: "figure\($0).txt") }
    let (output, other) = (folder.path + "/output", folder.path + "/other")
    for path in [output, other] { mkdir(path, 0o777) }
    let render = [strut, "render", "--quiet", "-o"]
    let one = render + [output, documents[0]]
    let oneReference = [reference, output, lists[0]]
    let batch = render + [output, "--jobs", "1"] + documents
    let batchReference = [reference, output] + lists

    let halves = [documents[..<(batchSize / 2)], documents[(batchSize / 2)...]]

    // 1. One figure, a batch, a batch of SVG, and a batch on two cores, in turns. Two processes that know nothing of each
    // other say what the machine's cores can give.
    var least: [String: Least] = [:]
    for run in 0..<runs {
      try least["start", default: Least()].add([strut, "devices"])
      try least["one", default: Least()].add(one)
      try least["one in C", default: Least()].add(oneReference)
      guard run % 3 == 0 else { continue }
      try least["batch", default: Least()].add(batch)
      try least["batch in C", default: Least()].add(batchReference)
      try least["two cores", default: Least()].add(render + [other, "--jobs", "2"] + documents)
      try least["two processes", default: Least()].add(together: halves.map { render + [output, "--jobs", "1"] + $0 })
      try least["svg", default: Least()].add(batch + ["--format", "svg"])
    }
    // 2. What they wrote, and how often they asked for memory.
    let bytes = try (size(of: output + "/figure0.png"), size(of: output + "/figure0.txt.png"))
    let differing = try (0..<batchSize).filter { number in
      try contents(of: "\(output)/figure\(number).png") != contents(of: "\(other)/figure\(number).png")
    }
    let allocations = try [one, oneReference, batch, batchReference].map { command in
      try allocationCount(of: command, countedBy: counter, in: folder)
    }
    // 3. The table.
    func value(_ name: String, _ path: KeyPath<Least, Double>) -> Double { least[name]?[keyPath: path] ?? .nan }
    let count = Double(batchSize)
    print("On \(processorName):")
    print(["", "strut", "C", "ratio", "goal"].row)
    print(row("the start, ms of CPU", value("start", \.milliseconds)))
    print(row("one figure, ms", value("one", \.milliseconds), value("one in C", \.milliseconds), goal: "ratio 1"))
    print(
      row(
        "of a batch of \(batchSize), ms", value("batch", \.milliseconds) / count,
        value("batch in C", \.milliseconds) / count, goal: "ratio 1.1"))
    print(row("of a batch in SVG, ms", value("svg", \.milliseconds) / count, goal: "0.8"))
    print(row("a picture, kB", bytes.0 / 1000, bytes.1 / 1000, goal: "ratio 1.1"))
    print(row("one figure, MiB at most", value("one", \.peak), value("one in C", \.peak), goal: "24"))
    print(row("a batch, MiB at most", value("batch", \.peak), value("batch in C", \.peak), goal: "28"))
    print(row("one figure, 1000 allocations", allocations[0] / 1000, allocations[1] / 1000))
    print(row("of a batch, 1000 allocations", allocations[2] / 1000 / count, allocations[3] / 1000 / count))
    let (serial, parallel) = (value("batch", \.elapsedMilliseconds), value("two cores", \.elapsedMilliseconds))
    print(["a batch on two cores, times as fast", "", "", (serial / parallel).hundredths, "ratio 1.85"].row)
    let apart = value("two processes", \.elapsedMilliseconds)
    print(["as two processes, times as fast", "", "", (serial / apart).hundredths, ""].row)
    print(differing.isEmpty ? "Two cores write the bytes of one." : "Two cores write other bytes: \(differing)")
  }

  private static func row(_ name: String, _ strut: Double, _ reference: Double? = nil, goal: String = "") -> String {
    let other = reference.map { [$0.hundredths, (strut / $0).hundredths] } ?? ["", ""]
    return ([name, strut.hundredths] + other + [goal]).row
  }

  private static func size(of path: String) throws -> Double {
    var status = stat()
    guard stat(path, &status) == 0 else { throw BenchmarkError("\(path) is not there") }
    return Double(status.st_size)
  }

  private static func contents(of path: String) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Int(try size(of: path)))
    guard let file = fopen(path, "r") else { throw BenchmarkError("\(path) cannot be read") }
    defer { fclose(file) }
    guard fread(&bytes, 1, bytes.count, file) == bytes.count else { throw BenchmarkError("\(path) cannot be read") }
    return bytes
  }

  /// How often a command asks for memory, as a library says that is loaded before others.
  private static func allocationCount(
    of command: [String], countedBy counter: String, in folder: TemporaryFolder
  ) throws -> Double {
    let path = folder.path + "/allocations"
    setenv("LD_PRELOAD", counter, 1)
    setenv("ALLOCATION_COUNT", path, 1)
    defer {
      unsetenv("LD_PRELOAD")
      unsetenv("ALLOCATION_COUNT")
    }
    _ = try ProcessUsage(running: command)
    let text = String(decoding: try contents(of: path), as: UTF8.self)
    guard let count = Double(text) else { throw BenchmarkError("allocations are not counted") }
    return count
  }

  private static func document(_ boxes: [Box]) -> String {
    (["size: [640, 1136]", "scale: 1", "views:"] + boxes.flatMap(\.views) + ["constraints:"]
      + boxes.flatMap(\.constraints)).joined(separator: "\n") + "\n"
  }

  /// As the system names it.
  private static var processorName: String {
    guard let file = fopen("/proc/cpuinfo", "r") else { return "an unknown processor" }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 512)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = line.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
      if text.hasPrefix("model name"), let name = text.split(separator: ":").last {
        return String(name.dropFirst().dropLast())
      }
    }
    return "an unknown processor"
  }
}

/// The least times and the most memory of a command so far.
private struct Least {
  var milliseconds = Double.infinity
  var elapsedMilliseconds = Double.infinity
  var peak = 0.0

  mutating func add(_ command: [String]) throws { try add(together: [command]) }

  mutating func add(together commands: [[String]]) throws {
    let usage = try ProcessUsage(runningTogether: commands)
    milliseconds = min(milliseconds, usage.milliseconds)
    elapsedMilliseconds = min(elapsedMilliseconds, usage.elapsedMilliseconds)
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
    return enumerated().map { $0 == 0 ? $1 + pad($1, 36) : pad($1, 11) + $1 }.joined()
  }
}

extension Double {
  fileprivate var hundredths: String { "\((self * 100).rounded() / 100)" }
}
