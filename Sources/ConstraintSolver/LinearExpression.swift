/// A variable times a number, as a part of a ``LinearExpression``.
public struct Term: Hashable, Sendable {
  /// The variable.
  public let variable: Variable
  /// What the variable is multiplied by.
  public let coefficient: Double

  /// Creates a term.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of variables times numbers, and a number.
///
/// Expressions are written with `+`, `-` and `*`; the comparisons `==`, `<=` and
/// `>=` make a ``LinearConstraint`` of two of them.
///
///     let centre = left + 0.5 * width
///     centre.terms     // left × 1, width × 0.5
///     centre.constant  // 0.0
///
/// The terms are kept in the order of their variables, each variable once, so
/// that two ways to write a sum are equal.
public struct LinearExpression: Hashable, Sendable {
  /// What is added to the terms.
  public var constant: Double
  /// The variables and their coefficients, none of them zero, in the variables' order.
  public private(set) var terms = Terms()

  /// Creates an expression; terms of the same variable are added up.
  ///
  /// - Parameters:
  ///   - terms: Variables and their coefficients, in any order.
  ///   - constant: What is added to them.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.constant = constant
    var pending: Term?
    for term in terms.sorted(by: { $0.variable < $1.variable }) {
      if let last = pending, last.variable == term.variable {
        pending = Term(term.variable, coefficient: last.coefficient + term.coefficient)
      } else {
        if let last = pending { self.terms.append(last) }
        pending = term
      }
    }
    if let last = pending { self.terms.append(last) }
  }

  /// Creates an expression of one variable.
  public init(_ variable: Variable) {
    constant = 0
    terms.append(Term(variable))
  }

  /// Creates the sum of a variable and so many times another one.
  ///
  ///     LinearExpression(left, plus: 0.5, times: width)   // the centre
  public init(_ variable: Variable, plus factor: Double, times other: Variable) {
    guard variable < other, factor != 0 else {
      self = LinearExpression(variable) + factor * LinearExpression(other)
      return
    }
    constant = 0
    terms.append(Term(variable))
    terms.append(Term(other, coefficient: factor))
  }

  /// Creates an expression of a number alone.
  public init(_ constant: Double) { self.constant = constant }

  init(_ terms: Terms, constant: Double) {
    self.constant = constant
    self.terms = terms
  }
}
