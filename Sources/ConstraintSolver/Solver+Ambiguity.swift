extension Solver {
  /// Whether the constraints leave a variable more than one value.
  ///
  ///     let left = solver.makeVariable("left")
  ///     try solver.add(left >= 0)
  ///     solver.isAmbiguous(left)  // true
  public func isAmbiguous(_ variable: Variable) -> Bool {
    isAmbiguous(LinearExpression(variable))
  }

  /// Whether the constraints leave an expression more than one value.
  ///
  /// Two ambiguous variables can have a sum that is not.
  ///
  ///     try solver.add(left + right == 100)
  ///     solver.isAmbiguous(left)          // true
  ///     solver.isAmbiguous(left + right)  // false
  public func isAmbiguous(_ expression: LinearExpression) -> Bool {
    let range = range(of: expression)
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { return true }
    return range.upperBound - range.lowerBound > 1e-7 * max(1, abs(range.lowerBound))
  }

  /// The values that an expression can have while every constraint is as well satisfied as it can be.
  ///
  ///     try solver.add(left >= 0)
  ///     try solver.add(left <= 100)
  ///     solver.range(of: LinearExpression(left))  // 0...100
  public func range(of expression: LinearExpression) -> ClosedRange<Double> {
    let solution = solved()
    var objective = [Double](repeating: 0, count: variables.count)
    for term in expression.terms { objective[term.variable.index] = term.coefficient }
    let least = solution.face.least(of: objective, settled: solution.settled).value
    let negated = solution.face.least(of: objective.map { -$0 }, settled: solution.settled).value
    let lower = expression.constant + least
    return lower...max(lower, expression.constant - negated)
  }

  /// The ways in which the values can change at no cost, one for each edge that leaves the present vertex.
  ///
  /// Empty if nothing is ambiguous.
  public func freedoms() -> [Freedom] {
    let solution = solved()
    let vertex = faceVertex(of: solution)
    var result: [Freedom] = []
    for column in 0..<vertex.columns {
      let increase = vertex.extent(ofColumn: column, direction: 1, settled: solution.settled)
      let decrease = vertex.extent(ofColumn: column, direction: -1, settled: solution.settled)
      if increase == 0, decrease == 0 { continue }
      let direction = vertex.direction(ofColumn: column)
      result.append(
        Freedom(
          direction: direction.indices.filter { direction[$0] != 0 }.map { (Variable(index: $0), direction[$0]) },
          decrease: decrease, increase: increase))
    }
    return result
  }

  /// The tableau at the vertex of the values, with the ways open that cost nothing.
  private func faceVertex(of solution: Solution) -> DenseTableau {
    var vertex = solution.vertex
    vertex.mayIncrease = [Bool](repeating: true, count: vertex.columns)
    vertex.mayDecrease = vertex.mayIncrease
    for tier in 0...max(0, solution.settled) { vertex.minimize(tier: tier) }
    return vertex
  }

  /// Moves to another optimal vertex, where there is one, as a debugger does to show that a layout is ambiguous.
  ///
  ///     solver.value(of: left)      // 0.0
  ///     solver.exerciseAmbiguity()  // true
  ///     solver.value(of: left)      // 100.0
  ///
  /// Called again and again it shows one vertex after the other. Any change of the
  /// system brings the values of the tie-break rule back.
  ///
  /// - Returns: Whether the values have changed.
  @discardableResult
  public func exerciseAmbiguity() -> Bool {
    var solution = solved()
    let vertex = faceVertex(of: solution)
    shown.append(vertex.variableValues)
    var moved: DenseTableau?
    for column in 0..<vertex.columns {
      for direction in [1.0, -1.0] {
        let extent = vertex.extent(ofColumn: column, direction: direction, settled: solution.settled)
        guard extent > 0, extent.isFinite else { continue }
        var objective = [Double](repeating: 0, count: vertex.columns)
        // Towards the far end of the edge: the residual itself is what grows.
        for (index, rate) in vertex.direction(ofColumn: column).enumerated() { objective[index] = -direction * rate }
        var candidate = vertex
        if candidate.minimize(objective: objective, settled: solution.settled) == .unbounded { continue }
        if moved == nil { moved = candidate }
        if !shown.contains(where: { isNear($0, candidate.variableValues) }) {
          solution.vertex = candidate
          solution.values = candidate.variableValues
          self.solution = solution
          return true
        }
      }
    }
    guard let moved, !isNear(moved.variableValues, solution.values) else { return false }
    shown.removeAll()
    solution.vertex = moved
    solution.values = moved.variableValues
    self.solution = solution
    return true
  }

  private func isNear(_ lhs: [Double], _ rhs: [Double]) -> Bool {
    zip(lhs, rhs).allSatisfy { abs($0 - $1) <= 1e-7 * max(1, abs($0)) }
  }

  /// The constraints that give a variable its value: if one of them changed a little, so would the value.
  ///
  ///     let pinned = try solver.add(left == 8)
  ///     let sized = try solver.add(right == left + 100)
  ///     solver.constraintsAffecting(right)  // [pinned, sized]
  public func constraintsAffecting(_ variable: Variable) -> [ConstraintHandle] {
    let solution = solved()
    return solution.vertex.rowsFixing(variable: variable.index).map { solution.handles[$0] }.sorted()
  }
}
