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
  /// - Returns: Whether the values have changed.
  @discardableResult
  public func exerciseAmbiguity() -> Bool {
    solve()
    var vertex = presentVertex()
    shown.append(values(of: vertex))
    var fallback: ActiveSet?
    var unbounded: ActiveSet.Edge?
    for edge in vertex.edges() {
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
    return exerciseAgain(fallback, along: unbounded, from: vertex)
  }

  /// Starts over when all neighbours were shown.
  private func exerciseAgain(
    _ fallback: consuming ActiveSet?, along unbounded: ActiveSet.Edge?, from vertex: borrowing ActiveSet
  ) -> Bool {
    shown.removeAll()
    if let fallback {
      exercised = consume fallback
      return true
    }
    if exercised != nil, unbounded != nil {
      exercised = nil
      return true
    }
    guard let unbounded else { return false }
    let moved = vertex.copy()
    let distance = unbounded.increase.isFinite ? -100.0 : 100.0
    for (variable, rate) in unbounded.rates { moved.values.base[variable.index] += distance * rate }
    exercised = consume moved
    return true
  }

  private func values(of vertex: borrowing ActiveSet) -> [Double] {
    variables.indices.map { vertex.values[$0] }
  }

  private func isNear(_ lhs: [Double], _ rhs: [Double]) -> Bool {
    zip(lhs, rhs).allSatisfy { abs($0 - $1) <= 1e-7 * max(1, abs($0)) }
  }
}
