extension Solver {
  /// A solved state.
  struct Solution {
    /// The vertex that the tie-break rule picks, or that ambiguity was exercised to.
    var values: [Double]
    /// The tableau when the priorities were settled, before the tie-break.
    var face: DenseTableau
    /// The last tier of the priorities.
    var settled: Int
    /// By row of the tableau.
    var handles: [ConstraintHandle]
    /// The tableau at the vertex of `values`.
    var vertex: DenseTableau
  }

  /// The required constraints by time of adding, each a tier of its own, so that the first to fail is found.
  private func requiredRows() -> (rows: [DenseRow], handles: [ConstraintHandle]) {
    var rows: [DenseRow] = []
    var handles: [ConstraintHandle] = []
    for (index, record) in records.enumerated() {
      guard let record, record.isRequired else { continue }
      rows.append(row(of: record.constraint, tier: rows.count, weight: 1))
      handles.append(ConstraintHandle(index: index))
    }
    return (rows, handles)
  }

  private func row(of constraint: LinearConstraint, tier: Int, weight: Double) -> DenseRow {
    DenseRow(
      terms: constraint.expression.terms.map { ($0.variable.index, $0.coefficient) },
      constant: constraint.expression.constant, relation: constraint.relation, tier: tier, weight: weight)
  }

  /// Solves the required constraints only, in the order of adding, and names the first conflict.
  ///
  /// - Parameter handle: A constraint to be tried last of all.
  func findConflict(refusing handle: ConstraintHandle? = nil) -> Conflict? {
    var (rows, handles) = requiredRows()
    if let handle, let position = handles.firstIndex(of: handle) {
      rows.append(rows.remove(at: position))
      handles.append(handles.remove(at: position))
      for index in rows.indices { rows[index].tier = index }
    }
    let own = [Int](repeating: .max - 1, count: variables.count)
    var tableau = DenseTableau(preferred: variables.map(\.preferred), ownTiers: own, system: rows)
    for tier in rows.indices {
      tableau.minimize(tier: tier)
      if tableau.cost(ofTier: tier) == 0 { continue }
      // The certificate: a sum of these rows, none of which may move, says that this one stays off zero.
      let gradient = tableau.gradient(ofTier: tier)
      var members = [handles[tier]]
      for column in gradient.indices where abs(gradient[column]) > DenseTableau.costTolerance {
        members.append(handles[tableau.nonbasic[column] - tableau.columns])
      }
      return Conflict(constraints: members.sorted(), refused: handle ?? handles[tier])
    }
    return nil
  }

  /// Solves, if anything has changed, and returns the solved state.
  func solved() -> Solution {
    if let solution { return solution }
    var (rows, handles) = requiredRows()
    let ranks = Array(Set(variables.map(\.rank))).sorted()
    var optional: [(level: Double, handle: ConstraintHandle, constraint: LinearConstraint)] = []
    for (index, record) in records.enumerated() {
      guard let record, !record.isRequired else { continue }
      let level = record.isBroken ? 1000 : record.constraint.priority.rawValue
      optional.append((level, ConstraintHandle(index: index), record.constraint))
    }
    let levels = Array(Set(optional.map(\.level))).sorted(by: >)
    let firstRank = rows.count + levels.count
    let required = rows.count
    for (level, handle, constraint) in optional {
      let tier = required + levels.firstIndex(of: level)!
      rows.append(row(of: constraint, tier: tier, weight: constraint.weight))
      handles.append(handle)
    }
    let own = variables.map { firstRank + ranks.firstIndex(of: $0.rank)! }
    var tableau = DenseTableau(preferred: variables.map(\.preferred), ownTiers: own, system: rows)
    for tier in 0..<firstRank { tableau.minimize(tier: tier) }
    let face = tableau
    for tier in firstRank..<(firstRank + ranks.count) { tableau.minimize(tier: tier) }
    for variable in variables.indices where tableau.mayIncrease.contains(true) || tableau.mayDecrease.contains(true) {
      tableau.tier[variable] = firstRank + ranks.count + variable
      tableau.minimize(tier: tableau.tier[variable])
    }
    let new = Solution(
      values: tableau.variableValues, face: face, settled: firstRank - 1, handles: handles, vertex: tableau)
    solution = new
    return new
  }

  /// The value of a variable; solves if needed.
  ///
  ///     try solver.add(width == 44)
  ///     solver.value(of: width)  // 44.0
  public func value(of variable: Variable) -> Double {
    solved().values[variable.index]
  }

  /// How far a constraint is from holding, in the units of its expression.
  ///
  ///     let hugging = try solver.add((width <= 80).priority(.low))
  ///     try solver.add(width == 100)
  ///     solver.error(of: hugging)  // 20.0
  public func error(of handle: ConstraintHandle) -> Double {
    let constraint = record(of: handle).constraint
    let values = solved().values
    var value = constraint.expression.constant
    var magnitude = abs(value)
    for term in constraint.expression.terms {
      value += term.coefficient * values[term.variable.index]
      magnitude = max(magnitude, abs(term.coefficient * values[term.variable.index]))
    }
    let violation = constraint.violation(ofExpressionAt: value)
    return violation <= 1e-9 * max(1, magnitude) ? 0 : violation
  }
}
