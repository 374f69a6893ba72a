import ConstraintSolver

/// Some of a layout's constraints, to ask again and again which of them hold together.
struct TrialSystem {
  private var constraints: [LinearConstraint] = []
  private var variableCount = 0

  init(_ constraints: [LinearConstraint]) {
    // The variables of a solver are counted from 0: in each trial they are the same.
    var variables: [Variable: Variable] = [:]
    let counter = Solver()
    self.constraints = constraints.map { constraint in
      var own = constraint
      own.expression = LinearExpression(
        constraint.expression.terms.map { term in
          let variable = variables[term.variable] ?? counter.makeVariable()
          variables[term.variable] = variable
          return Term(variable, coefficient: term.coefficient)
        },
        constant: constraint.expression.constant)
      return own
    }
    variableCount = variables.count
  }

  /// Adds constraints in order, up to the first that cannot hold with those before it.
  ///
  /// - Parameter places: Those of the constraints among the system's.
  /// - Returns: An irreducible conflict as places in `places`, the constraint that cannot hold last; `nil` if all hold.
  func conflict(addingInOrder places: [Int]) -> [Int]? {
    let solver = Solver()
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    return solver.firstRefused(of: places.map { constraints[$0] })
  }
}
