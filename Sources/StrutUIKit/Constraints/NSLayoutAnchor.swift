import ViewLayout
public import Foundation

/// An edge, a centre or a length of a view or guide, for making constraints.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let place: ItemPlace
  let attribute: LayoutAttribute

  init(_ place: ItemPlace, _ attribute: LayoutAttribute) { (self.place, self.attribute) = (place, attribute) }

  func make(
    _ relation: LayoutRelation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1, constant: CGFloat = 0,
    systemSpacings: CGFloat = 0
  ) -> NSLayoutConstraint {
    if let mismatch = attribute.mismatch(with: other?.attribute) { preconditionFailure(mismatch) }
    let core = LayoutConstraint(
      item: place, attribute: attribute, relatedBy: relation, toItem: other?.place, attribute: other?.attribute,
      multiplier: multiplier, constant: constant)
    core.systemSpacings = systemSpacings
    let constraint = NSLayoutConstraint(core: core)
    constraint.distances = [self, other].compactMap { ($0 as? NSLayoutDimension)?.distance }
    return constraint
  }

  /// The anchor on its view, as UIKit prints it: `<NSLayoutXAxisAnchor "leading" of UILabel>`.
  open override var description: String {
    "<\(type(of: self)) \"\(attribute.rawValue)\" of \(place.layoutItem.name)>"
  }

  /// This anchor equals another one plus a constant in points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    make(.equal, anchor, constant: constant)
  }

  /// This anchor is at least another one plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: constant) }

  /// This anchor is at most another one plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: constant) }
}

/// A horizontal anchor.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another one, for comparing it with other lengths.
  ///
  ///     // The room before the button is half of the room after it.
  ///     view.leadingAnchor.anchorWithOffset(to: button.leadingAnchor).constraint(
  ///       equalTo: button.trailingAnchor.anchorWithOffset(to: view.trailingAnchor), multiplier: 0.5)
  ///
  /// A distance that is compared with another length is not negative; one that is compared with a number may be.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: other)
  }

  /// A multiple of system spacing after another anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, systemSpacings: multiplier) }

  /// At least a multiple of system spacing after another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, systemSpacings: multiplier) }

  /// At most a multiple of system spacing after another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, systemSpacings: multiplier) }
}

/// A vertical anchor.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another one below it, for comparing it with other lengths.
  ///
  /// A distance that is compared with another length is not negative; one that is compared with a number may be.
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: other)
  }

  /// A multiple of system spacing below another anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, systemSpacings: multiplier) }

  /// At least a multiple of system spacing below another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, systemSpacings: multiplier) }

  /// At most a multiple of system spacing below another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, systemSpacings: multiplier) }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// What is between two anchors; `nil` for the length of a view or a guide.
  let distance: AnchorDistance?

  override init(_ place: ItemPlace, _ attribute: LayoutAttribute) {
    distance = nil
    super.init(place, attribute)
  }

  fileprivate init<Direction>(from start: NSLayoutAnchor<Direction>, to end: NSLayoutAnchor<Direction>) {
    let distance = AnchorDistance(from: (start.place, start.attribute), to: (end.place, end.attribute))
    self.distance = distance
    super.init(ItemPlace(layoutItem: distance.guide.layoutItem), distance.attribute)
  }

  /// The length equals a number of points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    distance?.constraint(.equal, constant) ?? make(.equal, nil, constant: constant)
  }

  /// The length is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    distance?.constraint(.greaterThanOrEqual, constant) ?? make(.greaterThanOrEqual, nil, constant: constant)
  }

  /// The length is at most a number of points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    distance?.constraint(.lessThanOrEqual, constant) ?? make(.lessThanOrEqual, nil, constant: constant)
  }

  /// The length equals a multiple of another one plus a constant in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { make(.equal, anchor, multiplier: multiplier, constant: constant) }

  /// The length is at least a multiple of another one plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant) }

  /// The length is at most a multiple of another one plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant) }
}
