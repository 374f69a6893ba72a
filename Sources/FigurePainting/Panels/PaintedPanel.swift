import Geometry
import Graphics
import Staging

/// The items of one panel, in its own coordinates.
struct PaintedPanel {
  var title: SetText?
  /// The rectangle by which the panel is aligned with others: the root view, or the whole panel if it shows no layout.
  var body: Rect
  /// The bounding box of everything that is painted, including the body. An overhang of less than a point is ignored,
  /// so that thin lines, which are aligned with pixels, do not make the picture larger at one scale than at another.
  var extent: Rect
  var items: [Item]
  /// Whether the panel shows a screen. Text and tables have no top edge that could be aligned with one.
  var isLayout: Bool
  /// Whether annotations reach the edge of the body and would look cut off there.
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
  /// The rectangle without overhangs of less than a point beyond another rectangle.
  fileprivate func settled(about body: Rect) -> Rect {
    let (left, top) = (minX > body.minX - 1 ? body.minX : minX, minY > body.minY - 1 ? body.minY : minY)
    let (right, bottom) = (maxX < body.maxX + 1 ? body.maxX : maxX, maxY < body.maxY + 1 ? body.maxY : maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
