public import Foundation

/// A sheet above a screen: kept, and not shown.
open class UISheetPresentationController: NSObject {
  /// Kept: the heights that it can have.
  open var detents: [Detent] = []
  /// Kept; changes no picture.
  open var prefersGrabberVisible = false
  /// Kept; in points.
  open var preferredCornerRadius: CGFloat?
  /// Kept; changes no picture.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// A height of a sheet.
  public struct Detent: Sendable {
    /// Half of the screen.
    public static func medium() -> Detent { Detent() }
    /// All of the screen.
    public static func large() -> Detent { Detent() }
  }
}
