import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// Lays out the outline of a hierarchy: one row per view, in drawing order, indented by level.
struct HierarchyPanelSetter {
  let scene: PanelScene
  let figure: Figure
  let setter: TextSetting

  fileprivate static let rowHeight = 24.0
  fileprivate static let indent = 20.0
  fileprivate static let padding = 12.0

  func panel() -> WordsPanel {
    let chosen = scene.panel.layers.isEmpty ? nil : Set(scene.panel.layers)
    let rows = OutlineRow.rows(under: 0, below: nil, depth: 0, in: scene.panel.views, of: chosen)
    // 1. Lines from each view down to its subviews, below everything else.
    var marks: [any Mark] = [Branches(rows: rows)]
    // 2. One row per view.
    var right = 0.0
    for (number, row) in rows.enumerated() {
      let (group, end) = group(of: row, middle: Self.padding + (Double(number) + 0.5) * Self.rowHeight)
      marks.append(group)
      right = max(right, end)
    }
    let size = Size(
      (right + Self.padding).rounded(.up), Self.padding * 2 + Double(rows.count) * Self.rowHeight)
    return WordsPanel(body: Rect(origin: .zero, size: size), marks: marks)
  }

  /// The sign of the view's kind, its name and, in a paler colour, its class.
  ///
  /// - Returns: The row, and the x coordinate of its end.
  private func group(of row: OutlineRow, middle: Double) -> (MarkGroup, end: Double) {
    let view = scene.panel.views[row.view]
    let name = setter.line(view.name, font: .annotation(13, weight: .medium))
    let className = setter.line(view.className, font: .annotation(11))
    let nameStart = Self.padding + Double(row.depth) * Self.indent + 24
    let classStart = nameStart + name.naturalWidth + 8
    let icon = Rect(center: Point(nameStart - 16, middle), size: Size(16, 16))
    var marks: [any Mark] = [
      sign(ofViewAt: row.view, in: icon),
      TextMark(line: name, point: Point(nameStart, middle), anchor: 0, ink: .token(.ink)),
    ]
    if view.className != view.name {
      marks.append(
        TextMark(line: className, point: Point(classStart, middle), anchor: 0, ink: .token(.guide)))
    }
    let group = MarkGroup(
      id: scene.identifier(view.name), classes: ["strut-row", "strut-\(view.kind.rawValue)"],
      title: view.look.alt ?? "\(view.kind.rawValue) \(view.name)", marks: marks)
    return (group, classStart + className.naturalWidth)
  }

  /// The sign of a view in the colours that the view has in the other panels: its background, or the hue of its box,
  /// which planes of a hierarchy taken apart have in any case. If no other panel shows views, or the view has no box,
  /// as a label has none, the sign has no colour, because nothing would explain it.
  private func sign(ofViewAt index: Int, in rect: Rect) -> KindSign {
    let view = scene.panel.views[index]
    let isBoxed = figure.panels.contains { $0.kind.isLayout || $0.kind == .exploded }
    let ground = view.look.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    let hasPlanes = figure.panels.contains { $0.kind == .exploded }
    let isStandIn = view.kind == .view && view.content.placeholder != nil
    let hasBox = isBoxed && view.hasNoGroundOfItsOwn && view.kind.isDrawnAsBox && !isStandIn
    let hasHue = view.superview != nil && (hasPlanes || hasBox)
    let symbol = view.symbol
    return KindSign(
      kind: view.kind, symbol: symbol, rect: rect,
      letter: symbol.letter.map { setter.line($0, font: .annotation(9, weight: .bold)) },
      ink: hasHue ? Ink(.hue(scene.hueNumber(ofViewAt: index))) : .token(.guide), ground: ground)
  }
}

/// The row of a view in an outline.
private struct OutlineRow: Sendable {
  var view: Int
  /// The view that it hangs on; `nil` at the top.
  var parent: Int?
  var depth: Int

  /// - Parameter chosen: The names of the views that have rows, each below the nearest of those around it; `nil` for all.
  static func rows(
    under view: Int, below parent: Int?, depth: Int, in views: [SolvedView], of chosen: Set<String>?
  ) -> [OutlineRow] {
    let hasRow = chosen?.contains(views[view].name) ?? true
    let own = hasRow ? [OutlineRow(view: view, parent: parent, depth: depth)] : []
    let (next, level) = hasRow ? (view, depth + 1) : (parent, depth)
    return own + views[view].subviews.flatMap { rows(under: $0, below: next, depth: level, in: views, of: chosen) }
  }
}

/// Lines from the sign of each view down to those of its subviews.
private struct Branches: Mark {
  var rows: [OutlineRow]

  func items(with brush: Brush) -> [Item] {
    let stroke = brush.stroke(Pen(ink: Ink.token(.guide).opacity(0.5), width: 1))
    let subviews = Dictionary(grouping: rows.indices) { rows[$0].parent }
    func snapped(_ place: Double) -> Double { brush.grid.center(place, width: stroke.width) }
    func middle(_ row: Int) -> Double {
      snapped(HierarchyPanelSetter.padding + (Double(row) + 0.5) * HierarchyPanelSetter.rowHeight)
    }
    var path = Path()
    for (number, row) in rows.enumerated() {
      guard let subviews = subviews[row.view], let last = subviews.last else { continue }
      let indent = HierarchyPanelSetter.indent
      let x = snapped(HierarchyPanelSetter.padding + Double(row.depth) * indent + 8)
      path.append(.line(from: Point(x, middle(number) + 10), to: Point(x, middle(last))))
      for subview in subviews {
        path.append(.line(from: Point(x, middle(subview)), to: Point(x + indent - 10, middle(subview))))
      }
    }
    return path.isEmpty ? [] : [.shape(Shape(path, stroke: stroke))]
  }

  var description: String { "branches of \(rows.count) rows" }
}

extension ViewKind {
  /// Whether a view of the kind without a ground of its own is drawn as a box in its hue.
  fileprivate var isDrawnAsBox: Bool { [.view, .window, .scrollView].contains(self) }
}
