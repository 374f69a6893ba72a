/// What can stand in a linear expression beside a number: a variable or an expression.
///
///     func sum(_ parts: [some LinearExpressible]) -> LinearExpression {
///       parts.reduce(LinearExpression()) { $0 + $1 }
///     }
///
/// `Double` is left out on purpose: sums of plain numbers stay plain numbers,
/// and a literal beside a variable has one meaning only.
public protocol LinearExpressible {
  /// The same as an expression.
  var linearExpression: LinearExpression { get }
}

extension Variable: LinearExpressible {
  /// The variable times 1.
  public var linearExpression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearExpressible {
  /// The expression itself.
  public var linearExpression: LinearExpression { self }
}

// MARK: - Sums

// Layouts are written in expressions alone. For those the operators are not generic, which is ten times as fast where
// they are used in another module.
extension LinearExpression {
  /// The sum of two expressions.
  public static func + (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    LinearExpression(lhs.terms.adding(rhs.terms), constant: lhs.constant + rhs.constant)
  }

  /// The difference of two expressions.
  public static func - (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    LinearExpression(lhs.terms.adding(rhs.terms, times: -1), constant: lhs.constant - rhs.constant)
  }

  /// The sum of an expression and a number.
  public static func + (lhs: LinearExpression, rhs: Double) -> LinearExpression {
    LinearExpression(lhs.terms, constant: lhs.constant + rhs)
  }

  /// An expression less a number.
  public static func - (lhs: LinearExpression, rhs: Double) -> LinearExpression { lhs + -rhs }

  /// A multiple of an expression.
  public static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    LinearExpression(Terms().adding(expression.terms, times: factor), constant: factor * expression.constant)
  }

  /// A multiple of an expression.
  public static func * (expression: LinearExpression, factor: Double) -> LinearExpression { factor * expression }
}

/// The sum of two expressions.
public func + (lhs: some LinearExpressible, rhs: some LinearExpressible) -> LinearExpression {
  lhs.linearExpression + rhs.linearExpression
}

/// The difference of two expressions.
public func - (lhs: some LinearExpressible, rhs: some LinearExpressible) -> LinearExpression {
  lhs.linearExpression - rhs.linearExpression
}

/// The expression with all signs reversed.
public prefix func - (expression: some LinearExpressible) -> LinearExpression {
  -1 * expression
}

/// The sum of an expression and a number.
public func + (lhs: some LinearExpressible, rhs: Double) -> LinearExpression {
  lhs.linearExpression + rhs
}

/// The sum of a number and an expression.
public func + (lhs: Double, rhs: some LinearExpressible) -> LinearExpression { rhs + lhs }

/// An expression less a number.
public func - (lhs: some LinearExpressible, rhs: Double) -> LinearExpression { lhs + -rhs }

/// A number less an expression.
public func - (lhs: Double, rhs: some LinearExpressible) -> LinearExpression { -1 * rhs + lhs }

// MARK: - Multiples

/// A multiple of an expression.
///
///     2 * (width + 4)  // 2 * width + 8
public func * (factor: Double, expression: some LinearExpressible) -> LinearExpression {
  factor * expression.linearExpression
}

/// A multiple of an expression.
public func * (expression: some LinearExpressible, factor: Double) -> LinearExpression {
  factor * expression
}

// MARK: - Comparisons

/// A required constraint: two expressions are equal.
///
///     right == left + width
public func == (lhs: some LinearExpressible, rhs: some LinearExpressible) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .equal)
}

/// A required constraint: an expression equals a number.
public func == (lhs: some LinearExpressible, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .equal)
}

/// A required constraint: an expression is at most another one.
public func <= (lhs: some LinearExpressible, rhs: some LinearExpressible) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .lessThanOrEqual)
}

/// A required constraint: an expression is at most a number.
public func <= (lhs: some LinearExpressible, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .lessThanOrEqual)
}

/// A required constraint: an expression is at least another one.
public func >= (lhs: some LinearExpressible, rhs: some LinearExpressible) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .greaterThanOrEqual)
}

/// A required constraint: an expression is at least a number.
public func >= (lhs: some LinearExpressible, rhs: Double) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .greaterThanOrEqual)
}
