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
  /// `constraint gap.active = false`
  case setActive(identifier: String, Bool)
  /// `root.bounds.size = compressed`
  case fitRoot(FittingSize)
  /// `sizeToFit name`: gives a view the size of its content.
  case sizeToFit(view: String)
  /// Names the constraint of a conflict that gives way.
  case breaks(identifier: String)
  /// `add name.width == 100`
  case addConstraint(ConstraintDescription)
  /// `remove gap`
  case removeConstraint(identifier: String)
  /// `addSubview a to b`: puts a view in front of another's subviews.
  case addSubview(String, to: String)
  /// `insert a above b`
  case insertSubview(String, above: String)
  /// `insert a below b`
  case insertSubviewBelow(String, below: String)
  /// `removeFromSuperview a`
  case removeFromSuperview(String)
  /// `bringSubviewToFront a`
  case bringSubviewToFront(String)
  /// `sendSubviewToBack a`
  case sendSubviewToBack(String)
  /// `exchange a, b`: exchanges two siblings in the order of drawing.
  case exchange(String, String)
  /// `addArrangedSubview a to b at 0`: puts a view into a stack view's row, at the end without a place.
  case addArrangedSubview(String, to: String, at: Int?)
  /// `removeArrangedSubview a`: takes a view out of its stack view's row; it remains a subview.
  case removeArrangedSubview(String)
  /// `exerciseAmbiguity a`: shows another layout that the constraints allow.
  case exerciseAmbiguity(view: String)
  /// `keyboard = shown`
  case setKeyboard(Keyboard)
  /// `layout`: lays out, so that later steps read solved frames.
  case layout

  /// UIKit's target sizes for a fitting size: as small and as large as the constraints allow.
  public enum FittingSize: String, Hashable, Sendable, CaseIterable {
    /// As small or as large as possible.
    case compressed, expanded
  }
}

/// What a step does with a value.
public enum AssignmentOperator: String, Hashable, Sendable, CaseIterable {
  /// Replaces the value.
  case set = "="
  /// Adds to the value.
  case add = "+="
  /// Subtracts from the value.
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
  /// The parts of rectangles, points, sizes, insets and pairs of priorities.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// A part of a rectangle, a point or a size.
    case origin, size, x, y, width, height
    /// A part of insets.
    case top, left, bottom, right
    /// A part of a pair of priorities.
    case horizontal, vertical
  }

  /// The view's name.
  public var view: String
  /// The property.
  public var property: ViewProperty
  /// From the outside in; empty for the whole property.
  public var parts: [Part]

  /// Creates a path.
  public init(view: String, property: ViewProperty, parts: [Part] = []) {
    self.view = view
    self.property = property
    self.parts = parts
  }
}
