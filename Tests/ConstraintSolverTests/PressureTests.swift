import ConstraintSolver
import TestSupport
import Testing

/// Which limits hold a value, and which merely meet it.
@Suite struct PressureTests {
  let solver = Solver()

  @Test func theLimitThatIsPulledAtIsNamed() throws {
    let width = solver.makeVariable("width")
    let least = try solver.add((width >= 50).priority(Priority(750)))
    let most = try solver.add((width <= 50).priority(Priority(251)))
    #expect(solver.pressedConstraints.isEmpty)
    let wish = try solver.add((width == 20).priority(Priority(240)))
    #expect(solver.pressedConstraints == [least])
    let firmer = try solver.add((width == 200).priority(Priority(250)))
    #expect(solver.pressedConstraints == [most])
    solver.remove(firmer)
    solver.remove(wish)
    #expect(solver.pressedConstraints.isEmpty)
  }

  @Test func aLimitHoldsBackWhatPullsFromAfar() throws {
    let (left, width) = (solver.makeVariable("left"), solver.makeVariable("width"))
    try solver.add(left == 10)
    let limit = try solver.add(left + width <= 300)
    let slack = try solver.add(left + width <= 310)
    try solver.add((width == 400).priority(.low))
    #expect(solver.pressedConstraints == [limit])
    solver.remove(limit)
    #expect(solver.pressedConstraints == [slack])
  }

  /// Without a limit that is pressed something of a priority is better; without one that holds and is not, nothing is.
  @Test(arguments: 0..<150)
  func pressedLimitsAreThoseThatAreMissed(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let variables = (0..<4).map { solver.makeVariable("x\($0)") }
    let constraints = randomConstraints(between: variables, &generator)
    let handles = try constraints.map { try solver.add($0) }
    let pressed = Set(solver.pressedConstraints)
    let values = variables.map { solver.value(of: $0) }
    for (place, handle) in handles.enumerated() where constraints[place].relation != .equal {
      guard solver.error(of: handle) == 0 else { continue }
      let rest = constraints.indices.filter { $0 != place }.map { constraints[$0] }
      let other = Solver()
      let others = variables.map { _ in other.makeVariable() }
      for constraint in rest { try other.add(constraint) }
      let gains = zip(errors(of: rest, at: values), errors(of: rest, at: others.map { other.value(of: $0) }))
        .map { $0 - $1 }
      let first = gains.first { $0.magnitude > 1e-6 } ?? 0
      #expect(pressed.contains(handle) ? first > 0 : first == 0)
    }
  }

  /// Numbers that are not whole: hardly more constraints meet in a point by chance than have to. Opposite ones are made.
  private func randomConstraints(
    between variables: [Variable], _ generator: inout SeededGenerator
  ) -> [LinearConstraint] {
    var constraints: [LinearConstraint] = []
    for _ in 0..<9 {
      let coefficients = variables.map { _ in Double.random(in: -20...20, using: &generator) }
      let expression = LinearExpression(
        zip(variables, coefficients).filter { $1 > -5 }.map { Term($0, coefficient: $1) },
        constant: Double.random(in: -20...20, using: &generator))
      let priorities = [250, 251, 500, 750].shuffled(using: &generator).map { Priority($0) }
      let isEquation = Bool.random(using: &generator)
      constraints.append(
        LinearConstraint(expression, isEquation ? .equal : .lessThanOrEqual, priority: priorities[0]))
      if !isEquation, Bool.random(using: &generator) {
        constraints.append(LinearConstraint(expression, .greaterThanOrEqual, priority: priorities[1]))
      }
    }
    return constraints
  }

  /// The sums of errors, the highest priority's first.
  private func errors(of constraints: [LinearConstraint], at values: [Double]) -> [Double] {
    [750, 500, 251, 250].map { priority in
      constraints.filter { $0.priority.rawValue == priority }.reduce(0) { sum, constraint in
        let value = constraint.expression.terms.reduce(constraint.expression.constant) {
          $0 + $1.coefficient * values[$1.variable.index]
        }
        return sum + constraint.violation(ofExpressionAt: value)
      }
    }
  }
}
