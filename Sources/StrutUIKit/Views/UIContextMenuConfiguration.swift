public import Foundation

/// What a menu shows: it is kept, and not shown.
open class UIContextMenuConfiguration: NSObject {
  /// A menu that two closures make, which are not called.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}
