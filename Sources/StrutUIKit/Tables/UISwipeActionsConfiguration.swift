public import Foundation

/// What a swipe over a row would show: kept.
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons.
  public let actions: [UIContextualAction]
  /// Kept; changes no picture.
  open var performsFirstActionWithFullSwipe = true
  /// Buttons behind a row.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
