import Geometry
import Graphics
import Staging

/// The items of one panel, in points of the picture.
struct PaintedPanel {
  var title: SetText?
  /// The words on the arrow to the next panel.
  var flowText: SetText?
  /// The number of columns that it takes.
  var span = 1
  /// The rectangle by which the panel is aligned with others: the root view, or the whole panel if it shows no layout.
  var body: Rect
  /// The bounding box of everything that is painted, including the body. An overhang of less than a point is ignored,
  /// so that thin lines, which are aligned with pixels, do not make the picture larger at one scale than at another.
  var extent: Rect
  var items: [Item]
  /// Whether the panel shows a screen. Text and tables have no top edge that could be aligned with one.
  var isLayout: Bool
  /// Whether it is the screen of a device, with its body or without.
  var isDevice: Bool
  /// Whether annotations reach the edge of the body and would look cut off there.
  var needsMargin: Bool

  /// - Parameters:
  ///   - body: In the panel's coordinates.
  ///   - items: In the panel's coordinates.
  ///   - zoom: The points of the picture for each point of the panel.
  init(
    body: Rect, items: [Item], zoom: Double = 1, isLayout: Bool = false, isDevice: Bool = false,
    needsMargin: Bool = false
  ) {
    let scale = Transform.scale(x: zoom, y: zoom)
    // Whole points, as the sizes of screens are.
    let body = zoom == 1 ? body : scale.apply(to: body).roundedOut
    let items = zoom == 1 ? items : [.group(Group(transform: scale, items: items))]
    self.body = body
    self.items = items
    self.isLayout = isLayout
    self.isDevice = isDevice
    self.needsMargin = needsMargin
    let painted = items.unitedBounds.map { body.union($0) } ?? body
    extent = painted.settled(about: body)
  }
}

extension Rect {
  /// The smallest rectangle with edges at whole points that contains the rectangle.
  fileprivate var roundedOut: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// The rectangle without overhangs of less than a point beyond another rectangle.
  fileprivate func settled(about body: Rect) -> Rect {
    let (left, top) = (minX > body.minX - 1 ? body.minX : minX, minY > body.minY - 1 ? body.minY : minY)
    let (right, bottom) = (maxX < body.maxX + 1 ? body.maxX : maxX, maxY < body.maxY + 1 ? body.maxY : maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
