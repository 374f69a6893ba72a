public import Foundation

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
