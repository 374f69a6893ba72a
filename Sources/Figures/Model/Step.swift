import Diagnostics
import Geometry

/// One instruction of a panel's `do`.
public enum Step: Hashable, Sendable {
  /// `v1.bounds.size += [40, -50]`
  case assign(PropertyPath, AssignmentOperator, PropertyValue)
  /// `constraint gap.constant = 40`
  case setConstant(identifier: String, AssignmentOperator, Double)
  /// `constraint gap.priority = 500`, or the difference to its priority.
  case setPriority(identifier: String, AssignmentOperator, Double)
  /// `root.bounds.size = compressed`
  case fitRoot(FittingSize)
  case sizeToFit(view: String)
  /// Names the constraint of a conflict that gives way.
  case breaks(identifier: String)
  case addConstraint(ConstraintDescription)
  case removeConstraint(identifier: String)
  case addSubview(String, to: String)
  case insertSubview(String, above: String)
  case insertSubviewBelow(String, below: String)
  case removeFromSuperview(String)
  case bringSubviewToFront(String)
  case sendSubviewToBack(String)
  case exchange(String, String)
  case exerciseAmbiguity(view: String)
  case layout

  public enum FittingSize: String, Hashable, Sendable, CaseIterable {
    case compressed, expanded
  }
}

public enum AssignmentOperator: String, Hashable, Sendable, CaseIterable {
  case set = "="
  case add = "+="
  case subtract = "-="

  /// What becomes of a number.
  ///
  ///     AssignmentOperator.subtract.applied(4, to: 10)   // 6
  public func applied(_ value: Double, to old: Double) -> Double {
    switch self {
    case .set: value
    case .add: old + value
    case .subtract: old - value
    }
  }
}

/// A view's property, or a part of it: `v1.bounds.size.width`.
public struct PropertyPath: Hashable, Sendable {
  public enum Part: String, Hashable, Sendable, CaseIterable {
    case origin, size, x, y, width, height
    case top, left, bottom, right
    case horizontal, vertical
  }

  public var view: String
  public var property: ViewProperty
  /// From the outside in; empty for the whole property.
  public var parts: [Part]

  public init(view: String, property: ViewProperty, parts: [Part] = []) {
    self.view = view
    self.property = property
    self.parts = parts
  }
}
