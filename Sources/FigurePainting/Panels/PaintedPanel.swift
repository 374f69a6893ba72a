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
  /// Whether it shows a screen; text and tables have no top that would be a screen's.
  var isLayout: Bool

  init(title: String?, body: Rect, items: [Item], isLayout: Bool = false) {
    self.title = title.flatMap { $0.isEmpty ? nil : $0 }
    self.body = body
    self.items = items
    self.isLayout = isLayout
    extent = items.unitedBounds.map { body.union($0) } ?? body
  }
}
