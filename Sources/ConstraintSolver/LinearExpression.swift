/// A variable times a number, as a part of a ``LinearExpression``.
public struct Term: Hashable, Sendable {
  public let variable: Variable
  public let coefficient: Double

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
  /// The variables and their coefficients, none of them zero, in the variables' order.
  public private(set) var terms: [Term]
  /// What is added to the terms.
  public var constant: Double

  /// Creates an expression; terms of the same variable are added up.
  ///
  /// - Parameters:
  ///   - terms: Variables and their coefficients, in any order.
  ///   - constant: What is added to them.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
    normalize()
  }

  public init(_ variable: Variable) {
    terms = [Term(variable)]
    constant = 0
  }

  public init(_ constant: Double) {
    terms = []
    self.constant = constant
  }

  private mutating func normalize() {
    var isNormal = true
    for index in terms.indices {
      if terms[index].coefficient == 0 { isNormal = false }
      if index > 0, terms[index - 1].variable >= terms[index].variable { isNormal = false }
    }
    if isNormal { return }
    let sorted = terms.sorted { $0.variable < $1.variable }
    terms.removeAll(keepingCapacity: true)
    for term in sorted {
      if let last = terms.last, last.variable == term.variable {
        terms[terms.count - 1] = Term(term.variable, coefficient: last.coefficient + term.coefficient)
      } else {
        terms.append(term)
      }
    }
    terms.removeAll { $0.coefficient == 0 }
  }
}
