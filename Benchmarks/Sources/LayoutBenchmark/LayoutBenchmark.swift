import Foundation
import Geometry
import Typography
import ViewLayout

/// Times the layout of a tree of ten thousand views with forty thousand constraints, and of its rotation.
///
///     LayoutBenchmark [ROWS COLUMNS]   (100 and 99: 100 rows of 99 cells each)
///
/// Prints `strut layout VIEWS CONSTRAINTS layout_ms rotate_ms peak_MiB` in CPU time.
@main struct LayoutBenchmark {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let grid = CellGrid(rows: numbers.first ?? 100, columns: numbers.dropFirst().first ?? 99)
    let engine = LayoutEngine(measuringTextWith: FixedWidthMeasurer())
    let first = milliseconds { grid.layOut(engine) }
    let rotations = (0..<3).map { _ in
      grid.rotate()
      return milliseconds { grid.layOut(engine) }
    }
    let counts = "\(grid.viewCount) \(grid.constraints.count)"
    print("strut layout \(counts) \(first.rounded()) \(rotations.min()!.rounded()) \(peakMemory)")
    if let mistake = grid.mistake { print("error: \(mistake)") }
  }

  private static func milliseconds(_ work: () -> Void) -> Double {
    let start = clock()
    work()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1000
  }

  /// In MiB.
  private static var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
  }
}

/// Rows under each other, each with cells of equal width side by side.
final class CellGrid {
  let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 3000, height: 6000))
  private(set) var constraints: [LayoutConstraint] = []
  private var rows: [View] = []
  private let columns: Int

  init(rows count: Int, columns: Int) {
    self.columns = columns
    var previous: View?
    for index in 0..<count {
      let row = add("row\(index)", to: root)
      constraints += [
        LayoutConstraint(.init(row), .left, to: .init(root), .left),
        LayoutConstraint(.init(root), .right, to: .init(row), .right),
        previous.map { LayoutConstraint(.init(row), .top, to: .init($0), .bottom) }
          ?? LayoutConstraint(.init(row), .top, to: .init(root), .top),
        LayoutConstraint(
          .init(row), .height, multiplier: 1 / Double(count), to: .init(root), .height),
      ]
      fill(row)
      rows.append(row)
      previous = row
    }
  }

  var viewCount: Int { 1 + rows.count * (1 + columns) }

  func layOut(_ engine: LayoutEngine) {
    _ = engine.layOut(root, constraints: constraints)
  }

  func rotate() {
    root.bounds.size = root.bounds.size.swapped
  }

  /// What of the solved frames is wrong.
  var mistake: String? {
    let width = root.bounds.width / Double(columns)
    for row in rows {
      for (index, cell) in row.subviews.enumerated() {
        let expected = Rect(x: Double(index) * width, y: 0, width: width, height: row.bounds.height)
        let off = zip(cell.frame.corners, expected.corners).map { $0.distance(to: $1) }.max() ?? 0
        if off > 1e-6 { return "\(cell.name) is \(cell.frame), not \(expected)" }
      }
    }
    return nil
  }

  private func fill(_ row: View) {
    var cells: [View] = []
    for index in 0..<columns {
      let cell = add("\(row.name)cell\(index)", to: row)
      constraints += [
        LayoutConstraint(.init(cell), .top, to: .init(row), .top),
        LayoutConstraint(.init(row), .bottom, to: .init(cell), .bottom),
        cells.last.map { LayoutConstraint(.init(cell), .left, to: .init($0), .right) }
          ?? LayoutConstraint(.init(cell), .left, to: .init(row), .left),
        cells.first.map { LayoutConstraint(.init(cell), .width, to: .init($0), .width) }
          ?? LayoutConstraint(.init(cell), .width, multiplier: 1 / Double(columns), to: .init(row), .width),
      ]
      cells.append(cell)
    }
  }

  private func add(_ name: String, to superview: View) -> View {
    let view = View(.view, name)
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }
}
