import Geometry
import Graphics

/// A panel of words and marks that needs only painting: a report, a table, an outline.
struct WordsPanel {
  /// The whole panel.
  var body: Rect
  var marks: [any Mark]
  /// Whether its ground, the first mark of a group, can be wider than the words on it.
  var isWidenable = false

  /// - Parameter scene: The panel, with the colours as the author named them.
  func paint(_ scene: PanelScene, with context: PaintingContext) -> PaintedPanel {
    var brush = Brush(
      theme: context.theme, grid: context.grid, scene: scene, texts: [], unit: 1,
      paper: context.figure.background.ground)
    brush.isOverViews = false
    let items = marks.flatMap { $0.items(with: brush) }
    guard isWidenable else {
      let (ground, grounded) = context.onOwnGround(items, in: body, margin: PaintingContext.groundMargin)
      return PaintedPanel(body: ground, items: grounded)
    }
    var painted = PaintedPanel(body: body, items: items)
    painted.widened = { widened(to: $0).paint(scene, with: context) }
    return painted
  }

  /// The panel with its ground over a width, in points.
  private func widened(to width: Double) -> WordsPanel {
    var panel = self
    panel.body.size.width = width
    panel.marks = marks.map { mark in
      guard var group = mark as? MarkGroup, var ground = group.marks.first as? BoxMark else { return mark }
      ground.rect = panel.body
      group.marks[0] = ground
      return group
    }
    return panel
  }
}
