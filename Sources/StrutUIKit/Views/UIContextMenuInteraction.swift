public import Foundation

/// A menu that opens where a finger stays: it is kept, and not shown.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Who makes the menu; it is not asked.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// A menu of a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// Who makes a menu: it is not asked.
public protocol UIContextMenuInteractionDelegate: AnyObject {}
