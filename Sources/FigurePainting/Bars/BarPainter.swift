import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Draws a bar: its background, and each of its parts.
struct BarPainter {
  let bar: SolvedBar
  let grid: LocalGrid
  let isRightToLeft: Bool
  private let context: PaintingContext
  /// The frame of the bar, with its edges on pixels.
  private let frame: Rect
  /// The author's background; `nil` for that of the style.
  private let ground: Color?
  private let titleColor: Color?
  private let overhang: EdgeInsets
  /// The colour of buttons without their own.
  private let tint: Color

  /// - Parameters:
  ///   - grid: The pixels in the coordinates of the bar's frame.
  ///   - tint: The tint of the bar's view or the nearest superview with one.
  ///   - viewLook: The look of the bar's view. Its colours apply to a bar that is described by properties.
  ///   - overhang: How far the background goes on above and below the frame, in points.
  init(
    _ bar: SolvedBar, context: PaintingContext, grid: LocalGrid, tint: Color?, isRightToLeft: Bool,
    viewLook: ViewLook? = nil, overhang: EdgeInsets = .zero
  ) {
    self.bar = bar
    self.overhang = overhang
    self.grid = grid
    self.isRightToLeft = isRightToLeft
    frame = grid.rect(bar.frame)
    let look = bar.look
    let isOfDocument = look.style == .device
    let ground = isOfDocument ? look.ground.map(context.theme.resolved) : viewLook?.backgroundColor
    let own = look.isBlack ? context.with(.onBlack(like: context.theme)) : context.standing(on: ground)
    self.context = own
    self.ground = isOfDocument ? look.ground.map(own.theme.resolved) : ground
    titleColor = isOfDocument ? look.titleColor.map(own.theme.resolved) : viewLook?.textColor
    self.tint = (look.tint ?? tint).map(own.theme.resolved) ?? own.theme[.tint]
  }

  func paint() -> [Item] { paintGround() + bar.parts.flatMap(paint) }

  private var theme: Theme { context.theme }
  private var isGlossy: Bool { bar.look.style == .glossy }

  // MARK: Ground

  /// The background, and the line between the bar and the content.
  private func paintGround() -> [Item] {
    let isAtEdge = bar.look.appearance == .scrollEdge
    if ground == nil, bar.isClear(on: context.figure.platform) { return [] }
    let width = grid.width(0.5)
    let y = bar.kind == .navigationBar ? frame.maxY - width / 2 : frame.minY + width / 2
    let line = Path.line(from: Point(frame.minX, y), to: Point(frame.maxX, y))
    let edge = isGlossy ? Color(hex: 0x2D3642) : theme[.separator]
    let whole = Rect(
      x: frame.x, y: frame.y - overhang.top, width: frame.width,
      height: frame.height + overhang.top + overhang.bottom)
    return [.fill(.rect(whole), groundPaint)] + (isAtEdge ? [] : [.stroke(line, edge, width: width)])
  }

  private var groundPaint: Paint {
    guard isGlossy, ground == nil else { return .color(groundColor) }
    return ClassicLook.gradient(bar.kind == .tabBar ? [0x434343, 0x0A0A0A] : [0xB0BCCD, 0x6D84A2], over: frame)
  }

  private var groundColor: Color { ground ?? (bar.look.isBlack ? .black : theme[.bar]) }

  // MARK: Parts

  private func paint(_ part: BarPart) -> [Item] {
    let place = part.place.offsetBy(dx: frame.minX - bar.frame.minX, dy: frame.minY - bar.frame.minY)
    let color = part.tint.map(theme.resolved) ?? tint
    switch part.content {
    case .title(let text):
      return paint(text, in: place, color: titleColor ?? theme[isGlossy ? .tintText : .label], anchor: part.anchor)
    case .button(let text):
      guard isGlossy else { return paint(text, in: place, color: color) }
      let box = grid.rect(place)
      return box.isEmpty ? [] : [ClassicLook.barButton(box, grid: grid)] + paint(text, in: box, color: .white)
    case .backArrow:
      return [.stroke(arrow(in: place), stroke(color, width: 2.5))]
    case .searchField(let text, let isPlaceholder):
      let field = SearchBarGeometry(field: grid.rect(place), isMirrored: isRightToLeft)
      let faint = theme[.secondaryLabel]
      return [field.surface(theme[.fill])] + field.magnifyingGlass(color: faint, width: grid.width(1.5))
        + text.items(
          in: field.words, color: isPlaceholder ? faint : theme[.label], anchor: part.anchor, vertical: .capitals,
          grid: grid)
    case .symbol(let symbol): return paint(symbol, in: grid.rect(place), color: color)
    case .image(let image): return [.image(PlacedImage(image, frame: place))]
    case .icon(let symbol): return symbol.items(in: grid.rect(place), color: color, ground: groundColor, grid: grid)
    case .labelledIcon(let symbol, let words, let side):
      let isMirrored = part.anchor < 0.5
      let square = Rect(
        x: isMirrored ? place.maxX - side : place.minX, y: place.midY - side / 2, width: side, height: side)
      return
        (symbol?.items(in: grid.rect(square), color: color, ground: groundColor, grid: grid)
        ?? [missingIcon(in: square, color: color)])
        + paint(words, in: place, color: color, anchor: part.anchor)
    case .missingIcon: return [missingIcon(in: place, color: color)]
    case .box: return [.fill(.roundedRect(grid.rect(place), radius: 4), theme[.fill])]
    case .segments(let texts, let selected): return segments(texts, selected: selected, in: grid.rect(place), color)
    case .tabLight:
      return [.fill(.roundedRect(grid.rect(place), radius: 4), .white.opacity(0.16))]
    case .tabTitle(let text, let isChosen): return paint(text, in: place, color: tabColor(isChosen))
    case .badge(let text):
      let capsule = grid.rect(place)
      return [.fill(.roundedRect(capsule, radius: capsule.height / 2), theme[.systemRed])]
        + text.items(in: capsule, color: .white, vertical: .capitals, grid: grid)
    case .tabIcon(.symbol(let symbol), let isChosen):
      return symbol.items(in: grid.rect(place), color: tabColor(isChosen), ground: groundColor, grid: grid)
    case .tabIcon(let icon, let isChosen): return [paint(icon, isChosen: isChosen, in: place)]
    }
  }

