import ConstraintSolver

/// A second, slow solver: a dense tableau that starts from nothing each time.
///
/// It shares no code with the solver under test, and finds the answers that the
/// tie-break rule picks by following the rule to the letter.
struct ReferenceSolver {
  var preferred: [Double]
  var ranks: [Int]
  /// The constraints, in any order.
  var constraints: [LinearConstraint]

  struct Answer {
    var values: [Double]
    /// The least cost of each priority below required, the highest first.
    var costs: [Double]
    fileprivate var face: DenseTableau
    fileprivate var settled: Int

    /// Whether the priorities leave a variable more than one value.
    func isAmbiguous(_ variable: Int) -> Bool {
      var objective = [Double](repeating: 0, count: values.count)
      objective[variable] = 1
      let least = face.least(of: objective, settled: settled).value
      objective[variable] = -1
      let greatest = -face.least(of: objective, settled: settled).value
      return !least.isFinite || !greatest.isFinite || greatest - least > 1e-6 * max(1, abs(least))
    }
  }

  private func row(of constraint: LinearConstraint, tier: Int) -> DenseRow {
    DenseRow(
      terms: constraint.expression.terms.map { ($0.variable.index, $0.coefficient) },
      constant: constraint.expression.constant, relation: constraint.relation, tier: tier,
      weight: constraint.priority == .required ? 1 : constraint.weight)
  }

  /// Whether required constraints can hold together.
  static func isSatisfiable(_ constraints: [LinearConstraint], variables: Int) -> Bool {
    let reference = ReferenceSolver(
      preferred: .init(repeating: 0, count: variables), ranks: .init(repeating: 0, count: variables),
      constraints: constraints.map { $0.priority(.required) })
    return reference.solve() != nil
  }

  /// Solves the system; `nil` if the required constraints cannot hold.
  func solve() -> Answer? {
    var rows: [DenseRow] = []
    for constraint in constraints where constraint.priority == .required {
      rows.append(row(of: constraint, tier: rows.count))
    }
    let required = rows.count
    let optional = constraints.filter { $0.priority != .required }
    let levels = Set(optional.map(\.priority)).sorted(by: >)
    for constraint in optional {
      rows.append(row(of: constraint, tier: required + levels.firstIndex(of: constraint.priority)!))
    }
    let firstRank = required + levels.count
    let sortedRanks = Set(ranks).sorted()
    let own = ranks.map { firstRank + sortedRanks.firstIndex(of: $0)! }
    var tableau = DenseTableau(preferred: preferred, ownTiers: own, system: rows)
    for tier in 0..<required {
      tableau.minimize(tier: tier)
      if tableau.cost(ofTier: tier) != 0 { return nil }
    }
    for tier in required..<firstRank { tableau.minimize(tier: tier) }
    let costs = (required..<firstRank).map { tableau.cost(ofTier: $0) }
    let face = tableau
    for tier in sortedRanks.indices { tableau.minimize(tier: firstRank + tier) }
    for variable in preferred.indices {
      tableau.tier[variable] = firstRank + sortedRanks.count + variable
      tableau.minimize(tier: tableau.tier[variable])
    }
    return Answer(values: tableau.variableValues, costs: costs, face: face, settled: firstRank - 1)
  }
}
