import Glibc
import Measuring

/// Times the command on what is large, at a quarter of the size and at the whole, and says how the time grows with it.
///
///     LargeBenchmark PATH_OF_STRUT [RUNS]   (1 run)
///
/// Prints `strut WHAT SIZE CPU_MS PEAK_MIB` for each, then `growth WHAT EXPONENT`: with an exponent of 1 a document of
/// twice the size takes twice the time.
@main struct LargeBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let strut = arguments.first else { throw BenchmarkError("usage: LargeBenchmark PATH_OF_STRUT [RUNS]") }
    let runs = max(1, arguments.dropFirst().first.flatMap { Int($0) } ?? 1)
    let folder = try TemporaryFolder()
    for workload in Workload.allCases {
      var times: [Double] = []
      for size in [workload.size / 4, workload.size] {
        let paths = try workload.documents(size).enumerated().map {
          try folder.write($1, as: "\(workload)-\(size)-\($0).yaml")
        }
        let output = workload.writes ? ["-o", folder.path + "/output"] : []
        let usage = try ProcessUsage.least(of: runs, [strut] + workload.arguments + output + paths)
        times.append(usage.milliseconds)
        print("strut \(workload) \(size) \(usage.milliseconds.text) \(usage.peak.text)")
        // It takes minutes: each line is shown at once.
        fflush(nil)
      }
      print("growth \(workload) \((log2(times[1] / times[0]) / 2 * 100).rounded() / 100)")
    }
  }
}

/// Something that is large.
private enum Workload: CaseIterable {
  /// A row of labels that all hug alike: it is ambiguous as a whole, which is explained for each.
  case huggingRow
  /// Many small documents in a run.
  case documents
  /// A picture of many views with their names, frames and constraints. It takes longest, so it is the last.
  case annotatedViews

  var size: Int {
    switch self {
    case .annotatedViews: 5000
    case .huggingRow: 1200
    case .documents: 10_000
    }
  }

  var writes: Bool { self != .huggingRow }

  var arguments: [String] {
    switch self {
    case .annotatedViews: ["render", "--quiet", "--limits", "30", "--format", "svg"]
    case .huggingRow: ["inspect", "--json"]
    case .documents: ["render", "--quiet", "--jobs", "1"]
    }
  }

  /// The documents of a size, which counts views or documents.
  func documents(_ size: Int) -> [String] {
    switch self {
    case .annotatedViews: [Self.grid(size)]
    case .huggingRow: [Self.row(size)]
    case .documents:
      (0..<size).map {
        "size: [64, 40]\nscale: 1\nviews:\n  - label: a\n    text: \($0)\n    frame: [4, 8, 56, 20]\n"
      }
    }
  }

  private static func grid(_ count: Int) -> String {
    let columns = 50
    var lines = [
      "size: [\(columns * 64), \((count + columns - 1) / columns * 48)]", "scale: 1",
      "show: [names, frames, constraints]", "views:",
    ]
    for index in 0..<count { lines += ["  - view: v\(index)", "    borderWidth: 1"] }
    lines.append("constraints:")
    for index in 0..<count {
      let (x, y) = (index % columns * 64 + 4, index / columns * 48 + 4)
      lines += [
        "  - v\(index).left == superview.left + \(x)", "  - v\(index).top == superview.top + \(y)",
        "  - v\(index).width == 52", "  - v\(index).height == 36",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ count: Int) -> String {
    var lines = ["size: [\(count * 26), 100]", "scale: 1", "views:"]
    for index in 0..<count { lines += ["  - label: l\(index)", "    text: A\(index % 10)"] }
    lines.append("constraints:")
    for index in 0..<count {
      lines.append("  - l\(index).leading == " + (index == 0 ? "superview.leading + 8" : "l\(index - 1).trailing + 8"))
      lines.append("  - l\(index).top == superview.top + 10")
    }
    lines.append("  - l\(count - 1).trailing == superview.trailing - 8")
    return lines.joined(separator: "\n") + "\n"
  }
}
