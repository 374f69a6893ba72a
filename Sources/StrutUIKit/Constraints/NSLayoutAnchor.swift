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
