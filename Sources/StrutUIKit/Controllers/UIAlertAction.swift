public import Foundation

/// A button of an alert: nobody presses it.
open class UIAlertAction: NSObject {
  /// The words.
  public let title: String?
  /// How it is drawn.
  public let style: Style
  /// Kept; changes no picture.
  open var isEnabled = true
  /// What would follow.
  let handler: ((UIAlertAction) -> Void)?

  /// A button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// How a button is drawn.
  public enum Style: Int, Sendable {
    /// As others, in bold letters, or in red.
    case `default`, cancel, destructive
  }
}
