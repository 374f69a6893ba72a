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
  /// What the panel takes without its annotations, including the body.
  let drawn: Rect
  /// Of a root that nobody sees, the part that its views take; `nil` for others.
  let seen: Rect?
  /// The middle of its title: of a root that nobody sees, that of its views without their transforms; else of the body.
  private let middle: Double?
  /// How it is made wider; `nil` for one that keeps its width.
  var widening: Widening?

  /// Paints the panel in a width, in points of the picture.
  enum Widening {
    /// With a wider ground under its words.
    case ofGround((_ width: Double) -> PaintedPanel)
    /// With its content laid out again.
    case ofContent((_ width: Double) -> PaintedPanel)
  }

  var items: [Item]
  /// Of a device, its outline with what is seen of its body; the body of the panel for others.
  private(set) var outline: Rect
  /// Whether the panel shows a screen. Text and tables have no top edge that could be aligned with one.
  var isLayout: Bool
  /// Whether it is the screen of a device, with its body or without.
  var isDevice: Bool
  /// Whether annotations reach the edge of the body and would look cut off there.
  var needsMargin: Bool

  /// - Parameters:
  ///   - body: In the panel's coordinates.
  ///   - items: In the panel's coordinates.
  ///   - seen: Of a root that nobody sees, the part that its views take, in the panel's coordinates.
  ///   - frames: Of a root that nobody sees, what its views take without their transforms, in the panel's coordinates.
  ///   - views: What views and devices take, in the panel's coordinates; `nil` for all that is painted.
  ///   - chrome: What is seen of the body of a device, in the panel's coordinates; `nil` for none.
  ///   - zoom: The points of the picture for each point of the panel.
  init(
    body: Rect, seen: Rect? = nil, frames: Rect? = nil, views: Rect? = nil, chrome: Rect? = nil, items: [Item],
    zoom: Double = 1, isLayout: Bool = false, isDevice: Bool = false, needsMargin: Bool = false
  ) {
    let scale = Transform.scale(x: zoom, y: zoom)
    // Whole points, as the sizes of screens are.
    let body = zoom == 1 ? body : scale.apply(to: body).roundedOut
    let items = zoom == 1 ? items : [.group(Group(transform: scale, items: items))]
    self.body = body
    let outer = chrome.map { zoom == 1 ? $0 : scale.apply(to: $0) }
    outline = outer.map { body.union($0.roundedOut) } ?? body
    self.seen = seen.map { zoom == 1 ? $0 : scale.apply(to: $0).roundedOut }
    middle = frames.map { $0.midX * zoom }
    self.items = items
    self.isLayout = isLayout
    self.isDevice = isDevice
    self.needsMargin = needsMargin
    extent = body
    drawn = (views.map { scale.apply(to: $0) } ?? items.unitedBounds).map { body.union($0) } ?? body
    extent = extent(about: body)
  }

  /// The bounding box of a body and of everything that is painted.
  private func extent(about body: Rect) -> Rect {
    (items.unitedBounds.map { body.union($0) } ?? body).settled(about: body)
  }

  /// How far its title stands from the middle of its body: in the middle of what is seen, as far as it has room there.
  ///
  /// - Parameter reach: How far it may reach beyond the body.
  func titleShift(reach: Double) -> Double {
    guard let middle, let title else { return 0 }
    let most = max(0, (body.width - title.naturalWidth) / 2 + reach)
    return min(max(middle - body.midX, -most), most).rounded()
  }

  /// What a picture of the panel alone shows of its body: all of it, or what is painted with the margin that panels have
  /// around them. A view that fills its root leaves that its size.
  func canvas(margin: Double) -> Rect {
    guard let seen else { return body }
    return extent(about: seen).insetBy(dx: -margin, dy: -margin).roundedOut.intersection(body) ?? body
  }

  /// Takes away what nobody sees at the sides of the body.
  mutating func trim(_ insets: EdgeInsets) {
    // A root that nobody sees has no body of a device.
    body = body.inset(by: insets)
    outline = body
    extent = extent(about: body)
  }
}

extension Rect {
  /// The smallest rectangle with edges at whole points that contains the rectangle.
  var roundedOut: Rect {
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
