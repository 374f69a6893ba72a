import Diagnostics
import Figures
import Geometry
import Graphics

/// Draws a panel's annotations over its views, in the panel's coordinates.
struct AnnotationPainter {
  let scene: PanelScene
  let context: PaintingContext

  /// - Returns: Lines, bars and outlines, and over them text and badges.
  func paint(diagnostics: inout Diagnostics) -> (marks: [Item], labels: [Item]) {
    var canvas = AnnotationCanvas(scene: scene, context: context)
    guard canvas.isAskedForAnything else { return ([], []) }
    // 1. Labels keep off what the views themselves say.
    canvas.avoidContents()
    // 2. Outlines and bands, which lie lowest.
    canvas.drawRulers()
    canvas.drawStandardSpacing()
    canvas.drawMargins()
    canvas.drawSafeArea()
    canvas.drawGuides()
    canvas.drawAlignmentRects()
    canvas.drawBounds()
    canvas.drawFrames()
    canvas.drawOriginalFrames()
    canvas.drawAutoresizing()
    canvas.drawBaselines()
    canvas.drawAmbiguity()
    canvas.drawMisplaced()
    canvas.drawCenters()
    canvas.drawAxes()
    canvas.drawOrigins()
    // 3. Lines lie where they lie. Names have a natural place, so they choose before bars and numbers.
    let constraints = canvas.planConstraints()
    canvas.drawNames()
    canvas.drawConstraints(constraints)
    canvas.drawTurnedConstraints()
    canvas.drawIntrinsicSizes()
    // 4. The author's own marks find their place around all of it.
    canvas.drawCallouts { callout in
      diagnostics.add(.warning("a callout points at a view that is not in the picture", at: callout.range))
    }
    return (canvas.marks, canvas.labels)
  }
}
