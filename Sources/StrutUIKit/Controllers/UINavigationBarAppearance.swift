public import Foundation

/// How a navigation bar looks: of it the colours of the background and the title are drawn.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Of the large title; kept.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
