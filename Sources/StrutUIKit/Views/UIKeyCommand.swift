/// A key of a keyboard: nobody presses it.
open class UIKeyCommand: UIMenuElement {
  /// The character.
  public let input: String?
  /// A key that would call a method.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    super.init(title: "", image: nil)
  }
  /// The keys by their names.
  public static let inputEscape = "UIKeyInputEscape", inputUpArrow = "UIKeyInputUpArrow"
  /// The keys by their names.
  public static let inputDownArrow = "UIKeyInputDownArrow"
}

/// Keys that are held meanwhile.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The keys by their names.
  public static let shift = Self(rawValue: 1 << 17), control = Self(rawValue: 1 << 18)
  /// The keys by their names.
  public static let alternate = Self(rawValue: 1 << 19), command = Self(rawValue: 1 << 20)
}
