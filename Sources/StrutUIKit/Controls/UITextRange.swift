public import Foundation

/// A part of a text: there is none.
open class UITextRange: NSObject {
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether there is nothing in it.
  open var isEmpty: Bool { true }
}
