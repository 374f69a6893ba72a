import Geometry
public import Foundation

/// Distances from a rectangle's edges, positive inwards, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distances.
  public var top, left, bottom, right: CGFloat

  /// No insets.
  public static let zero = UIEdgeInsets()

  /// Insets of four distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  var core: EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }
}

/// Distances from a rectangle's edges by the direction of the interface, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distances.
  public var top, leading, bottom, trailing: CGFloat

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// Insets of four distances.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  var core: EdgeInsets { EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}

extension CGRect {
  /// The rectangle with each edge moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
