import Figures
import Geometry
import Graphics
import Typography
import ViewLayout

/// Draws what a bar of an Interface Builder document shows, as bars look since iOS 7.
struct BarPainter {
  let context: PaintingContext
  /// All that the bar covers, what the system's own bars share of it included.
  let rect: Rect
  /// What its buttons keep free of at the left and the right, beyond their margin.
  var sides = EdgeInsets.zero
  let look: BarLook
  /// Of buttons that have none of their own.
  let tint: Color
  let isRightToLeft: Bool

  /// - Parameter tint: The tint around the bar.
  init(
    _ look: BarLook, in rect: Rect, context: PaintingContext, tint: Color?, isRightToLeft: Bool,
    sides: EdgeInsets = .zero
  ) {
    self.look = look
    self.rect = context.grid.rect(rect)
    self.sides = sides
    self.isRightToLeft = isRightToLeft
    let ground = look.ground.map(context.theme.resolved)
    self.context = look.isBlack ? context.with(.onBlack(like: context.theme)) : context.standing(on: ground)
    self.tint = (look.tint ?? tint).map(self.context.theme.resolved) ?? self.context.theme[.tint]
  }

  var theme: Theme { context.theme }

  /// From a bar's side to its first button.
  var margin: Double { rect.width >= 414 ? 20 : 16 }

  func font(_ size: Double, _ weight: FontWeight = .regular) -> Font {
    context.platform.systemFont(ofSize: size, weight: weight)
  }

  private var groundColor: Color { look.ground.map(theme.resolved) ?? (look.isBlack ? .black : theme[.bar]) }

  /// The bar's ground and the line between it and the content.
  func ground(lineAtTop: Bool) -> [Item] {
    let width = context.grid.width(0.5)
    let y = lineAtTop ? rect.minY + width / 2 : rect.maxY - width / 2
    return [
      .shape(Shape(.rect(rect), fill: .color(groundColor))),
      .shape(
        Shape(
          .line(from: Point(rect.minX, y), to: Point(rect.maxX, y)),
          stroke: Stroke(color: theme[.separator], width: width))),
    ]
  }

  /// One line of text in a rectangle, cut where it has no room, the middle of its capitals at the rectangle's.
  ///
  /// - Parameter anchor: 0 at the left, 0.5 in the middle, 1 at the right.
  func text(_ text: String, in place: Rect, font: Font, color: Color, anchor: Double = 0.5) -> [Item] {
    guard !text.isEmpty, place.width > 4 else { return [] }
    let fitting = TextFitting(
      maximumWidth: place.width + 0.01, scale: context.grid.scale, isRightToLeft: isRightToLeft)
    guard let line = context.measurer.layOut(text, font: font, fitting: fitting).lines.first else { return [] }
    return [
      .text(
        TextRun(
          line.text, font: font, color: color,
          origin: Point(
            place.minX + (place.width - line.width) * anchor, context.grid.edge(place.midY + font.capHeight / 2)),
          width: line.width, isRightToLeft: line.isRightToLeft))
    ]
  }

  func width(of text: String, font: Font) -> Double { context.line(text, font: font).width }

  /// A rectangle as it lies where the interface runs from right to left.
  func mirrored(_ place: Rect) -> Rect {
    guard isRightToLeft else { return place }
    return Rect(x: rect.minX + rect.maxX - place.maxX, y: place.y, width: place.width, height: place.height)
  }

  // MARK: Buttons

  /// How wide a button is without the gap to the next.
  func width(of item: BarItem) -> Double {
    switch item.content {
    case .title(let title): width(of: title, font: titleFont(of: item))
    case .symbol: 22
    case .image(let image): fitted(image.size).width
    case .space(let width): width ?? 0
    case .segments(_, _, let width): width > 0 ? width : 120
    case .box(let size): fitted(size).width
    }
  }

  private func titleFont(of item: BarItem) -> Font { font(17, item.isProminent ? .semibold : .regular) }

  private func fitted(_ size: Size) -> Size {
    let factor = min(1, 36 / max(1, size.height), rect.width / 2 / max(1, size.width))
    return Size(size.width * factor, size.height * factor)
  }

