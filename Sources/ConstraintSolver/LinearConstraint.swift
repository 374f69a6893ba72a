/// How the two sides of a ``LinearConstraint`` compare.
public enum Relation: Hashable, Sendable {
  /// The left side is at most the right side.
  case lessThanOrEqual
  /// Both sides are equal.
  case equal
  /// The left side is at least the right side.
  case greaterThanOrEqual
}

/// A linear expression compared with zero, and how much that matters.
///
/// A constraint is mostly written as a comparison:
///
///     let pinned = right == rootWidth - 8           // required
///     let hugging = (width <= 80).priority(.low)    // gives way to any higher one
///
/// It is a value; a ``Solver`` gives each one that it is asked to keep a handle.
public struct LinearConstraint: Hashable, Sendable {
  /// The left side minus the right side.
  public var expression: LinearExpression
  /// How ``expression`` compares with zero.
  public var relation: Relation
  /// Below required, the solver comes as near to it as higher priorities allow.
  public var priority: Priority
  /// What one unit of error costs among the constraints of the same priority.
  public var weight: Double

  /// Creates a constraint.
  ///
  /// - Parameters:
  ///   - expression: What is compared with zero.
  ///   - relation: How it compares.
  ///   - priority: How much the constraint matters.
  ///   - weight: What its error counts inside its priority, more than zero.
  public init(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required, weight: Double = 1
  ) {
    precondition(weight > 0 && weight.isFinite, "weight \(weight) is not a positive number")
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.weight = weight
  }

  /// Returns the same comparison at another priority.
  ///
  ///     let hugging = (width <= 80).priority(.low)
  public func priority(_ priority: Priority) -> LinearConstraint {
    LinearConstraint(expression, relation, priority: priority, weight: weight)
  }

  /// Returns how far the constraint is from holding where its expression is `value`.
  ///
  ///     (width <= 80).violation(ofExpressionAt: 4)   // 4.0: the width is 84
  ///     (width <= 80).violation(ofExpressionAt: -4)  // 0.0
  public func violation(ofExpressionAt value: Double) -> Double {
    switch relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }
}
