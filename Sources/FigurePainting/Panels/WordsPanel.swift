import Geometry
import Graphics

/// A panel of words and marks that needs only painting: a report, a table, an outline.
struct WordsPanel {
  /// The whole panel.
  var body: Rect
  var marks: [any Mark]

  /// - Parameter scene: The panel, with the colours as the author named them.
  func paint(_ scene: PanelScene, with context: PaintingContext) -> PaintedPanel {
    var brush = Brush(
      theme: context.theme, grid: context.grid, scene: scene, texts: [], unit: 1,
      paper: context.figure.background.ground)
    brush.isOverViews = false
    return PaintedPanel(body: body, items: marks.flatMap { $0.items(with: brush) })
  }
}
