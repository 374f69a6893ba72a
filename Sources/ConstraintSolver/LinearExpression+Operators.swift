/// What can stand in a linear expression beside a number: a variable or an expression.
///
///     func sum(_ parts: [some LinearExpressible]) -> LinearExpression {
///       parts.reduce(LinearExpression()) { $0 + $1 }
///     }
///
/// `Double` is left out on purpose: sums of plain numbers stay plain numbers,
/// and a literal beside a variable has one meaning only.
public protocol LinearExpressible {
  var linearExpression: LinearExpression { get }
}

extension Variable: LinearExpressible {
  public var linearExpression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearExpressible {
  public var linearExpression: LinearExpression { self }
}

// MARK: - Sums

public func + (lhs: some LinearExpressible, rhs: some LinearExpressible) -> LinearExpression {
  let (lhs, rhs) = (lhs.linearExpression, rhs.linearExpression)
  return LinearExpression(lhs.terms.adding(rhs.terms), constant: lhs.constant + rhs.constant)
}

public func - (lhs: some LinearExpressible, rhs: some LinearExpressible) -> LinearExpression {
  let (lhs, rhs) = (lhs.linearExpression, rhs.linearExpression)
  return LinearExpression(lhs.terms.adding(rhs.terms, times: -1), constant: lhs.constant - rhs.constant)
}

public prefix func - (expression: some LinearExpressible) -> LinearExpression {
  -1 * expression
}

public func + (lhs: some LinearExpressible, rhs: Double) -> LinearExpression {
  var sum = lhs.linearExpression
  sum.constant += rhs
  return sum
}

public func + (lhs: Double, rhs: some LinearExpressible) -> LinearExpression { rhs + lhs }

public func - (lhs: some LinearExpressible, rhs: Double) -> LinearExpression { lhs + -rhs }

public func - (lhs: Double, rhs: some LinearExpressible) -> LinearExpression { -1 * rhs + lhs }

// MARK: - Multiples

public func * (factor: Double, expression: some LinearExpressible) -> LinearExpression {
  let expression = expression.linearExpression
  return LinearExpression(
    LinearExpression.Terms().adding(expression.terms, times: factor), constant: factor * expression.constant)
}

public func * (expression: some LinearExpressible, factor: Double) -> LinearExpression {
  factor * expression
}

// MARK: - Comparisons

public func == (lhs: some LinearExpressible, rhs: some LinearExpressible) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .equal)
}

public func == (lhs: some LinearExpressible, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .equal)
}

public func <= (lhs: some LinearExpressible, rhs: some LinearExpressible) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .lessThanOrEqual)
}

public func <= (lhs: some LinearExpressible, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .lessThanOrEqual)
}

public func >= (lhs: some LinearExpressible, rhs: some LinearExpressible) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .greaterThanOrEqual)
}

public func >= (lhs: some LinearExpressible, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .greaterThanOrEqual)
}
