public import Foundation

/// A recognizer: it is kept, and recognizes nothing.
open class UIGestureRecognizer: NSObject {
  /// The view that it was added to.
  open internal(set) weak var view: UIView?
  /// Kept; changes no picture.
  open var isEnabled = true
  /// Kept; changes no picture.
  open var cancelsTouchesInView = true
  /// Kept; changes no picture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Kept; changes no picture.
  open var state = State.possible
  /// A recognizer.
  public init(target: Any?, action: Selector?) {}
  /// A recognizer.
  public convenience override init() { self.init(target: nil, action: nil) }
  /// Does nothing: it would change no picture.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Does nothing: it would change no picture.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Does nothing: it would change no picture.
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
