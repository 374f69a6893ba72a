import Geometry
import Graphics

/// A panel of words with the marks around them, set: a report, a table, an outline.
struct WordsPanel {
  /// What the panel is lined up by: the whole of it.
  var body: Rect
  var marks: [any Mark]

  /// - Parameter scene: The panel, of the author's colours as he named them.
  func paint(_ scene: PanelScene, with context: PaintingContext) -> PaintedPanel {
    let brush = Brush(theme: context.theme, grid: context.grid, scene: scene, texts: [], unit: 1)
    return PaintedPanel(body: body, items: marks.flatMap { $0.items(with: brush) })
  }
}
