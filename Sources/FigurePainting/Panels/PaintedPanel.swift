import Geometry
import Graphics

/// One panel's items in coordinates of its own.
struct PaintedPanel {
  var title: SetLine?
  /// What the panel is lined up by: the root view's rectangle, or the whole of a panel that is not a layout.
  var body: Rect
  /// All that is painted, the body included; what reaches out of it by less than a point counts as within, so that
  /// thin lines, which lie on pixels, make a picture no larger at one scale than at another.
  var extent: Rect
  var items: [Item]
  /// Whether it shows a screen; text and tables have no top that would be a screen's.
  var isLayout: Bool
  /// Whether annotations reach the body's edge, where they would look cut off.
  var needsMargin: Bool

  init(body: Rect, items: [Item], isLayout: Bool = false, needsMargin: Bool = false) {
    self.body = body
    self.items = items
    self.isLayout = isLayout
    self.needsMargin = needsMargin
    let painted = items.unitedBounds.map { body.union($0) } ?? body
    extent = painted.settled(about: body)
  }
}

extension Rect {
  /// The rectangle with each edge that lies less than a point outside another rectangle moved onto that one's.
  fileprivate func settled(about body: Rect) -> Rect {
    let (left, top) = (minX > body.minX - 1 ? body.minX : minX, minY > body.minY - 1 ? body.minY : minY)
    let (right, bottom) = (maxX < body.maxX + 1 ? body.maxX : maxX, maxY < body.maxY + 1 ? body.maxY : maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
