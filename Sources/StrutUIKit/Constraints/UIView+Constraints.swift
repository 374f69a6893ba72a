import ViewLayout
import Foundation

extension UIView {
  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] {
    core.constraints.map { held[ObjectIdentifier($0)] ?? NSLayoutConstraint(core: $0) }
  }
  /// Puts a constraint in force.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    core.addConstraint(constraint.core)
    held[ObjectIdentifier(constraint.core)] = constraint
  }
  /// Puts constraints in force.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { addConstraint(one) } }
  /// Takes a constraint out of force.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    core.removeConstraint(constraint.core)
    held[ObjectIdentifier(constraint.core)] = nil
  }
  /// Takes constraints out of force.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { removeConstraint(one) }
  }
  /// How much the content resists being stretched.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    core.setContentHuggingPriority(priority.core, for: axis.core)
  }
  /// How much the content resists being stretched.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(core: core.contentHuggingPriority(for: axis.core))
  }
  /// How much the content resists being compressed.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    core.setContentCompressionResistancePriority(priority.core, for: axis.core)
  }
  /// How much the content resists being compressed.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(core: core.contentCompressionResistancePriority(for: axis.core))
  }
  /// The constraints that give the view its place and its size along an axis; those that the engine makes of contents
  /// and masks are not among them.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    core.constraintsAffectingLayout(for: axis.core).compactMap { requirement in
      guard case .constraint(let core) = requirement else { return nil }
      var view: UIView? = self
      while let holder = view {
        if let constraint = holder.held[ObjectIdentifier(core)] { return constraint }
        view = holder.superview
      }
      return NSLayoutConstraint(core: core)
    }
  }
  /// Whether constraints leave the view's place open.
  public var hasAmbiguousLayout: Bool { core.hasAmbiguousLayout }
}

extension NSLayoutConstraint.Axis {
  var core: Geometry.Axis { self == .horizontal ? .horizontal : .vertical }
}
