import ViewLayout
public import Foundation

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// What is between two anchors; `nil` for the length of a view or a guide.
  let distance: AnchorDistance?

  override init(_ place: ItemPlace, _ attribute: LayoutAttribute) {
    distance = nil
    super.init(place, attribute)
  }

  init<Direction>(from start: NSLayoutAnchor<Direction>, to end: NSLayoutAnchor<Direction>) {
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
