/// Gaussian elimination of the equations that are no triangle, sparse.
///
/// The next pivot is looked for in the shortest row (Markowitz), among coefficients
/// that are not small beside the others of the row; so rows stay short, and
/// rounding errors are not blown up as they are by following definitions in a circle.
struct Elimination {
  struct Pivot {
    var row: Int
    var variable: Int
  }

  /// By row: the form's terms, less the multiples of rows that were eliminated before.
  private(set) var rows: [[(variable: Int, coefficient: Double)]]
  /// By row: which rows were taken from it, and how much of each.
  private(set) var multiples: [[(row: Int, factor: Double)]]
  private(set) var pivots: [Pivot] = []
  /// The rows, and the terms that were merged, in linear forms that other steps could have looked at meanwhile.
  private(set) var work: Int
  private static let workPerRow = 96
  private static let workPerTerm = 6
  private var isOpen: [Bool]
  private var users: [Int: [Int]] = [:]
  private var lengths: [Int]
  private var buckets: [[Int]] = []

  /// - Parameters:
  ///   - rows: The terms of each form.
  ///   - isUnknown: Whether a variable is to be eliminated; others are carried along.
  init(rows: [[(variable: Int, coefficient: Double)]], isUnknown: (Int) -> Bool) {
    self.rows = rows
    work = Self.workPerRow * rows.count
    multiples = .init(repeating: [], count: rows.count)
    isOpen = .init(repeating: true, count: rows.count)
    lengths = .init(repeating: 0, count: rows.count)
    for row in rows.indices {
      for (variable, _) in rows[row] where isUnknown(variable) {
        users[variable, default: []].append(row)
        lengths[row] += 1
      }
      enqueue(row)
    }
    while let row = nextRow() { eliminate(row) }
  }

  private mutating func enqueue(_ row: Int) {
    while buckets.count <= lengths[row] { buckets.append([]) }
    buckets[lengths[row]].append(row)
  }

  /// The shortest row that is left; entries of the buckets that are out of date are dropped.
  private mutating func nextRow() -> Int? {
    for length in buckets.indices {
      while let row = buckets[length].last {
        if isOpen[row], lengths[row] == length { return row }
        buckets[length].removeLast()
      }
    }
    return nil
  }

  private mutating func eliminate(_ row: Int) {
    isOpen[row] = false
    var largest = 0.0
    for (variable, coefficient) in rows[row] where users[variable] != nil { largest = max(largest, abs(coefficient)) }
    // Nothing is left of the row: it says what others say.
    guard largest > 1e-9 else { return }
    var best: (uses: Int, variable: Int, coefficient: Double)?
    for (variable, coefficient) in rows[row] where abs(coefficient) >= 0.1 * largest {
      guard let uses = users[variable]?.count else { continue }
      if best == nil || (uses, variable) < (best!.uses, best!.variable) { best = (uses, variable, coefficient) }
    }
    let (_, variable, pivot) = best!
    pivots.append(Pivot(row: row, variable: variable))
    let others = users.removeValue(forKey: variable)!
    for (other, _) in rows[row] where other != variable { users[other]?.removeAll { $0 == row } }
    for other in others where isOpen[other] {
      guard let term = rows[other].first(where: { $0.variable == variable }) else { continue }
      subtract(row, from: other, factor: term.coefficient / pivot, without: variable)
      enqueue(other)
    }
  }

  /// Merges two rows, both in the order of their variables.
  private mutating func subtract(_ row: Int, from other: Int, factor: Double, without eliminated: Int) {
    multiples[other].append((row, factor))
    work &+= Self.workPerTerm * (rows[row].count &+ rows[other].count)
    var merged: [(variable: Int, coefficient: Double)] = []
    merged.reserveCapacity(rows[row].count + rows[other].count)
    var (left, right) = (0, 0)
    var length = 0
    while left < rows[other].count || right < rows[row].count {
      let leftVariable = left < rows[other].count ? rows[other][left].variable : .max
      let rightVariable = right < rows[row].count ? rows[row][right].variable : .max
      let variable = min(leftVariable, rightVariable)
      var coefficient = 0.0
      var scale = 0.0
      if leftVariable == variable {
        coefficient = rows[other][left].coefficient
        scale = abs(coefficient)
        left += 1
      }
      if rightVariable == variable {
        coefficient -= factor * rows[row][right].coefficient
        scale = max(scale, abs(factor * rows[row][right].coefficient))
        right += 1
      }
      let vanishes = variable == eliminated || abs(coefficient) <= 1e-13 * scale
      let isNew = leftVariable != variable
      if vanishes {
        if !isNew { users[variable]?.removeAll { $0 == other } }
        continue
      }
      if isNew { users[variable]?.append(other) }
      if users[variable] != nil { length += 1 }
      merged.append((variable, coefficient))
    }
    rows[other] = merged
    lengths[other] = length
  }
}
