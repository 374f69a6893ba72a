import ConstraintSolver
import TestSupport

/// Makes random constraints, mostly with small whole numbers so that many of them meet in a point.
struct RandomSystem {
  var generator: SeededGenerator
  let variables: [Variable]
  /// A solution that the required constraints are made to have.
  let planted: [Double]

  init(seed: Int, variables: [Variable]) {
    var generator = SeededGenerator(seed: seed)
    planted = variables.map { _ in Double(Int.random(in: -20...20, using: &generator)) }
    self.generator = generator
    self.variables = variables
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func expression() -> LinearExpression {
    let count = [1, 1, 2, 2, 2, 3, 3, 4, 7][number(0...8)]
    var terms: [Term] = []
    for _ in 0..<count {
      let coefficient = [1, 1, 1, -1, -1, -1, 0.5, -0.5, 2, -2, 3][number(0...10)]
      terms.append(Term(variables[number(0...(variables.count - 1))], coefficient: coefficient))
    }
    let expression = LinearExpression(terms)
    return expression.terms.isEmpty ? LinearExpression(variables[0]) : expression
  }

  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * planted[$1.variable.index] }
  }

  mutating func relation() -> Relation {
    [.equal, .lessThanOrEqual, .greaterThanOrEqual][number(0...2)]
  }

  /// A required constraint that the planted solution satisfies.
  mutating func required() -> LinearConstraint {
    var expression = expression()
    let relation = relation()
    expression.constant = -value(of: expression)
    let slack = Double(number(0...2) * number(0...5))
    switch relation {
    case .equal: break
    case .lessThanOrEqual: expression.constant -= slack
    case .greaterThanOrEqual: expression.constant += slack
    }
    return LinearConstraint(expression, relation)
  }

  /// A constraint of one of a few priorities that is likely not to hold.
  mutating func optional() -> LinearConstraint {
    var expression = expression()
    expression.constant = Double(number(-20...20))
    let priority = [Priority(250), .high, .low, Priority(500), Priority(999), Priority(1)][number(0...5)]
    return LinearConstraint(expression, relation(), priority: priority)
  }
}
