public import Foundation

/// The screen that there is where no device is named: that of an iPhone 15.
///
/// Code that asks it lays out for that phone, whatever device the figure names; the window and its traits say more.
open class UIScreen: NSObject, @unchecked Sendable {
  /// The screen.
  public static let main = UIScreen()
  /// In points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  /// Pixels per point.
  open var scale: CGFloat { 3 }
  /// In pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
  /// Pixels per point.
  open var nativeScale: CGFloat { 3 }
}
