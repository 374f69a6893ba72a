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

/// How the status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable {
  /// The styles of UIKit.
  case `default`, lightContent, darkContent = 3
}

/// How the status bar comes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// The ways of UIKit.
  case none, fade, slide
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
