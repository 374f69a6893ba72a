public import Foundation

/// A touch: there is none.
open class UITouch: NSObject {
  /// The origin: nobody touches.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The origin: nobody touches.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// None.
  open var view: UIView? { nil }
}
/// An event: there is none.
open class UIEvent: NSObject {}

/// The name of a method: `#selector` needs Objective-C, so it is written as a string.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  let name: String
  /// A selector of a name.
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

/// A recognizer: it is kept, and recognizes nothing.
open class UIGestureRecognizer: NSObject {
  /// The view that it was added to.
  open internal(set) weak var view: UIView?
  /// Kept.
  open var isEnabled = true
  /// Kept.
  open var cancelsTouchesInView = true
  /// Kept.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Kept.
  open var state = State.possible
  /// A recognizer.
  public init(target: Any?, action: Selector?) {}
  /// A recognizer.
  public convenience override init() { self.init(target: nil, action: nil) }
  /// Nothing follows.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Nothing follows.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Nothing follows.
  open func require(toFail other: UIGestureRecognizer) {}
  /// None.
  open var numberOfTouches: Int { 0 }
  /// The middle of nothing.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// What a recognizer has found.
  public enum State: Int, Sendable {
    /// The states of UIKit; nothing is recognized.
    case possible, began, changed, ended, cancelled, failed
    /// The state of one that found at once what it looks for.
    public static var recognized: State { .ended }
  }
}

/// Who decides on a recognizer.
public protocol UIGestureRecognizerDelegate: AnyObject {}

/// A tap.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Kept.
  open var numberOfTapsRequired = 1
  /// Kept.
  open var numberOfTouchesRequired = 1
}
/// A drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// None.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Nothing follows.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// None.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
/// A swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Kept.
  open var direction = Direction.right
  /// Kept.
  open var numberOfTouchesRequired = 1

  /// Where to.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The directions of UIKit.
    public static let right = Self(rawValue: 1), left = Self(rawValue: 2), up = Self(rawValue: 4),
      down = Self(rawValue: 8)
  }
}
/// A long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Kept.
  open var minimumPressDuration: TimeInterval = 0.5
}
/// Two fingers.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Kept.
  open var scale: CGFloat = 1
}
