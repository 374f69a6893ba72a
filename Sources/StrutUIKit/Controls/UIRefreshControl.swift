public import Foundation

/// Something is being asked for anew: it is kept, and not drawn.
open class UIRefreshControl: UIControl {
  /// Whether it turns.
  open private(set) var isRefreshing = false
  /// Kept: words below it.
  open var attributedTitle: NSAttributedString?
  /// Lets it turn.
  open func beginRefreshing() { isRefreshing = true }
  /// Lets it rest.
  open func endRefreshing() { isRefreshing = false }
}
