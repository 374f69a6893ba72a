import ConstraintSolver

/// A solver for a few of a layout's constraints, to ask what holds between them alone.
final class TrialSolver {
  private let solver = Solver()
  /// The trial's own, by those of the layout.
  private var variables: [Variable: Variable] = [:]

  /// - Returns: Whether the constraint can hold with those that were added before.
  func add(_ constraint: LinearConstraint) -> Bool {
    var own = constraint
    own.expression = translated(constraint.expression)
    do throws(Conflict) {
      try solver.add(own)
      return true
    } catch {
      return false
    }
  }

  /// All the values that an expression of the layout's variables can have.
  func range(of expression: LinearExpression) -> ClosedRange<Double> { solver.range(of: translated(expression)) }

  private func translated(_ expression: LinearExpression) -> LinearExpression {
    LinearExpression(
      expression.terms.map { Term(variable(for: $0.variable), coefficient: $0.coefficient) },
      constant: expression.constant)
  }

  private func variable(for variable: Variable) -> Variable {
    if let known = variables[variable] { return known }
    let made = solver.makeVariable()
    variables[variable] = made
    return made
  }
}
