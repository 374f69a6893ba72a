public import Foundation

/// The name of a method: `#selector` needs Objective-C, so it is written as a string.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  let name: String
  /// A selector of a name.
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

extension NotificationCenter {
  /// Keeps nothing: methods cannot be called by their names without Objective-C. A block can:
  /// `addObserver(forName:object:queue:using:)`.
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
}

extension Timer {
  /// Calls nothing: methods cannot be called by their names without Objective-C.
  @discardableResult
  public static func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }
}

/// A length and a direction.
public struct CGVector: Hashable, Sendable {
  /// To the right and down, in points or in parts of a rectangle.
  public var dx, dy: CGFloat
  /// No length.
  public static let zero = CGVector(dx: 0, dy: 0)
  /// A length and a direction.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

/// A distance of edges: points to the right and down.
public struct UIOffset: Hashable, Sendable {
  /// In points.
  public var horizontal, vertical: CGFloat
  /// None.
  public static let zero = UIOffset()
  /// A distance in points.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
