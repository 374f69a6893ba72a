import ConstraintSolver

/// Four unknowns of a view, in one coordinate space for all.
struct Box {
  let left: Variable
  let top: Variable
  let width: Variable
  let height: Variable

  init(in solver: Solver) {
    left = solver.makeVariable(rank: 1)
    top = solver.makeVariable(rank: 1)
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  var right: LinearExpression { left + width }
  var bottom: LinearExpression { top + height }
}

/// A workload made ready: all that a solver is given when the clock runs.
struct Scene {
  let solver = Solver()
  let root: Box
  var constraints: [LinearConstraint] = []
  /// What has to be true of the values for a root of a width and a height.
  var expectations: [(variable: Variable, value: (Double, Double) -> Double)] = []

  init() {
    root = Box(in: solver)
    constraints = [root.left == 0, root.top == 0]
  }

  mutating func add(_ constraint: LinearConstraint) { constraints.append(constraint) }

  mutating func expect(_ box: Box, _ frame: @escaping (Double, Double) -> (Double, Double, Double, Double)) {
    expectations.append((box.left, { frame($0, $1).0 }))
    expectations.append((box.top, { frame($0, $1).1 }))
    expectations.append((box.width, { frame($0, $1).2 }))
    expectations.append((box.height, { frame($0, $1).3 }))
  }

  /// The largest difference between the values and what they should be.
  func worstError(width: Double, height: Double) -> Double {
    expectations.reduce(0) { max($0, abs(solver.value(of: $1.variable) - $1.value(width, height))) }
  }
}
