/// The guide of the keyboard.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Kept, and without meaning: the keyboard is docked.
  open var followsUndockedKeyboard = false
  /// Kept, and without meaning.
  open var usesBottomSafeArea = true
}
