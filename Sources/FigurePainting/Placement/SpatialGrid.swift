import Geometry
import Graphics

/// Rectangles indexed by position: those near an area are found without testing all of them.
struct SpatialGrid {
  private struct Cell: Hashable {
    /// The row and the column, each in half of the bits: one number is hashed faster than two.
    private let place: Int

    init(column: Int, row: Int) { place = row << 32 | Int(UInt32(truncatingIfNeeded: column)) }
  }

  /// In points; about the length of a name.
  private static let cellSide = 48.0
  /// Up to as many rectangles, all are tested.
  private static let mostTested = 64
  /// A rectangle that covers more cells than this is kept in a separate list. A bar across a large figure covers a
  /// hundred; what covers a thousand is near almost everything.
  private static let mostCells = 512

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
    if number == Self.mostTested {
      for number in rects.indices { enter(number) }
    } else if number > Self.mostTested {
      enter(number)
    }
    return number
  }

  private mutating func enter(_ number: Int) {
    if let block = Block(under: rects[number]), block.count <= Self.mostCells {
      block.firstCell { cell in
        cells[cell, default: []].append(number)
        return false
      }
    } else {
      everywhere.append(number)
    }
  }

  /// The numbers of all rectangles that touch an area, in order. The result can contain others too.
  ///
  /// - Parameter budget: What the work is taken from.
  func numbers(near area: Rect, within budget: WorkBudget? = nil) -> [Int] {
    var numbers: [Int] = []
    forEach(near: area, within: budget) { numbers.append($0) }
    return numbers
  }

  /// Whether any rectangle overlaps an area.
  func isTouched(by area: Rect, within budget: WorkBudget?) -> Bool {
    // A few rectangles are faster to test than to look up.
    guard rects.count > Self.mostTested, let block = Block(under: area), block.count <= rects.count else {
      budget?.spend(tests: rects.count)
      return rects.contains { $0.overlaps(area) }
    }
    var tests = everywhere.count
    defer { budget?.spend(tests: tests) }
    if everywhere.contains(where: { rects[$0].overlaps(area) }) { return true }
    return block.firstCell { cell in
      guard let list = cells[cell] else { return false }
      let place = list.firstIndex { rects[$0].overlaps(area) }
      tests += place ?? list.count
      return place != nil
    }
  }

  /// Calls a function with the numbers of all rectangles that touch an area, in order. Others can be included.
  func forEach(near area: Rect, within budget: WorkBudget?, _ body: (Int) -> Void) {
    guard rects.count > Self.mostTested, let block = Block(under: area), block.count <= rects.count else {
      budget?.spend(tests: rects.count)
      return rects.indices.forEach(body)
    }
    // A rectangle is in the list of each cell that it covers. A bit for each of them finds it once, and puts those that
    // were found in order, for less than the lists could be merged for.
    let tests = withUnsafeTemporaryAllocation(of: UInt.self, capacity: rects.count / UInt.bitWidth + 1) { found in
      found.initialize(repeating: 0)
      var tests = everywhere.count
      for number in everywhere { found[number / UInt.bitWidth] |= 1 << (number % UInt.bitWidth) }
      block.firstCell { cell in
        guard let list = cells[cell] else { return false }
        tests += list.count
        for number in list { found[number / UInt.bitWidth] |= 1 << (number % UInt.bitWidth) }
        return false
      }
      for word in found.indices {
        var bits = found[word]
        while bits != 0 {
          body(word * UInt.bitWidth + bits.trailingZeroBitCount)
          bits &= bits - 1
        }
      }
      return tests
    }
    budget?.spend(tests: tests)
  }

  /// The cells that a rectangle touches.
  private struct Block {
    private var columns: ClosedRange<Int>
    private var rows: ClosedRange<Int>

    /// `nil` if a coordinate is not finite.
    init?(under rect: Rect) {
      func place(_ coordinate: Double) -> Int? {
        let place = (coordinate / cellSide).rounded(.down)
        return place.magnitude < 1e9 ? Int(place) : nil
      }
      guard let left = place(rect.minX), let right = place(rect.maxX), let top = place(rect.minY),
        let bottom = place(rect.maxY), left <= right, top <= bottom
      else { return nil }
      (columns, rows) = (left...right, top...bottom)
    }

    /// How many cells they are.
    var count: Int { columns.count * rows.count }

    /// Goes through the cells by row until one is what is looked for.
    ///
    /// - Returns: Whether one was.
    @discardableResult
    func firstCell(where isSought: (Cell) -> Bool) -> Bool {
      for row in rows {
        for column in columns where isSought(Cell(column: column, row: row)) { return true }
      }
      return false
    }
  }
}

extension WorkBudget {
  /// Takes what comparing a place with rectangles costs, and finding them.
  fileprivate func spend(tests: Int) { spend((tests + 1) * Self.unitsPerPlacementTest, on: .annotations) }
}
