import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// The outline of a hierarchy, set: one row a view, in drawing order, indented by depth.
struct HierarchyPanel {
  private let rows: [Row]
  private let size: Size

  private struct Row {
    var view: Int
    var depth: Int
    var name: SetLine
    var className: SetLine
    /// In the sign of the view's kind.
    var letter: SetLine?

    /// Where the name begins.
    var nameStart: Double { HierarchyPanel.padding + Double(depth) * HierarchyPanel.indent + 24 }
    /// Where the class begins.
    var classStart: Double { nameStart + name.width + 8 }
  }

  private static let rowHeight = 24.0
  private static let indent = 20.0
  private static let padding = 12.0

  init(of panel: PanelLayout, setter: LineSetter) {
    var rows: [Row] = []
    func gather(_ index: Int, depth: Int) {
      let view = panel.views[index]
      rows.append(
        Row(
          view: index, depth: depth, name: setter.line(view.name, font: .annotation(13, weight: .medium)),
          className: setter.line(view.className, font: .annotation(11)),
          letter: view.kind.signLetter.map { setter.line($0, font: .annotation(9, weight: .bold)) }))
      for subview in view.subviews { gather(subview, depth: depth + 1) }
    }
    gather(0, depth: 0)
    self.rows = rows
    let right = rows.map { $0.classStart + $0.className.width }.max() ?? 0
    size = Size((right + Self.padding).rounded(.up), Self.padding * 2 + Double(rows.count) * Self.rowHeight)
  }

  func paint(_ scene: PanelScene, with context: PaintingContext) -> PaintedPanel {
    // 1. Lines from each view down to its subviews, under everything.
    var items = branches(scene, context)
    // 2. A row a view: the sign of its kind, its name, its class paler.
    for (number, row) in rows.enumerated() {
      let view = scene.panel.views[row.view]
      let middle = Self.padding + (Double(number) + 0.5) * Self.rowHeight
      let icon = Rect(center: Point(row.nameStart - 16, middle), size: Size(16, 16))
      var parts = sign(of: row, scene, context).paint(in: icon)
      parts.append(
        row.name.item(
          color: context.theme[.ink], at: Point(row.nameStart, middle), anchor: 0, grid: context.grid))
      if view.className != view.name {
        parts.append(
          row.className.item(
            color: context.theme[.guide], at: Point(row.classStart, middle), anchor: 0, grid: context.grid))
      }
      items.append(
        .group(
          Group(
            id: scene.identifier(view.name), classes: ["strut-row", "strut-\(view.kind.rawValue)"],
            title: view.look.alt ?? "\(view.kind.rawValue) \(view.name)", items: parts)))
    }
    return PaintedPanel(body: Rect(origin: .zero, size: size), items: items)
  }

  /// A view's sign in the colour that the view has: its own, or that of its box in a layout beside the outline. Where
  /// nothing else is in colour, a hue would be a riddle.
  private func sign(of row: Row, _ scene: PanelScene, _ context: PaintingContext) -> KindSign {
    let view = scene.panel.views[row.view]
    let isBoxed = context.figure.panels.contains { $0.kind == .layout || $0.kind == .exploded }
    let hue = isBoxed && view.superview != nil ? context.theme.view(scene.hueNumber(ofViewAt: row.view)) : nil
    let ground = view.look.backgroundColor.flatMap { $0.alpha > 0.5 ? $0 : nil }
    return KindSign(
      kind: view.kind, letter: row.letter, context: context,
      color: ground == nil ? hue ?? context.theme[.guide] : context.theme[.guide],
      ground: ground)
  }

  private func branches(_ scene: PanelScene, _ context: PaintingContext) -> [Item] {
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
