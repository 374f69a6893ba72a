public import Foundation

/// Who has content of a size.
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that it would like to have.
  var preferredContentSize: CGSize { get }
}

/// How a controller is shown above another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The styles of UIKit; nothing is shown above another screen.
  case automatic = -2, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  /// Above a part of the screen, and in a bubble.
  case overCurrentContext, popover
}

/// How a controller appears.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The styles of UIKit.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// A sheet above a screen: kept, and not shown.
open class UISheetPresentationController: NSObject {
  /// Kept: the heights that it can have.
  open var detents: [Detent] = []
  /// Kept.
  open var prefersGrabberVisible = false
  /// Kept; in points.
  open var preferredCornerRadius: CGFloat?
  /// Kept.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// A height of a sheet.
  public struct Detent: Sendable {
    /// Half of the screen.
    public static func medium() -> Detent { Detent() }
    /// All of the screen.
    public static func large() -> Detent { Detent() }
  }
}

/// What is above or below the content, as of before there was a safe area: both of its anchors are the safe area's edge.
open class UILayoutSupport: NSObject {
  /// The edge of the safe area.
  public let topAnchor: NSLayoutYAxisAnchor
  /// The edge of the safe area.
  public let bottomAnchor: NSLayoutYAxisAnchor
  init(_ edge: NSLayoutYAxisAnchor) { (topAnchor, bottomAnchor) = (edge, edge) }
}

/// A storyboard: there is none.
open class UIStoryboard: NSObject {}

/// A way from a screen to another: there is none.
open class UIStoryboardSegue: NSObject {
  /// Its name.
  open var identifier: String? { nil }
  /// Where it leads to.
  open var destination: UIViewController { UIViewController() }
}

/// A bubble above a screen: kept, and not shown.
open class UIPopoverPresentationController: NSObject {
  /// Kept: what the bubble points at.
  open var sourceView: UIView?
  /// Kept: the part of it, in its coordinates.
  open var sourceRect = CGRect.zero
  /// Kept: what the bubble points at.
  open var barButtonItem: UIBarButtonItem?
  /// Kept: where the bubble may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// Where a bubble points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The directions of UIKit.
  public static let up = Self(rawValue: 1), down = Self(rawValue: 2), left = Self(rawValue: 4)
  /// The directions of UIKit.
  public static let right = Self(rawValue: 8), any = Self(rawValue: 15)
}

/// How the status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable {
  /// The styles of UIKit.
  case `default`, lightContent, darkContent = 3
}

/// How a device is held.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientations of UIKit.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether it is one of the two upright ones.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is one of the two lying ones.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How a device may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One way.
  public static let portrait = Self(rawValue: 2), portraitUpsideDown = Self(rawValue: 4)
  /// One way.
  public static let landscapeRight = Self(rawValue: 8), landscapeLeft = Self(rawValue: 16)
  /// Several ways.
  public static let landscape = Self(rawValue: 24), all = Self(rawValue: 30), allButUpsideDown = Self(rawValue: 26)
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One edge.
  public static let top = Self(rawValue: 1), left = Self(rawValue: 2), bottom = Self(rawValue: 4)
  /// One edge, or all.
  public static let right = Self(rawValue: 8), all = Self(rawValue: 15)
}

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

/// The device that there is where none is named.
open class UIDevice: NSObject, @unchecked Sendable {
  /// The device.
  public static let current = UIDevice()
  /// A phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Upright.
  open var orientation: UIDeviceOrientation { .portrait }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The name of the device.
  open var name: String { "iPhone" }
  /// The version of the system whose sizes views have.
  open var systemVersion: String { "17.0" }
  /// Kept.
  open var isBatteryMonitoringEnabled = false
  /// The kind of device.
  open var model: String { "iPhone" }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientations of UIKit.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether it is one of the two upright ones.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is one of the two lying ones.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on a table.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
