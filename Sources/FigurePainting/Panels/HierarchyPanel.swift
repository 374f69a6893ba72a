import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Paints the outline of a hierarchy: one row a view, in drawing order, indented by depth.
struct HierarchyPanelPainter {
  let scene: PanelScene
  let context: PaintingContext

  private static let rowHeight = 24.0
  private static let indent = 20.0
  private static let padding = 12.0

  func paint() -> PaintedPanel {
    var items: [Item] = []
    var rows: [(view: Int, depth: Int)] = []
    var right = 0.0
    gather(0, depth: 0, into: &rows)
    // 1. Lines from each view down to its subviews, under everything.
    items.append(contentsOf: branches(rows))
    // 2. A row a view: the sign of its kind, its name, its class paler.
    for (number, row) in rows.enumerated() {
      let view = scene.panel.views[row.view]
      let x = Self.padding + Double(row.depth) * Self.indent
      let middle = Self.padding + (Double(number) + 0.5) * Self.rowHeight
      let icon = Rect(center: Point(x + 8, middle), size: Size(16, 16))
      var parts = sign(ofViewAt: row.view).paint(in: icon)
      let font = context.annotationFont(13, weight: .medium)
      let name = context.textItem(
        view.name, font: font, color: context.theme[.ink], at: Point(x + 24, middle), anchor: 0)
      let nameEnd = x + 24 + context.line(view.name, font: font).width
      parts.append(name)
      let classFont = context.annotationFont(11)
      if view.className != view.name {
        parts.append(
          context.textItem(
            view.className, font: classFont, color: context.theme[.guide], at: Point(nameEnd + 8, middle), anchor: 0))
      }
      let classEnd = nameEnd + 8 + context.line(view.className, font: classFont).width
      right = max(right, classEnd)
      items.append(
        .group(
          Group(
            id: scene.identifier(view.name), classes: ["strut-row", "strut-\(view.kind.rawValue)"],
            title: view.look.alt ?? "\(view.kind.rawValue) \(view.name)", items: parts)))
    }
    let size = Size(
      (right + Self.padding).rounded(.up), Self.padding * 2 + Double(rows.count) * Self.rowHeight)
    return PaintedPanel(title: scene.panel.title, body: Rect(origin: .zero, size: size), items: items)
  }

  /// A view's sign in the colour that the view has: its own, or that of its box in a layout beside the outline. Where
  /// nothing else is in colour, a hue would be a riddle.
  private func sign(ofViewAt index: Int) -> KindSign {
    let view = scene.panel.views[index]
    let isBoxed = context.figure.panels.contains { $0.kind == .layout || $0.kind == .exploded }
    let hue = isBoxed && view.superview != nil ? context.theme.view(scene.hueNumber(ofViewAt: index)) : nil
    let ground = view.look.backgroundColor.flatMap { $0.alpha > 0.5 ? $0 : nil }
    return KindSign(
      kind: view.kind, context: context, color: ground == nil ? hue ?? context.theme[.guide] : context.theme[.guide],
      ground: ground)
  }

  private func gather(_ index: Int, depth: Int, into rows: inout [(view: Int, depth: Int)]) {
    rows.append((index, depth))
    for subview in scene.panel.views[index].subviews { gather(subview, depth: depth + 1, into: &rows) }
  }

  private func branches(_ rows: [(view: Int, depth: Int)]) -> [Item] {
    let width = context.grid.width(1)
    let rowOf = Dictionary(rows.enumerated().map { ($1.view, $0) }, uniquingKeysWith: { first, _ in first })
    var path = Path()
    for (number, row) in rows.enumerated() {
      let subviews = scene.panel.views[row.view].subviews.compactMap { rowOf[$0] }
      guard let last = subviews.last else { continue }
      let x = context.grid.center(Self.padding + Double(row.depth) * Self.indent + 8, width: width)
      func middle(_ row: Int) -> Double {
        context.grid.center(Self.padding + (Double(row) + 0.5) * Self.rowHeight, width: width)
      }
      path.append(.line(from: Point(x, middle(number) + 10), to: Point(x, middle(last))))
      for subview in subviews {
        path.append(.line(from: Point(x, middle(subview)), to: Point(x + Self.indent - 10, middle(subview))))
      }
    }
    guard !path.isEmpty else { return [] }
    return [.shape(Shape(path, stroke: Stroke(color: context.theme[.guide].opacity(0.5), width: width)))]
  }
}
