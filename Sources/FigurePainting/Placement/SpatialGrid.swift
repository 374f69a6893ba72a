import Geometry
import Graphics

/// Rectangles indexed by position: those near an area are found without testing all of them.
struct SpatialGrid {
  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  /// In points; about the length of a name.
  private static let cellSide = 48.0
  /// A rectangle that covers more cells than this is kept in a separate list. Below as many rectangles, all are tested.
  private static let mostCells = 64

  private(set) var rects: [Rect] = []
  private var cells: [Cell: [Int]] = [:]
  private var everywhere: [Int] = []

  init(_ rects: [Rect] = []) {
    for rect in rects { insert(rect) }
  }

  /// - Returns: The number of the rectangle, from 0.
  @discardableResult
  mutating func insert(_ rect: Rect) -> Int {
    let number = rects.count
    rects.append(rect)
    // Up to so many, cells are not asked for.
    if number == Self.mostCells {
      for number in rects.indices { enter(number) }
    } else if number > Self.mostCells {
      enter(number)
    }
    return number
  }

  private mutating func enter(_ number: Int) {
    if let block = Block(under: rects[number]) {
      for cell in block.cells { cells[cell, default: []].append(number) }
    } else {
      everywhere.append(number)
    }
  }

  /// The numbers of all rectangles that touch an area, in order. The result can contain others too.
  ///
  /// - Parameter budget: What the work is taken from.
  func numbers(near area: Rect, within budget: WorkBudget? = nil) -> [Int] {
    guard rects.count > Self.mostCells, let block = Block(under: area) else {
      budget?.spend(tests: rects.count)
      return Array(rects.indices)
    }
    var numbers = everywhere
    var tests = numbers.count
    for cell in block.cells {
      guard let list = cells[cell] else { continue }
      // Each list is in order, and a rectangle is in the list of each cell that it covers.
      numbers = numbers.merged(with: list)
      tests += numbers.count
    }
    budget?.spend(tests: tests)
    return numbers
  }

  /// Whether any rectangle overlaps an area.
  func isTouched(by area: Rect, within budget: WorkBudget?) -> Bool {
    // A few rectangles are faster to test than to look up.
    guard rects.count > Self.mostCells, let block = Block(under: area) else {
      budget?.spend(tests: rects.count)
      return rects.contains { $0.overlaps(area) }
    }
    var tests = everywhere.count
    defer { budget?.spend(tests: tests) }
    if everywhere.contains(where: { rects[$0].overlaps(area) }) { return true }
    for cell in block.cells {
      guard let list = cells[cell] else { continue }
      let place = list.firstIndex { rects[$0].overlaps(area) }
      tests += place ?? list.count
      if place != nil { return true }
    }
    return false
  }

  /// Calls a function with the numbers of all rectangles that touch an area, in order. Others can be included.
  func forEach(near area: Rect, within budget: WorkBudget?, _ body: (Int) -> Void) {
    guard rects.count > Self.mostCells else {
      budget?.spend(tests: rects.count)
      return rects.indices.forEach(body)
    }
    numbers(near: area, within: budget).forEach(body)
  }

  /// The cells that a rectangle touches.
  private struct Block {
    private var columns: ClosedRange<Int>
    private var rows: ClosedRange<Int>

    /// `nil` if there are too many of them or if a coordinate is not finite.
    init?(under rect: Rect) {
      func place(_ coordinate: Double) -> Int? {
        let place = (coordinate / cellSide).rounded(.down)
        return place.magnitude < 1e9 ? Int(place) : nil
      }
      guard let left = place(rect.minX), let right = place(rect.maxX), let top = place(rect.minY),
        let bottom = place(rect.maxY), left <= right, top <= bottom,
        (right - left + 1) * (bottom - top + 1) <= mostCells
      else { return nil }
      (columns, rows) = (left...right, top...bottom)
    }

    var cells: some Sequence<Cell> {
      rows.lazy.flatMap { row in columns.lazy.map { Cell(column: $0, row: row) } }
    }
  }
}

extension WorkBudget {
  /// Takes what comparing a place with rectangles costs, and finding them.
  fileprivate func spend(tests: Int) { spend((tests + 1) * Self.unitsPerPlacementTest, on: .annotations) }
}

extension [Int] {
  /// The numbers of two lists that are in order, each once.
  fileprivate func merged(with other: [Int]) -> [Int] {
    guard !isEmpty else { return other }
    var merged: [Int] = []
    merged.reserveCapacity(count + other.count)
    var (one, two) = (0, 0)
    while one < count, two < other.count {
      let (first, second) = (self[one], other[two])
      merged.append(Swift.min(first, second))
      if first <= second { one += 1 }
      if second <= first { two += 1 }
    }
    return merged + self[one...] + other[two...]
  }
}
