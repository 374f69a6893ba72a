public import Foundation

/// What can be asked for attention: nobody touches, so that the calls are accepted and nothing follows.
open class UIResponder: NSObject, UITraitEnvironment {
  /// A responder.
  public override init() {}
  /// Whether it could be the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it is the first responder.
  open private(set) var isFirstResponder = false
  /// The next in the chain.
  open var next: UIResponder? { nil }
  /// Is kept.
  @discardableResult open func becomeFirstResponder() -> Bool {
    isFirstResponder = true
    return true
  }
  /// Is kept.
  @discardableResult open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
  /// Nobody touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Nobody touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Nobody touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Nobody touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// The device's traits.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// Called after a turn of the device.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  // Accessibility is kept.
  /// Kept.
  open var accessibilityIdentifier: String?
  /// Kept.
  open var accessibilityLabel: String?
  /// Kept.
  open var accessibilityHint: String?
  /// Kept.
  open var accessibilityValue: String?
  /// Kept.
  open var isAccessibilityElement = false
  /// Kept.
  open var accessibilityElementsHidden = false
  /// Kept.
  open var accessibilityTraits = UIAccessibilityTraits.none
}

/// What an element is to a reader of the screen.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none = Self([]), button = Self(rawValue: 1), link = Self(rawValue: 2), image = Self(rawValue: 4)
  public static let selected = Self(rawValue: 8), staticText = Self(rawValue: 64), header = Self(rawValue: 1 << 16)
  public static let notEnabled = Self(rawValue: 256), adjustable = Self(rawValue: 4096)
}

/// A touch: there is none.
open class UITouch: NSObject {}
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
  /// The middle of nothing.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// What a recognizer has found.
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
}

/// Who decides on a recognizer.
public protocol UIGestureRecognizerDelegate: AnyObject {}

/// A tap.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Kept.
  open var numberOfTapsRequired = 1
}
/// A drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// None.
  open func translation(in view: UIView?) -> CGPoint { .zero }
}
/// A swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Kept.
  open var direction = Direction.right

  /// Where to.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
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
