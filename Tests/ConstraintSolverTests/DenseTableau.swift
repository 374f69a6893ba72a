import ConstraintSolver

/// A row of a system to be solved: a linear form with a cost for being off zero.
struct DenseRow {
  /// Pairs of a column and a coefficient, each column once.
  var terms: [(column: Int, coefficient: Double)]
  var constant: Double
  var relation: Relation
  /// The rank of the cost; a lower tier is infinitely dearer than a higher one.
  var tier: Int
  var weight: Double
}

/// A tableau that minimises piecewise linear costs, tier by tier.
///
/// Every row has a residual r and costs `weight × |r|`, or one side of it. Every
/// variable has a row of its own, x - preferred, so that there is always a vertex
/// to stand on and the empty system has a solution: the preferred values. At a
/// vertex as many residuals as there are variables are zero ("nonbasic"); the
/// tableau holds the others as sums of these.
///
/// Whatever a tier has settled stays settled: a nonbasic residual whose change
/// costs something at a tier is barred from changing at all later tiers.
struct DenseTableau {
  let columns: Int
  let rows: Int
  /// `rows` × `columns`: the basic residuals by the nonbasic ones.
  var entries: [Double]
  /// The residuals of the rows.
  var values: [Double]
  /// Which residual a row holds: `0..<columns` are the variables' own, then the system's rows.
  var basic: [Int]
  var nonbasic: [Int]
  var mayIncrease: [Bool]
  var mayDecrease: [Bool]
  /// On which side of zero a basic residual counts, where it is zero.
  var side: [Double]
  /// By residual: tier and slopes of the cost on the two sides of zero.
  var tier: [Int]
  var leftSlope: [Double]
  var rightSlope: [Double]
  /// By residual: what counts as zero.
  var tolerance: [Double]
  let preferred: [Double]

  static let costTolerance = 1e-9
  static let pivotTolerance = 1e-10

  /// - Parameters:
  ///   - preferred: A value for every variable; the tableau starts there.
  ///   - ownTiers: The tiers of the variables' own costs, |x - preferred|.
  ///   - system: The rows.
  init(preferred: [Double], ownTiers: [Int], system: [DenseRow]) {
    columns = preferred.count
    rows = system.count
    self.preferred = preferred
    entries = [Double](repeating: 0, count: columns * rows)
    values = [Double](repeating: 0, count: rows)
    basic = Array(columns..<(columns + rows))
    nonbasic = Array(0..<columns)
    mayIncrease = [Bool](repeating: true, count: columns)
    mayDecrease = mayIncrease
    side = [Double](repeating: 1, count: rows)
    tier = ownTiers
    leftSlope = [Double](repeating: -1, count: columns)
    rightSlope = [Double](repeating: 1, count: columns)
    tolerance = preferred.map { 1e-9 * max(1, abs($0)) }
    for (row, content) in system.enumerated() { load(content, into: row) }
  }

  private mutating func load(_ content: DenseRow, into row: Int) {
    // Rows are scaled by their largest coefficient, so that tolerances mean the same in all of them.
    let largest = content.terms.reduce(0) { max($0, abs($1.coefficient)) }
    let scale = largest > 0 ? 1 / largest : 1
    var value = content.constant * scale
    var magnitude = max(1, abs(value))
    for (column, coefficient) in content.terms {
      entries[row * columns + column] = coefficient * scale
      value += coefficient * scale * preferred[column]
      magnitude = max(magnitude, abs(coefficient * scale * preferred[column]))
    }
    let weight = content.weight / scale
    tier.append(content.tier)
    leftSlope.append(content.relation == .lessThanOrEqual ? 0 : -weight)
    rightSlope.append(content.relation == .greaterThanOrEqual ? 0 : weight)
    tolerance.append(1e-9 * magnitude)
    values[row] = abs(value) <= 1e-9 * magnitude ? 0 : value
    side[row] = values[row] < 0 || (values[row] == 0 && content.relation == .lessThanOrEqual) ? -1 : 1
  }

  /// The variables' values at the present vertex.
  var variableValues: [Double] {
    var result = preferred
    for row in 0..<rows where basic[row] < columns { result[basic[row]] += values[row] }
    return result
  }

  /// The cost of a tier at the present vertex.
  func cost(ofTier wanted: Int) -> Double {
    var sum = 0.0
    for row in 0..<rows where tier[basic[row]] == wanted {
      let value = values[row]
      sum += value * (value < 0 ? leftSlope[basic[row]] : rightSlope[basic[row]])
    }
    return sum
  }

  /// How a tier's cost changes with each nonbasic residual, their own costs left out.
  func gradient(ofTier wanted: Int) -> [Double] {
    var gradient = [Double](repeating: 0, count: columns)
    for row in 0..<rows where tier[basic[row]] == wanted {
      let slope = side[row] < 0 ? leftSlope[basic[row]] : rightSlope[basic[row]]
      if slope == 0 { continue }
      for column in 0..<columns { gradient[column] += slope * entries[row * columns + column] }
    }
    return gradient
  }
}
