import Geometry
import Graphics

/// One panel's items in coordinates of its own.
struct PaintedPanel {
  var title: String?
  /// What the panel is lined up by: the root view's rectangle, or the whole of a panel that is not a layout.
  var body: Rect
  /// All that is painted, the body included.
  var extent: Rect
  var items: [Item]

  init(title: String?, body: Rect, items: [Item]) {
    self.title = title
    self.body = body
    self.items = items
    extent = items.unitedBounds.map { body.union($0) } ?? body
  }
}
