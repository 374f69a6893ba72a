import Diagnostics
import Figures
import Geometry
import Graphics

/// Draws a panel's annotations over its views, in the panel's coordinates.
struct AnnotationPainter {
  let scene: PanelScene
  let context: PaintingContext

  func paint(diagnostics: inout Diagnostics) -> [Item] {
    var canvas = AnnotationCanvas(scene: scene, context: context)
    // 1. Labels keep off what the views themselves say.
    canvas.avoidContents()
    // 2. Outlines and bands, which lie lowest.
    canvas.drawFrames()
    canvas.drawOriginalFrames()
    // 3. Names have a natural place, so they choose before the numbers.
    canvas.drawNames()
    // 4. What is recognised and not drawn is said.
    for kind in AnnotationKind.allCases where !Self.drawn.contains(kind) && canvas.isAskedFor(kind) {
      diagnostics.add(.warning("'\(kind.rawValue)' is not yet drawn"))
    }
    return canvas.marks + canvas.labels
  }

  /// The kinds that have a file here.
  private static let drawn: Set<AnnotationKind> = [.frames, .originalFrames, .names, .values]
}

extension AnnotationCanvas {
  /// Whether the panel or one of its views asks for an annotation.
  func isAskedFor(_ kind: AnnotationKind) -> Bool {
    scene.panel.show[kind] != nil || scene.panel.views.contains { $0.show?[kind] != nil }
  }
}
