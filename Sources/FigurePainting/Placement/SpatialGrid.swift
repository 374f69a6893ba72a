import Geometry

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
    if let covered = Self.cells(under: rect) {
      for cell in covered { cells[cell, default: []].append(number) }
    } else {
      everywhere.append(number)
    }
    return number
  }

  /// The numbers of all rectangles that touch an area, in order. The result can contain others too.
  func numbers(near area: Rect) -> [Int] {
    guard rects.count > Self.mostCells, let covered = Self.cells(under: area) else { return Array(rects.indices) }
    var found = everywhere
    for cell in covered { found += cells[cell] ?? [] }
    found.sort()
    var last = -1
    found.removeAll { number in
      defer { last = number }
      return number == last
    }
    return found
  }

  /// Whether any rectangle overlaps an area.
  func isTouched(by area: Rect) -> Bool {
    // A few rectangles are faster to test than to look up.
    guard rects.count > Self.mostCells else { return rects.contains { $0.overlaps(area) } }
    return numbers(near: area).contains { rects[$0].overlaps(area) }
  }

  /// Calls a function with the numbers of all rectangles that touch an area, in order. Others can be included.
  func forEach(near area: Rect, _ body: (Int) -> Void) {
    guard rects.count > Self.mostCells else { return rects.indices.forEach(body) }
    numbers(near: area).forEach(body)
  }

  /// The cells that a rectangle touches; `nil` if there are too many of them or if a coordinate is not finite.
  private static func cells(under rect: Rect) -> [Cell]? {
    let edges = [rect.minX, rect.maxX, rect.minY, rect.maxY].map { ($0 / cellSide).rounded(.down) }
    guard edges.allSatisfy({ $0.magnitude < 1e9 }) else { return nil }
    let (left, right, top, bottom) = (Int(edges[0]), Int(edges[1]), Int(edges[2]), Int(edges[3]))
    guard left <= right, top <= bottom, (right - left + 1) * (bottom - top + 1) <= mostCells else { return nil }
    return (top...bottom).flatMap { row in (left...right).map { Cell(column: $0, row: row) } }
  }
}