  /// One line of text. In a bar of a device, its capitals are centred vertically.
  private func paint(_ text: SetText, in place: Rect, color: Color, anchor: Double = 0.5) -> [Item] {
    text.items(
      in: place, color: color, anchor: anchor, vertical: bar.look.style == .device ? .capitals : .center, grid: grid)
  }

  private func stroke(_ color: Color, width: Double) -> Stroke {
    Stroke(color: color, width: grid.width(width), cap: .round, join: .round)
  }

  private func arrow(in tip: Rect) -> Path {
    let (end, point) = isRightToLeft ? (tip.minX, tip.maxX) : (tip.maxX, tip.minX)
    return .polyline([Point(end, tip.minY), Point(point, tip.midY), Point(end, tip.maxY)])
  }

  private func paint(_ symbol: BarSymbol, in place: Rect, color: Color) -> [Item] {
    let toPlace = Transform.translation(x: place.minX, y: place.minY)
    let (lines, surfaces) = symbol.drawing
    return lines.map { .stroke($0.transformed(by: toPlace), stroke(color, width: 1.5)) }
      + surfaces.map { .fill($0.transformed(by: toPlace), color) }
  }

  /// A stand-in for an icon whose file is missing.
  private func missingIcon(in box: Rect, color: Color) -> Item {
    grid.box(box.insetBy(dx: 1, dy: 1), radius: 4, edge: color, width: 1.5)
  }

  // MARK: Tabs

  private func tabColor(_ isChosen: Bool) -> Color {
    isChosen ? (isGlossy ? .white : tint) : theme[.systemGray]
  }

  private func paint(_ icon: BarPart.TabIcon, isChosen: Bool, in place: Rect) -> Item {
    let color = tabColor(isChosen)
    let box = grid.rect(place).insetBy(dx: 1, dy: 1)
    let path: Path
    switch icon {
    case .missing, .symbol: return missingIcon(in: place, color: color)
    case .circle: path = .circle(center: box.center, radius: box.width / 2)
    case .square: path = .roundedRect(box.insetBy(dx: 1, dy: 1), radius: 3)
    }
    if isGlossy {
      let gloss: [UInt32] = isChosen ? [0xA5D6FF, 0x1C74DD] : [0x9A9A9A, 0x5E5E5E]
      return .fill(path, ClassicLook.gradient(gloss, over: box))
    }
    return .shape(
      Shape(path, fill: isChosen ? .color(color) : nil, stroke: Stroke(color: color, width: grid.width(1.5))))
  }

  // MARK: Segments

  /// A segmented control in the bar: outlined up to iOS 12, raised since then.
  private func segments(_ texts: [SetText], selected: Int?, in box: Rect, _ color: Color) -> [Item] {
    let isOutlined = context.platform != .ios
    let step = box.width / Double(texts.count)
    var items: [Item] = []
    if !isOutlined { items.append(.fill(.roundedRect(box, radius: 8), theme[.fill])) }
    for (index, text) in texts.enumerated() {
      let segment = Rect(x: box.minX + Double(index) * step, y: box.minY, width: step, height: box.height)
      let isChosen = index == selected
      if !isOutlined, index > 0, !isChosen, index - 1 != selected {
        let width = grid.width(1)
        let line = Rect(x: segment.minX, y: box.midY - box.height / 4, width: width, height: box.height / 2)
        items.append(.fill(.rect(grid.rect(line)), theme[.separator]))
      }
      if isChosen {
        let plate = isOutlined ? grid.rect(segment) : grid.rect(segment).insetBy(dx: 2, dy: 2)
        items.append(
          .fill(.roundedRect(plate, radius: isOutlined ? 4 : 7), isOutlined ? color : theme[.raised]))
      }
      // The title of the selected segment looks cut out: it has the colour of the background.
      let cutOut = color.isLight ? groundColor : theme[.tintText]
      let ink = isOutlined ? (isChosen ? cutOut : color) : theme[.label]
      items += paint(text, in: segment.insetBy(dx: 2, dy: 0), color: ink)
    }
    if isOutlined { items.append(grid.box(box, radius: 4, edge: color)) }
    return items
  }
}

extension Theme {
  /// The theme of a black bar, which is black in every theme.
  fileprivate static func onBlack(like theme: Theme) -> Theme {
    Theme(.dark, palette: theme.palette, isAdaptive: false)
  }
}

extension SolvedBar {
  /// Whether content is seen through a bar without a colour of its own: at its edge, and since iOS 13 a bar with a large
  /// title until content is scrolled below it.
  func isClear(on platform: Platform) -> Bool {
    look.appearance == .scrollEdge || showsLargeTitle && !look.isBlack && platform == .ios
  }
}
