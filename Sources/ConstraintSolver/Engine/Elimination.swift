/// Gaussian elimination of the equations that are no triangle, sparse.
///
/// The next pivot is looked for in the shortest row (Markowitz), among coefficients
/// that are not small beside the others of the row; so rows stay short, and
/// rounding errors are not blown up as they are by following definitions in a circle.
///
/// All rows lie in one buffer. A row that grows moves to the end of it, with room for more.
struct Elimination: ~Copyable {
  struct Pivot: BitwiseCopyable {
    var row: Int32
    var variable: Int32
    /// The variable's coefficient in the row.
    var coefficient: Double
  }

  struct Row: BitwiseCopyable {
    var start: Int32
    var count: Int32 = 0
    var room: Int32
    /// How many of the terms are unknown.
    var length: Int32 = 0
    /// The last multiple of another row that was taken from it, or -1.
    var multiples: Int32 = -1
    var isOpen = true
  }

  /// How much of an earlier row was taken from one.
  struct Multiple: BitwiseCopyable {
    var factor: Double
    var row: Int32
    /// The one before of the same row, or -1.
    var next: Int32
  }

  /// A row in a list of them.
  struct Node: BitwiseCopyable {
    var row: Int32
    var next: Int32
  }

  struct Queue: BitwiseCopyable {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  // The records are not private, as Swift 6.3 fails to destroy a buffer of a private type from another file.
  /// By term: its variable, and its coefficient.
  private var variables = Buffer<Int32>()
  private var coefficients = Buffer<Double>()
  private var rows = Buffer<Row>()
  private var multiples = Buffer<Multiple>()
  private(set) var pivots = Buffer<Pivot>()
  /// The rows, and the terms that were merged, in linear forms that other steps could have looked at meanwhile.
  private(set) var work = 0
  private static var workPerRow: Int { 24 }

  // By variable.
  /// How many open rows the variable stands in; `known` if it is not to be eliminated.
  private var uses: Buffer<Int32>
  /// The rows that the variable came into, some of which it has left.
  private var users: Buffer<Int32>
  /// The variable's place among the terms of the pivot's row, plus one.
  private var marks: Buffer<Int32>
  private static var known: Int32 { -1 }

  private var nodes = Buffer<Node>()
  /// By length: the first and the last of the open rows that have it, and of some that had it.
  private var buckets = Buffer<Queue>()
  private var least = 0
  /// By place in the pivot's row: the last row that had the same variable.
  private var matches = Buffer<Int32>()

  /// - Parameter variables: How many there are; those that have an order already are known.
  init(orders: borrowing Buffer<Int32>) {
    uses = Buffer(repeating: 0, count: orders.count)
    users = Buffer(repeating: -1, count: orders.count)
    marks = Buffer(repeating: 0, count: orders.count)
    for variable in 0..<orders.count where orders[variable] >= 0 { uses[variable] = Self.known }
  }

  var rowCount: Int { rows.count }

  func hasMultiples(_ row: Int) -> Bool { rows[row].multiples >= 0 }

  /// Calls a function with what is left of a row.
  func forEachTerm(of row: Int, _ body: (_ variable: Int, _ coefficient: Double) -> Void) {
    let start = Int(rows[row].start)
    for place in start..<(start + Int(rows[row].count)) { body(Int(variables[place]), coefficients[place]) }
  }

  func count(of row: Int) -> Int { Int(rows[row].count) }

  /// Calls a function with the rows that were taken from a row, and how much of each.
  func forEachMultiple(of row: Int, _ body: (Int, Double) -> Void) {
    var index = Int(rows[row].multiples)
    while index >= 0 {
      body(Int(multiples[index].row), multiples[index].factor)
      index = Int(multiples[index].next)
    }
  }

  // MARK: - Rows

  /// Begins a row, to which terms are added next.
  mutating func appendRow(room: Int) {
    rows.append(Row(start: Int32(variables.count), room: Int32(room)))
    work &+= Self.workPerRow
  }

