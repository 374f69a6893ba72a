extension Solver {
  /// Makes a variable one whose value is suggested again and again.
  ///
  /// The variable is held at its present value until ``suggest(_:for:)`` gives it another.
  ///
  ///     solver.addEditVariable(width, priority: Priority(999))
  ///     solver.suggest(844, for: width)
  ///
  /// - Parameters:
  ///   - variable: A variable that is not an edit variable yet.
  ///   - priority: The level at which it keeps to the suggested value. A suggestion is a
  ///     wish that nobody refuses, so ``Priority/required`` counts as the highest level below it.
  public func addEditVariable(_ variable: Variable, priority: Priority) {
    precondition(edits[variable] == nil, "variable \(variable.index) is already an edit variable")
    let level = min(priority, .highestBelowRequired)
    // A variable that nothing holds is where it prefers to be: no need to solve for that.
    let present = engine.isUnconstrained(variable.index) ? variables[variable.index].preferred : value(of: variable)
    let handle = append((variable == present).priority(level))
    records[handle.index]?.isEdit = true
    edits[variable] = handle
  }

  /// Suggests a value for an edit variable.
  ///
  ///     solver.suggest(844, for: width)
  public func suggest(_ value: Double, for variable: Variable) {
    guard let handle = edits[variable] else {
      preconditionFailure("variable \(variable.index) is not an edit variable")
    }
    forgetAnswers()
    let cost = records.cost(at: handle.index)
    records.setConstant(-value, at: handle.index)
    if !engine.shift(cost, to: value, following: &following) {
      engine.displace(cost, to: value, carryingVertex: true)
    }
  }

  /// Suggests values for several edit variables at once.
  ///
  ///     solver.suggest([(width, 844), (height, 390)])
  public func suggest(_ suggestions: [(variable: Variable, value: Double)]) {
    for (variable, value) in suggestions { suggest(value, for: variable) }
  }

  /// Makes an edit variable an ordinary one again.
  public func removeEditVariable(_ variable: Variable) {
    guard let handle = edits.removeValue(forKey: variable) else {
      preconditionFailure("variable \(variable.index) is not an edit variable")
    }
    discard(handle)
  }
}
