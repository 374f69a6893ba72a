import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Draws a view, in the view's own coordinates, without its subviews: its ground, its content, its border and its badge.
struct ViewPainter {
  var subject: PaintedView

  private var view: SolvedView { subject.view }
  private var look: ViewLook { subject.view.look }
  private var theme: Theme { subject.context.theme }
  private var grid: LocalGrid { subject.grid }

  /// What the view's kind draws between its background and its subviews.
  func content() -> [Item] {
    guard view.bounds.isFinite else { return [] }
    return view.kind.painter?.init(subject: subject).paint() ?? []
  }

  // MARK: Ground

  /// The view's background, its pattern over it, or the box that a figure draws where there would be nothing.
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
    return items.isEmpty && needsBox ? box() : items
  }

  /// Whether the ground is part of the content: a text field's ends at its border, whose corners are round.
  private var hasBorderedGround: Bool {
    view.kind == .textField && view.content.borderStyle != .none && look.backgroundPattern == nil
  }

  /// Whether the view would leave no trace on the page.
  ///
  /// A plain view without background and border is transparent on a device. In a figure the reader has to see
  /// where it is, so that it gets an outline in a hue of its own; one without subviews is filled with a quarter of
  /// that hue too. Views that stack or scroll others are as invisible. The root has its own outline, and a view whose
  /// author says that it is transparent has none.
  private var needsBox: Bool {
    guard view.superview != nil, look.borderWidth <= 0, look.backgroundColor == nil else { return false }
    switch view.kind {
    case .view, .stackView, .scrollView, .window: return true
    default: return false
    }
  }

  private func box() -> [Item] {
    let isContainer = !view.subviews.isEmpty || view.kind == .stackView
    // The edge of either lies where one of a whole point would.
    let path = Path.roundedRect(
      grid.strokeInside(view.bounds, width: grid.width(1)), radius: look.cornerRadius)
    let edge = Stroke(
      color: subject.hue.opacity(isContainer ? 0.6 : 1), width: grid.width(isContainer ? 0.5 : 1))
    return [.shape(Shape(path, fill: isContainer ? nil : .color(subject.hue.opacity(0.25)), stroke: edge))]
  }

  // MARK: Over the subviews

  /// The layer's border, inside the bounds.
  func border() -> [Item] {
    let width = look.borderWidth
    guard width > 0, !view.bounds.isEmpty else { return [] }
    let path = Path.roundedRect(
      grid.strokeInside(view.bounds, width: width), radius: max(0, look.cornerRadius - width / 2))
    return [.stroke(path, look.borderColor ?? theme[.label], width: width)]
  }

  /// A red badge.
  func badge() -> [Item] {
    guard let place = badgePlace, let text = view.texts[.badge] else { return [] }
    return [.fill(.roundedRect(place, radius: 10), theme[.systemRed])]
      + text.items(in: place, color: theme[.tintText], grid: grid)
  }

  /// Where the badge lies in the view's own coordinates, its edges on pixels.
  private var badgePlace: Rect? { view.badgeFrame.map(grid.rect) }
}

extension SolvedView {
  /// Where a badge lies in the view's own coordinates, its middle on the top trailing corner of the alignment rectangle,
  /// from which ornaments are left out; `nil` for a view without one.
  var badgeFrame: Rect? {
    guard let text = texts[.badge] else { return nil }
    let body = bounds.inset(by: alignmentInsets)
    let corner = Point(direction == .rightToLeft ? body.minX : body.maxX, body.minY)
    return Rect(center: corner, size: Size(max(20, text.naturalWidth + 12), 20))
  }
}