  mutating func appendTerm(variable: Int32, coefficient: Double) {
    let row = rows.count - 1
    variables.append(variable)
    coefficients.append(coefficient)
    rows.base[row].count += 1
    if uses.base[Int(variable)] == Self.known { return }
    rows.base[row].length += 1
    noteUse(of: Int(variable), in: row)
  }

  private mutating func noteUse(of variable: Int, in row: Int) {
    uses.base[variable] += 1
    nodes.append(Node(row: Int32(row), next: users.base[variable]))
    users.base[variable] = Int32(nodes.count - 1)
  }

  // MARK: - Elimination

  /// Eliminates all unknowns that there are rows for.
  ///
  /// - Parameter isHeld: Whether something else says where a variable is; others are eliminated rather.
  mutating func run(isHeld: (Int) -> Bool) {
    for row in 0..<rows.count { enqueue(row) }
    while let row = nextRow() { eliminate(row, isHeld: isHeld) }
  }

  private mutating func enqueue(_ row: Int) {
    let length = Int(rows.base[row].length)
    buckets.extend(to: length + 1, with: Queue())
    nodes.append(Node(row: Int32(row), next: -1))
    let node = Int32(nodes.count - 1)
    if buckets.base[length].first < 0 {
      buckets.base[length].first = node
    } else {
      nodes.base[Int(buckets.base[length].last)].next = node
    }
    buckets.base[length].last = node
    least = min(least, length)
  }

  /// The shortest row that is left, of several the one that has waited longest; rows that are out of date are dropped.
  private mutating func nextRow() -> Int? {
    while least < buckets.count {
      let node = Int(buckets.base[least].first)
      if node < 0 {
        least += 1
        continue
      }
      buckets.base[least].first = nodes.base[node].next
      let row = Int(nodes.base[node].row)
      if rows.base[row].isOpen, Int(rows.base[row].length) == least { return row }
    }
    return nil
  }

  private mutating func eliminate(_ row: Int, isHeld: (Int) -> Bool) {
    rows.base[row].isOpen = false
    guard let pivot = pivot(of: row, isHeld: isHeld) else { return }
    pivots.append(pivot)
    // 1. The others of the row's terms are marked.
    let (start, count) = (Int(rows.base[row].start), Int(rows.base[row].count))
    matches.extend(to: count, with: -1)
    for place in 0..<count {
      let variable = Int(variables.base[start + place])
      matches.base[place] = -1
      marks.base[variable] = Int32(place + 1)
      if uses.base[variable] > 0 { uses.base[variable] -= 1 }
    }
    let pivotPlace = Int(marks.base[Int(pivot.variable)]) - 1
    marks.base[Int(pivot.variable)] = 0
    // 2. The row is taken from those that have its variable.
    var node = Int(users.base[Int(pivot.variable)])
    while node >= 0 {
      let other = Int(nodes.base[node].row)
      node = Int(nodes.base[node].next)
      if rows.base[other].isOpen { subtract(row, pivot, at: pivotPlace, from: other) }
    }
    uses.base[Int(pivot.variable)] = Self.known
    for place in start..<(start + count) { marks.base[Int(variables.base[place])] = 0 }
  }

  /// The unknown that a row defines; `nil` if nothing is left of the row, as it says what others say.
  ///
  /// Of those that are held by nothing else it is one in the fewest rows, and of these the one with the largest coefficient.
  private func pivot(of row: Int, isHeld: (Int) -> Bool) -> Pivot? {
    let places = Int(rows.base[row].start)..<Int(rows.base[row].start + rows.base[row].count)
    var largest = 0.0
    for place in places where uses.base[Int(variables.base[place])] >= 0 {
      largest = max(largest, abs(coefficients.base[place]))
    }
    guard largest > 1e-9 else { return nil }
    var best = -1
    var bestRank: (isHeld: Int, uses: Int32, size: Double) = (0, 0, 0)
    for place in places where abs(coefficients.base[place]) >= 0.1 * largest {
      let variable = Int(variables.base[place])
      let uses = uses.base[variable]
      if uses < 0 { continue }
      let rank = (isHeld(variable) ? 1 : 0, uses, -abs(coefficients.base[place]))
      if best >= 0, rank > bestRank || (rank == bestRank && variables.base[place] > variables.base[best]) { continue }
      (best, bestRank) = (place, rank)
    }
    return Pivot(row: Int32(row), variable: variables.base[best], coefficient: coefficients.base[best])
  }

