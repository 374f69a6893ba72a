extension Solver {
  /// Moves to another optimal vertex, where there is one, as a debugger does to show that a layout is ambiguous.
  ///
  ///     solver.value(of: left)      // 0.0
  ///     solver.exerciseAmbiguity()  // true
  ///     solver.value(of: left)      // 100.0
  ///
  /// Called again and again it shows one vertex after the other. Where a way has no
  /// end there is no vertex to go to; the values then go 100 units along it, and
  /// back the next time. Any change of the system brings the values of the tie-break
  /// rule back.
  ///
  /// - Parameter expressions: What has to change; whatever else can stay as it is, does. Empty for anything.
  /// - Returns: Whether the values have changed.
  @discardableResult
  public func exerciseAmbiguity(of expressions: [LinearExpression] = []) -> Bool {
    solve()
    foundFreedoms = nil
    var vertex = presentVertex()
    shown.append(values(of: vertex))
    var fallback: ActiveSet?
    var unbounded: ActiveSet.Edge?
    for edge in edges(from: &vertex, moving: expressions) {
      for isUp in [true, false] {
        let extent = isUp ? edge.increase : edge.decrease
        if extent <= 1e-9 { continue }
        if !extent.isFinite {
          if unbounded == nil { unbounded = edge }
          continue
        }
        var candidate = vertex.copy()
        guard candidate.traverse(edge, up: isUp) else { continue }
        let values = values(of: candidate)
        if !shown.contains(where: { isNear($0, values) }) {
          exercised = consume candidate
          return true
        }
        if fallback == nil { fallback = consume candidate }
      }
    }
    if fallback == nil, unbounded == nil { fallback = otherOptimum(of: expressions, from: vertex) }
    return exerciseAgain(fallback, along: unbounded, of: expressions)
  }

  /// A way without an end, as far as it was gone.
  struct Displacement {
    var rates: [(variable: Variable, rate: Double)]
    var distance: Double
  }

  /// What is added to a variable's value on ways without an end.
  func displacement(of variable: Variable) -> Double {
    displacements.reduce(0) { sum, way in
      sum + (way.rates.first { $0.variable == variable }?.rate ?? 0) * way.distance
    }
  }

  /// The edges that change one of the expressions, those that move the fewest variables first.
  private func edges(from vertex: inout ActiveSet, moving expressions: [LinearExpression]) -> [ActiveSet.Edge] {
    guard !expressions.isEmpty else { return vertex.edges() }
    return vertex.edges().enumerated()
      .filter { edge in expressions.contains { $0.changes(along: edge.element.rates) } }
      .sorted { ($0.element.rates.count, $0.offset) < ($1.element.rates.count, $1.offset) }
      .map(\.element)
  }

  /// Starts over when all neighbours were shown.
  private func exerciseAgain(
    _ fallback: consuming ActiveSet?, along unbounded: ActiveSet.Edge?, of expressions: [LinearExpression]
  ) -> Bool {
    shown.removeAll()
    if let fallback {
      exercised = consume fallback
      return true
    }
    guard let unbounded else { return false }
    let goneWays = displacements.count
    displacements.removeAll { way in
      expressions.isEmpty || expressions.contains { $0.changes(along: way.rates) }
    }
    if displacements.count < goneWays { return true }
    displacements.append(
      Displacement(rates: unbounded.rates, distance: unbounded.increase.isFinite ? -100 : 100))
    return true
  }

  /// An optimum in which one of the expressions differs, where several constraints meet by chance and hide the edge
  /// that leads there.
  private func otherOptimum(of expressions: [LinearExpression], from vertex: borrowing ActiveSet) -> ActiveSet? {
    for expression in expressions {
      for sign in [1.0, -1.0] {
        var copy = vertex.copy()
        let objective = Buffer<Double>(repeating: 0, count: variables.count)
        for term in expression.terms { objective[term.variable.index] = sign * term.coefficient }
        let least = copy.minimize(objective: objective)
        addWork(of: copy)
        guard least.isFinite else { continue }
        let change = expression.terms.reduce(0.0) {
          $0 + $1.coefficient * (copy.values[$1.variable.index] - vertex.values[$1.variable.index])
        }
        if change.magnitude > 1e-7 { return copy }
      }
    }
    return nil
  }

  private func values(of vertex: borrowing ActiveSet) -> [Double] {
    variables.indices.map { vertex.values[$0] }
  }

  private func isNear(_ lhs: [Double], _ rhs: [Double]) -> Bool {
    zip(lhs, rhs).allSatisfy { abs($0 - $1) <= 1e-7 * max(1, abs($0)) }
  }
}

extension LinearExpression {
  /// Whether a movement changes the value, up to what rounding leaves of rates that cancel.
  func changes(along rates: [(variable: Variable, rate: Double)]) -> Bool {
    var (sum, largest) = (0.0, 0.0)
    for term in terms {
      // Rates stand in the order of their variables.
      var (low, high) = (0, rates.count)
      while low < high {
        let middle = (low + high) / 2
        if rates[middle].variable < term.variable { low = middle + 1 } else { high = middle }
      }
      guard low < rates.count, rates[low].variable == term.variable else { continue }
      let part = term.coefficient * rates[low].rate
      sum += part
      largest = max(largest, part.magnitude)
    }
    return sum.magnitude > 1e-9 * max(largest, 1e-3)
  }
}
