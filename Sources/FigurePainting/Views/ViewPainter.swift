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
      items += PicturePainter(subject: subject).paint(image, in: view.bounds)
    }
    if view.kind == .view, view.content.placeholder != nil { return items + standIn() }
    return items.isEmpty && needsBox ? box() : items
  }

  /// Whether the background is part of the content: that of a text field ends at its border, which has round corners.
  private var hasBorderedGround: Bool {
    view.kind == .textField && view.content.borderStyle != .none && look.backgroundPattern == nil
  }

  /// Whether the view would be invisible.
  ///
  /// A plain view without background and border is transparent on a device. A figure has to show where it is, so it
  /// gets an outline in its own hue, and if it has no subviews, it is filled with a quarter of that hue. The same is
  /// true of views that arrange or scroll others, but around the views of a stack view the outline only says something
  /// where the layout is explained. The root has its own outline, and a view with an explicitly transparent background
  /// gets none.
  private var needsBox: Bool {
    guard view.superview != nil, look.borderWidth <= 0, look.backgroundColor == nil else { return false }
    switch view.kind {
    case .view, .scrollView, .window: return true
    case .stackView: return view.subviews.isEmpty || view.show != nil || subject.context.isAnnotated
    default: return false
    }
  }

  private func box() -> [Item] {
    let isContainer = !view.subviews.isEmpty || view.kind == .stackView
    // Both kinds of edges lie where an edge of one point would lie.
    let path = Path.roundedRect(
      grid.strokeInside(view.bounds, width: grid.width(1)), radius: look.cornerRadius,
      corners: look.maskedCorners)
    let edge = Stroke(
      color: subject.hue.opacity(isContainer ? 0.6 : 1), width: grid.width(isContainer ? 0.5 : 1))
    return [.shape(Shape(path, fill: isContainer ? nil : .color(subject.hue.opacity(0.25)), stroke: edge))]
  }

  /// A pale outline around what only a program shows, with its sign and its name if nothing is in front of them.
  private func standIn() -> [Item] {
    let color = theme[.secondaryLabel]
    let path = Path.roundedRect(
      grid.strokeInside(view.bounds, width: grid.width(1)), radius: look.cornerRadius, corners: look.maskedCorners)
    let outline = Item.stroke(path, color.opacity(0.5), width: grid.width(0.5))
    guard view.subviews.isEmpty else { return [outline] }
    let symbol = Symbol.leading(view.content.placeholder ?? "").symbol.flatMap { view.texts[$0] }
    let name = view.texts[.main]
    let side = symbol == nil ? 0 : min(28, view.bounds.width * 0.6, view.bounds.height - (name?.height ?? 0) - 8)
    let hasSymbol = side >= 12
    let height = (hasSymbol ? side : 0) + (name?.height ?? 0)
    let top = view.bounds.midY - height / 2
    var items = [outline]
    if hasSymbol, let symbol {
      let box = grid.rect(Rect(x: view.bounds.midX - side / 2, y: top, width: side, height: side))
      items += symbol.items(in: box, color: color, ground: look.backgroundColor ?? theme[.page], grid: grid)
    }
    if let name {
      let place = Rect(
        x: view.bounds.minX, y: top + (hasSymbol ? side : 0), width: view.bounds.width, height: name.height)
      items += name.items(in: place, color: color, grid: grid)
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
  /// The rectangle of the badge in the view's own coordinates, centred on the top trailing corner of the alignment
  /// rectangle; `nil` for a view without a badge.
  var badgeFrame: Rect? {
    guard let text = texts[.badge] else { return nil }
    let body = bounds.inset(by: alignmentInsets)
    let corner = Point(direction == .rightToLeft ? body.minX : body.maxX, body.minY)
    return Rect(center: corner, size: Size(max(20, text.naturalWidth + 12), 20))
  }
}
