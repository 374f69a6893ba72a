extension Solver {
  /// Whether the constraints leave a variable more than one value.
  ///
  ///     let left = solver.makeVariable("left")
  ///     try solver.add(left >= 0)
  ///     solver.isAmbiguous(left)  // true
  public func isAmbiguous(_ variable: Variable) -> Bool {
    findFreeWays()
    switch freeWays!.variables[variable.index] {
    case .none: return false
    case .certain: return true
    case .possible:
      guard !isExhausted else { return false }
      let isAmbiguous = hasExtent(range(of: LinearExpression(variable)))
      // Layout asks, and what explains it asks again; the answer holds until something changes.
      if !isExhausted { freeWays?.variables[variable.index] = isAmbiguous ? .certain : .none }
      return isAmbiguous
    }
  }

  /// Whether it is plain that every variable has one value; `false` where some have to be asked.
  ///
  ///     try solver.add(left == 0)
  ///     solver.isPlainlyDetermined  // true
  public var isPlainlyDetermined: Bool {
    findFreeWays()
    return freeWays!.variables.allSatisfy { $0 == .none }
  }

  /// Whether the constraints leave an expression more than one value.
  ///
  /// Two ambiguous variables can have a sum that is not.
  ///
  ///     try solver.add(left + right == 100)
  ///     solver.isAmbiguous(left)          // true
  ///     solver.isAmbiguous(left + right)  // false
  public func isAmbiguous(_ expression: LinearExpression) -> Bool {
    if expression.terms.count == 1 { return isAmbiguous(expression.terms[0].variable) }
    guard !isExhausted, expression.terms.contains(where: { isAmbiguous($0.variable) }) else { return false }
    findFreeWays()
    // All optima lie in the cone that the ways span: what none of them changes has one value.
    switch engine.ambiguity(of: expression, along: freeWays!) {
    case .none: return false
    case .certain: return true
    case .possible: return hasExtent(range(of: expression))
    }
  }

  private func findFreeWays() {
    solve()
    if freeWays == nil { freeWays = engine.freeWays() }
  }

  private func hasExtent(_ range: ClosedRange<Double>) -> Bool {
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { return true }
    return range.upperBound - range.lowerBound > 1e-7 * max(1, abs(range.lowerBound))
  }

  /// The values that an expression can have while every constraint is as well satisfied as it can be.
  ///
  ///     try solver.add(left >= 0)
  ///     try solver.add(left <= 100)
  ///     solver.range(of: LinearExpression(left))  // 0...100
  public func range(of expression: LinearExpression) -> ClosedRange<Double> {
    solve()
    var copy = engine.copy()
    defer { addWork(of: copy) }
    return copy.range(of: expression)
  }

  /// The ways in which the values can change at no cost.
  ///
  /// There is one for each edge of the set of optima that ends in the present
  /// solution; where several constraints meet by chance and hide an edge, the way
  /// to another optimum stands for it. Empty if nothing is ambiguous.
  ///
  ///     try solver.add(left >= 0)
  ///     try solver.add(left <= 100)
  ///     solver.freedoms()[0].increase  // 100.0
  public func freedoms() -> [Freedom] {
    solve()
    if let foundFreedoms { return foundFreedoms }
    if let (positions, extents) = plainWays() {
      let vertex = Freedom.Vertex(engine.copy())
      let result = zip(positions, extents).map { Freedom(from: vertex, position: Int($0), extent: $1) }
      foundFreedoms = result
      return result
    }
    var vertex = presentVertex()
    var result = vertex.edges().map {
      Freedom(direction: $0.rates, decrease: $0.decrease, increase: $0.increase)
    }
    addWork(of: vertex)
    var covered = Set(result.flatMap { $0.direction.map(\.variable) })
    for index in variables.indices where !isExhausted {
      let variable = Variable(index: index)
      guard !covered.contains(variable), isAmbiguous(variable), let way = wayToOtherOptimum(variable) else { continue }
      covered.formUnion(way.direction.map(\.variable))
      result.append(way)
    }
    foundFreedoms = result
    return result
  }

  /// The straight way to an optimum in which a variable has another value.
  private func wayToOtherOptimum(_ variable: Variable) -> Freedom? {
    for sign in [1.0, -1.0] {
      var copy = presentVertex()
      let objective = Buffer<Double>(repeating: 0, count: variables.count)
      objective[variable.index] = sign
      let least = copy.minimize(objective: objective)
      addWork(of: copy)
      if abs(copy.values[variable.index] - value(of: variable)) <= 1e-7 { continue }
      let direction = variables.indices.compactMap { index -> (variable: Variable, rate: Double)? in
        let change = copy.values[index] - value(of: Variable(index: index))
        return abs(change) <= 1e-9 ? nil : (Variable(index: index), change)
      }
      return Freedom(direction: direction, decrease: 0, increase: least.isFinite ? 1 : .infinity)
    }
    return nil
  }

  func presentVertex() -> ActiveSet {
    var copy = exercised != nil ? exercised!.copy() : engine.copy()
    copy.work = engine.work + variables.count / 8
    copy.workLimit = engine.workLimit
    return copy
  }

  /// The constraints that give a variable its value: if one of them changed a little, so would the value.
  ///
  ///     let pinned = try solver.add(left == 8)
  ///     let sized = try solver.add(right == left + 100)
  ///     solver.constraintsAffecting(right)  // [pinned, sized]
  public func constraintsAffecting(_ variable: Variable) -> [ConstraintHandle] {
    solve()
    let indices =
      exercised != nil
      ? exercised!.constraintsAffecting(variable.index) : engine.constraintsAffecting(variable.index)
    return indices.map(ConstraintHandle.init(index:))
  }
}
