public import Foundation

/// How fast an animation is at what time: kept.
open class CAMediaTimingFunction: NSObject {
  /// One of the system's functions.
  public init(name: Name) {}
  /// A curve of two control points.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}

  /// The system's functions.
  public enum Name: Sendable {
    /// The functions of Core Animation.
    case linear, easeIn, easeOut, easeInEaseOut, `default`
  }
}
