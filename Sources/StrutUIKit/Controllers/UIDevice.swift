public import Foundation

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
  /// Kept; changes no picture.
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
