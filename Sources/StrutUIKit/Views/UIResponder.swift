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
  /// Called never: nothing comes from a storyboard.
  open func awakeFromNib() {}
  /// Called never: nothing comes from a storyboard.
  open func prepareForInterfaceBuilder() {}
  /// The device's traits.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// Called after a turn of the device, and when the view first comes on one.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Whether it gives up being the first responder.
  open var canResignFirstResponder: Bool { true }
  /// Whether it answers to a selector.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Kept: keys of a keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Kept: whether the accessibility of other views is hidden.
  open var accessibilityViewIsModal = false
  /// Kept; in the screen's coordinates.
  open var accessibilityFrame = CGRect.zero
  /// Kept; changes no picture.
  open var accessibilityAttributedLabel: NSAttributedString?
  /// Kept; changes no picture.
  open var accessibilityUserInputLabels: [String]! = []
  /// Kept; changes no picture.
  open var accessibilityLanguage: String?
  /// Nobody asks.
  open func accessibilityActivate() -> Bool { false }
  /// Nobody asks.
  open func accessibilityIncrement() {}
  /// Nobody asks.
  open func accessibilityDecrement() {}
  /// Nobody asks.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Who wants to know of changes.
  var traitRegistrations: [TraitRegistration] = []
  /// None unless a subclass has one: a view above the keyboard, which is not shown.
  open var inputAccessoryView: UIView? { nil }
  /// None unless a subclass has one: a view in place of the keyboard, which is not shown.
  open var inputView: UIView? { nil }
  /// Does nothing: it would change no picture.
  open func reloadInputViews() {}

  // Accessibility is kept.
  /// Kept; changes no picture.
  open var accessibilityIdentifier: String?
  /// Kept; changes no picture.
  open var accessibilityLabel: String?
  /// Kept; changes no picture.
  open var accessibilityHint: String?
  /// Kept; changes no picture.
  open var accessibilityValue: String?
  /// Kept; changes no picture.
  open var isAccessibilityElement = false
  /// Kept; changes no picture.
  open var accessibilityElementsHidden = false
  /// Kept; changes no picture.
  open var accessibilityTraits = UIAccessibilityTraits.none
}

extension UIResponder {
  /// The names of what is told of the keyboard: nobody posts them.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The names of what is told of the keyboard: nobody posts them.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The names of what is told of the keyboard: nobody posts them.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The names of what is told of the keyboard: nobody posts them.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The names of what is told of the keyboard: nobody posts them.
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// Where the keyboard was.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard is.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long it moves.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// How it moves.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// What an element is to a reader of the screen.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The traits of UIKit.
  public static let none = Self([]), button = Self(rawValue: 1), link = Self(rawValue: 2), image = Self(rawValue: 4)
  /// The traits of UIKit.
  public static let selected = Self(rawValue: 8), staticText = Self(rawValue: 64), header = Self(rawValue: 1 << 16)
  /// The traits of UIKit.
  public static let updatesFrequently = Self(rawValue: 512), searchField = Self(rawValue: 1024)
  /// The traits of UIKit.
  public static let notEnabled = Self(rawValue: 256), adjustable = Self(rawValue: 4096)
}

extension UIResponder {
  /// Posted by nobody here.
  public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
  /// Whether the keyboard is this program's.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
