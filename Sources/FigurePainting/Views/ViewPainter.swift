import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// Draws a view without its subviews, in its own coordinates: background, content, border and badge.
struct ViewPainter: ViewDrawing {
  let subject: PaintedView

  /// The content of the view's kind, between its background and its subviews.
  func content() -> [Item] {
    guard view.bounds.isFinite else { return [] }
    return view.kind.painter?.init(subject: subject).paint() ?? []
  }

  // MARK: Background

  /// The background with its pattern, or the box by which a figure shows a view that would be invisible.
  func ground() -> [Item] {
    guard !view.bounds.isEmpty, !hasBorderedGround else { return [] }
    var items: [Item] = []
    if let color = look.backgroundColor, color.alpha > 0 {
      items.append(.fill(subject.outline, color))
    }
    if let pattern = look.backgroundPattern {
      items.append(.fill(subject.outline, .tile(pattern)))
    }
    if let image = look.backgroundImage {
      items += PicturePainter(subject: subject).paint(background: image, under: titleColor)
    }
    if view.kind == .view, view.content.placeholder != nil { return items + standIn() }
    return items.isEmpty && needsBox ? box() : items
  }

  /// The colour of what stands on a button's background image.
  private var titleColor: Color {
    look.textColor ?? (view.content.buttonType == .custom ? theme[.tintText] : subject.tint)
  }

  /// Whether the background is part of the content: that of a text field ends at its border, which has round corners, and
  /// that of a raised segmented control is round as the control.
  private var hasBorderedGround: Bool {
    guard look.backgroundPattern == nil else { return false }
    return switch view.kind {
    case .textField: view.content.borderStyle != .none
    case .segmentedControl: SegmentedControlPainter(subject: subject).isRaised
    default: false
    }
  }

  /// Whether the view would be invisible.
  ///
  /// A plain view without background and border is transparent on a device. A figure has to show where it is, so it
  /// gets an outline in its own hue, and if it has no subviews, it is filled with a quarter of that hue. The same is
  /// true of views that arrange or scroll others, but around the views of a stack view the outline only says something
  /// where the layout is explained, and has the colour of guides. Around what scrolls on the screen of a device it says
  /// something only there, too. The root has its own outline, and a view with an
  /// explicitly transparent background gets none.
  private var needsBox: Bool {
    guard view.hasNoGroundOfItsOwn else { return false }
    switch view.kind {
    case .view, .window: return true
    case .scrollView: return !subject.context.isSeenByContent(view)
    case .stackView: return view.subviews.isEmpty || subject.context.explains(view, isInStack: subject.isInStack)
    default: return false
    }
  }

  private func box() -> [Item] {
    let isContainer = !view.subviews.isEmpty || view.kind == .stackView
    // Both kinds of edges lie where an edge of one point would lie.
    let path = Path.roundedRect(
      grid.strokeInside(view.bounds, width: grid.width(1)), radius: look.cornerRadius,
      corners: look.maskedCorners)
    // What arranges others is no thing of its own, and needs no colour that somebody would look for in the legend.
    let color = view.kind == .stackView && isContainer ? theme[.guide] : subject.hue.opacity(isContainer ? 0.6 : 1)
    let edge = Stroke(color: color, width: grid.width(isContainer ? 0.5 : 1))
    return [.shape(Shape(path, fill: isContainer ? nil : .color(subject.hue.opacity(0.25)), stroke: edge))]
  }

  /// A pale outline around what only a program shows, with its sign and its name if nothing else is there.
  private func standIn() -> [Item] {
    // What the picture itself says is legible on the author's colour, as the words of a figure are.
    let behind = look.backgroundColor.flatMap { $0.isGround ? $0 : nil } ?? subject.groundBehind
    let isOnDark = behind.map { $0.isGround && !$0.isLight } ?? false
    let inks = isOnDark ? Theme(.dark, palette: theme.palette, isAdaptive: false) : theme
    let color = inks[.secondaryLabel]
    let path = Path.roundedRect(
      grid.strokeInside(view.bounds, width: grid.width(1)), radius: look.cornerRadius, corners: look.maskedCorners)
    let outline = Item.stroke(path, color.opacity(0.5), width: grid.width(0.5))
    guard subject.hasCaption else { return [outline] }
    var items = [outline]
    func shifted(_ place: Rect) -> Rect { place.offsetBy(dx: subject.captionShift.x, dy: subject.captionShift.y) }
    if let box = view.standInSymbolPlace.map({ grid.rect(shifted($0)) }), let symbol = view.standInSymbol {
      items += symbol.items(in: box, color: color, ground: look.backgroundColor ?? theme[.page], grid: grid)
    }
    if let name = view.texts[.main], let place = view.standInNamePlace {
      items += name.items(in: shifted(place), color: color, grid: grid)
    }
    return items
  }

