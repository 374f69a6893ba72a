public import Foundation

/// A button behind a row: nobody presses it.
open class UIContextualAction: NSObject {
  /// What is called when it is pressed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// The words.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Behind both.
  open var backgroundColor: UIColor!
  /// How it is drawn.
  public let style: Style
  /// What would follow.
  public let handler: Handler

  /// A button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// How a button is drawn.
  public enum Style: Int, Sendable {
    /// Grey or red.
    case normal, destructive
  }
}
