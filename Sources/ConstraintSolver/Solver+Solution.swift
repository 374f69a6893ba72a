extension Solver {
  /// Solves, if anything has changed. Asking for a value does the same.
  public func solve() {
    engine.optimize()
  }

  /// The value of a variable; solves if needed.
  ///
  ///     try solver.add(width == 44)
  ///     solver.value(of: width)  // 44.0
  public func value(of variable: Variable) -> Double {
    if !displacements.isEmpty {
      let vertex = exercised != nil ? exercised!.values[variable.index] : engine.values[variable.index]
      return vertex + displacement(of: variable)
    }
    if exercised != nil { return exercised!.values[variable.index] }
    if !engine.isOptimal { engine.optimize() }
    return engine.values[variable.index]
  }

  /// The value of an expression; solves if needed.
  ///
  ///     try solver.add(left == 8)
  ///     try solver.add(width == 44)
  ///     solver.value(of: left + width)  // 52.0
  public func value(of expression: LinearExpression) -> Double {
    var sum = expression.constant
    for index in 0..<expression.terms.count {
      let term = expression.terms[index]
      sum += term.coefficient * value(of: term.variable)
    }
    return sum
  }

  /// How far a constraint is from holding, in the units of its expression.
  ///
  ///     let hugging = try solver.add((width <= 80).priority(.low))
  ///     try solver.add(width == 100)
  ///     solver.error(of: hugging)  // 20.0
  public func error(of handle: ConstraintHandle) -> Double {
    let constraint = record(of: handle).constraint
    var sum = constraint.expression.constant
    var magnitude = 1 + abs(sum)
    for term in constraint.expression.terms {
      let part = term.coefficient * value(of: term.variable)
      sum += part
      magnitude += abs(part)
    }
    let violation = constraint.violation(ofExpressionAt: sum)
    return violation <= 2e-9 * magnitude ? 0 : violation
  }
}
