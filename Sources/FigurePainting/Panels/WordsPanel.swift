import Geometry
import Graphics

/// A panel of words and marks that needs only painting: a report, a table, an outline.
struct WordsPanel {
  /// The whole panel.
  var body: Rect
  var marks: [any Mark]
  /// How it is made wider; `nil` for one that keeps its width.
  var widening: Widening?

  enum Widening {
    /// Its ground alone, the first mark of a group.
    case ofGround
    /// Whatever it shows is laid out again in a width, in points.
    case ofContent((_ width: Double) -> WordsPanel)
  }

  /// - Parameter scene: The panel, with the colours as the author named them.
  func paint(_ scene: PanelScene, with context: PaintingContext) -> PaintedPanel {
    var brush = Brush(
      theme: context.theme, grid: context.grid, scene: scene, texts: [], unit: 1,
      paper: context.figure.background.ground)
    brush.isOverViews = false
    let items = marks.flatMap { $0.items(with: brush) }
    switch widening {
    case .ofGround?:
      var painted = PaintedPanel(body: body, items: items)
      painted.widening = .ofGround { widened(to: $0).paint(scene, with: context) }
      return painted
    case nil, .ofContent?:
      let (ground, grounded) = context.onOwnGround(items, in: body, margin: PaintingContext.groundMargin)
      var painted = PaintedPanel(body: ground, items: grounded)
      guard case .ofContent(let wider)? = widening else { return painted }
      let margins = ground.width - body.width
      painted.widening = .ofContent { wider($0 - margins).paint(scene, with: context) }
      return painted
    }
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