  /// Takes from a row the multiple of another that leaves it without the pivot's variable.
  private mutating func subtract(_ row: Int, _ pivot: Pivot, at pivotPlace: Int, from other: Int) {
    var start = Int(rows.base[other].start)
    var end = start + Int(rows.base[other].count)
    var place = start
    while place < end, variables.base[place] != pivot.variable { place &+= 1 }
    if place == end { return }
    let factor = coefficients.base[place] / pivot.coefficient
    multiples.append(Multiple(factor: factor, row: Int32(row), next: rows.base[other].multiples))
    rows.base[other].multiples = Int32(multiples.count - 1)
    let pivotStart = Int(rows.base[row].start)
    let pivotCount = Int(rows.base[row].count)
    work &+= pivotCount &+ end &- start
    var length = rows.base[other].length
    end -= 1
    remove(place, last: end, &length)
    // 1. What both have.
    let shared = subtractShared(factor, from: start, to: &end, pivotStart, stamp: Int32(other), &length)
    // 2. What only the pivot's row has.
    if shared < pivotCount - 1 {
      rows.base[other].count = Int32(end - start)
      let place = end - start
      makeRoom(in: other, for: place + pivotCount - 1 - shared)
      start = Int(rows.base[other].start)
      end = start + place
      for index in 0..<pivotCount where matches.base[index] != Int32(other) && index != pivotPlace {
        let variable = variables.base[pivotStart + index]
        variables.base[end] = variable
        coefficients.base[end] = -factor * coefficients.base[pivotStart + index]
        end &+= 1
        if uses.base[Int(variable)] != Self.known {
          noteUse(of: Int(variable), in: other)
          length += 1
        }
      }
    }
    rows.base[other].count = Int32(end - start)
    // Of a row that is as long as before the bucket knows.
    guard length != rows.base[other].length else { return }
    rows.base[other].length = length
    enqueue(other)
  }

  /// Takes a multiple of the pivot's row from the terms whose variables it has, too.
  ///
  /// - Returns: How many there are.
  private func subtractShared(
    _ factor: Double, from start: Int, to end: inout Int, _ pivotStart: Int, stamp: Int32, _ length: inout Int32
  ) -> Int {
    let (variables, coefficients) = (variables.base, coefficients.base)
    let (marks, matches) = (marks.base, matches.base)
    let pivotCoefficients = coefficients + (pivotStart - 1)
    var shared = 0
    var place = start
    while place < end {
      let mark = Int(marks[Int(variables[place])])
      if mark == 0 {
        place &+= 1
        continue
      }
      matches[mark &- 1] = stamp
      shared &+= 1
      let part = factor * pivotCoefficients[mark]
      let difference = coefficients[place] - part
      coefficients[place] = difference
      if abs(difference) > 1e-13 * abs(part) {
        place &+= 1
      } else {
        end -= 1
        remove(place, last: end, &length)
      }
    }
    return shared
  }

  /// Takes a term out of an open row by putting the row's last one in its place.
  private func remove(_ place: Int, last: Int, _ length: inout Int32) {
    let variable = Int(variables.base[place])
    if uses.base[variable] != Self.known {
      uses.base[variable] -= 1
      length -= 1
    }
    variables.base[place] = variables.base[last]
    coefficients.base[place] = coefficients.base[last]
  }

  private mutating func makeRoom(in row: Int, for count: Int) {
    guard Int(rows.base[row].room) < count else { return }
    let room = count + count / 4 + 4
    let (start, old) = (variables.count, Int(rows.base[row].start))
    variables.makeRoom(for: start + room)
    variables.lengthen(to: start + room)
    coefficients.makeRoom(for: start + room)
    coefficients.lengthen(to: start + room)
    for place in 0..<Int(rows.base[row].count) {
      variables.base[start + place] = variables.base[old + place]
      coefficients.base[start + place] = coefficients.base[old + place]
    }
    rows.base[row].start = Int32(start)
    rows.base[row].room = Int32(room)
  }
}