  // MARK: In front of the subviews

  /// The layer's border, inside the bounds.
  func border() -> [Item] {
    let width = look.borderWidth
    guard width > 0, !view.bounds.isEmpty else { return [] }
    let path = Path.roundedRect(
      grid.strokeInside(view.bounds, width: width), radius: max(0, look.cornerRadius - width / 2),
      corners: look.maskedCorners)
    return [.stroke(path, look.borderColor ?? theme[.label], width: width)]
  }

  /// A red badge.
  func badge() -> [Item] {
    guard let place = badgePlace, let text = view.texts[.badge] else { return [] }
    return [.fill(.roundedRect(place, radius: 10), theme[.systemRed])]
      + text.items(in: place, color: theme[.tintText], grid: grid)
  }

  /// The rectangle of the badge in the view's own coordinates, with its edges on pixels.
  private var badgePlace: Rect? { view.badgeFrame.map(grid.rect) }
}

extension SolvedView {
  /// The symbol of a stand-in; `nil` for one without.
  fileprivate var standInSymbol: SetSymbol? { Symbol.leading(content.placeholder ?? "").symbol.flatMap { texts[$0] } }

  private var standInSymbolSide: Double {
    let side = min(28, bounds.width * 0.6, bounds.height - (texts[.main]?.height ?? 0) - 8)
    return standInSymbol != nil && side >= 12 ? side : 0
  }

  /// The rectangle around a stand-in's symbol and name, in the view's own coordinates; `nil` for other views.
  var standInPlace: Rect? {
    guard kind == .view, content.placeholder != nil else { return nil }
    let (side, name) = (standInSymbolSide, texts[.main])
    return Rect(
      center: bounds.center, size: Size(max(side, name?.naturalWidth ?? 0), side + (name?.height ?? 0)))
  }

  /// The upper part of the stand-in's place.
  fileprivate var standInSymbolPlace: Rect? {
    guard let place = standInPlace, standInSymbolSide > 0 else { return nil }
    let side = standInSymbolSide
    return Rect(x: bounds.midX - side / 2, y: place.minY, width: side, height: side)
  }

  /// The line below the symbol, as wide as the view.
  fileprivate var standInNamePlace: Rect? {
    guard let place = standInPlace, let name = texts[.main] else { return nil }
    return Rect(x: bounds.minX, y: place.maxY - name.height, width: bounds.width, height: name.height)
  }

  /// Where a stand-in's symbol and its name are drawn, in the view's own coordinates; empty for other views.
  var standInDrawings: [Rect] {
    let words = standInNamePlace.map { line in
      Rect(center: line.center, size: Size(min(line.width, texts[.main]?.naturalWidth ?? 0), line.height))
    }
    return [standInSymbolPlace, words].compactMap(\.self)
  }

  /// The rectangle of the badge in the view's own coordinates, centred on the top trailing corner of the alignment
  /// rectangle; `nil` for a view without a badge. At a round corner it is so far inwards that it lies over the outline.
  var badgeFrame: Rect? {
    guard let text = texts[.badge] else { return nil }
    let body = bounds.inset(by: alignmentInsets)
    let radius = max(0, min(look.cornerRadius, body.width / 2, body.height / 2))
    let outside = radius * (2.0.squareRoot() - 1)
    let inset = max(0, outside - Self.badgeReach) * 0.5.squareRoot()
    let corner = Point(
      direction == .rightToLeft ? body.minX + inset : body.maxX - inset, body.minY + inset)
    return Rect(center: corner, size: Size(max(20, text.naturalWidth + 12), 20))
  }

  /// How far the middle of a badge may be outside of the outline: less than its radius, so that it does not float.
  private static let badgeReach = 6.0
}

extension SolvedView {
  /// Whether nothing of it would be seen but what it shows: no background, not even one that is transparent, and no
  /// border.
  var hasNoGroundOfItsOwn: Bool { superview != nil && look.borderWidth <= 0 && look.backgroundColor == nil }
}
