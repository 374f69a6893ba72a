public import Foundation

/// What helps people to use a program: nothing is switched on, and nobody listens.
public enum UIAccessibility: Sendable {
  /// Off.
  public static var isVoiceOverRunning: Bool { false }
  /// Off.
  public static var isSwitchControlRunning: Bool { false }
  /// Off.
  public static var isReduceMotionEnabled: Bool { false }
  /// Off.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Off: the system's font is drawn in the weight that is asked for.
  public static var isBoldTextEnabled: Bool { false }
  /// Off.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Tells nobody.
  public static func post(notification: Notification, argument: Any?) {}
  /// Posted by nobody here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// What happened.
  public struct Notification: Hashable, Sendable {
    let name: String
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// Another screen has come.
    public static let screenChanged = Notification(name: "screenChanged")
    /// There is something to say.
    public static let announcement = Notification(name: "announcement")
  }
}