  /// A button with its leading side and its width given, in a row of the bar.
  func paint(_ item: BarItem, x: Double, width: Double, row: Rect) -> [Item] {
    let place = mirrored(Rect(x: x, y: row.minY, width: width, height: row.height))
    let color = item.tint.map(theme.resolved) ?? tint
    switch item.content {
    case .title(let title): return text(title, in: place, font: titleFont(of: item), color: color)
    case .symbol(let symbol): return paint(symbol, in: Rect(center: place.center, size: Size(22, 22)), color: color)
    case .image(.file(let image)):
      return [.image(PlacedImage(image, frame: Rect(center: place.center, size: fitted(image.size))))]
    case .image(.placeholder(let size)):
      // A button's icon is a shape in its tint; which one, only the file knows.
      let side = max(12, min(22, fitted(size).height))
      return [stand(in: Rect(center: place.center, size: Size(side, side)), color: color)]
    case .segments(let titles, let selected, _):
      return segments(titles, selected: selected, in: place, color: color)
    case .box(let size):
      let box = context.grid.rect(Rect(center: place.center, size: fitted(size)))
      return [.shape(Shape(.roundedRect(box, radius: 4), fill: .color(theme[.fill])))]
    case .space: return []
    }
  }

  /// What stands for an icon that is not there.
  func stand(in box: Rect, color: Color) -> Item {
    let width = context.grid.width(1.5)
    let path = Path.roundedRect(context.grid.strokeInside(box.insetBy(dx: 1, dy: 1), width: width), radius: 4)
    return .shape(Shape(path, stroke: Stroke(color: color, width: width)))
  }

  private func paint(_ symbol: BarSymbol, in box: Rect, color: Color) -> [Item] {
    let place = context.grid.rect(box)
    let toPlace = Transform.translation(x: place.minX, y: place.minY)
    let (lines, surfaces) = symbol.drawing
    let stroke = Stroke(color: color, width: context.grid.width(1.5), cap: .round, join: .round)
    return lines.map { .shape(Shape($0.transformed(by: toPlace), stroke: stroke)) }
      + surfaces.map { .shape(Shape($0.transformed(by: toPlace), fill: .color(color))) }
  }

  private func segments(_ titles: [String], selected: Int?, in place: Rect, color: Color) -> [Item] {
    guard !titles.isEmpty else { return [] }
    let isOutlined = context.platform != .ios
    let box = context.grid.rect(
      Rect(center: place.center, size: Size(place.width, min(place.height, isOutlined ? 29 : 32))))
    let width = context.grid.width(1)
    let step = box.width / Double(titles.count)
    var items: [Item] = []
    if !isOutlined { items.append(.shape(Shape(.roundedRect(box, radius: 8), fill: .color(theme[.fill])))) }
    for (index, title) in titles.enumerated() {
      let segment = Rect(x: box.minX + Double(index) * step, y: box.minY, width: step, height: box.height)
      let isChosen = index == selected
      if isChosen {
        let plate = isOutlined ? context.grid.rect(segment) : context.grid.rect(segment).insetBy(dx: 2, dy: 2)
        items.append(
          .shape(
            Shape(
              .roundedRect(plate, radius: isOutlined ? 4 : 7), fill: .color(isOutlined ? color : theme[.raised]))))
      }
      // A title is cut out of the chosen segment: it has the colour of what is under it.
      let cutOut = color.isLight ? groundColor : theme[.tintText]
      let ink = isOutlined ? (isChosen ? cutOut : color) : theme[.label]
      items += text(
        title, in: segment.insetBy(dx: 2, dy: 0), font: font(13, isChosen ? .semibold : .regular), color: ink)
    }
    if isOutlined {
      let path = Path.roundedRect(context.grid.strokeInside(box, width: width), radius: 4)
      items.append(.shape(Shape(path, stroke: Stroke(color: color, width: width))))
    }
    return items
  }
}

extension Theme {
  /// The inks of a black bar, which is black on any page.
  fileprivate static func onBlack(like theme: Theme) -> Theme {
    Theme(.dark, palette: theme.palette, isAdaptive: false)
  }
}
