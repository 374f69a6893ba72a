extension Solver {
  /// The inequalities that something of their own priority, or of a lower one, presses against.
  ///
  /// Two opposite limits can both hold with equality, though only one of them holds the value:
  ///
  ///     let least = try solver.add((width >= 50).priority(Priority(750)))
  ///     let most = try solver.add((width <= 50).priority(Priority(251)))
  ///     let wish = try solver.add((width == 200).priority(Priority(250)))
  ///     solver.value(of: width)     // 50.0
  ///     solver.pressedConstraints   // [most]
  ///
  /// What breaks ties does not press.
  public var pressedConstraints: [ConstraintHandle] {
    solve()
    var vertex = presentVertex()
    let pressed = vertex.pressedCosts()
    return records.indices.compactMap { index in
      guard let record = records[index], record.constraint.relation != .equal, pressed.contains(record.cost) else {
        return nil
      }
      return ConstraintHandle(index: index)
    }
  }
}
