import Geometry
import Graphics
import PangoText

/// How a format shows text.
protocol TextPainting: AnyObject {
  func paint(_ run: TextRun, color: Color, on canvas: Canvas)

  /// The same as shapes, for a mask.
  var outlines: OutlineTextPainter { get }
}

/// Text as filled shapes: Cairo's own glyphs stand at whole pixels only, filled ones stand where layout put them.
final class OutlineTextPainter: TextPainting {
  private let outliner: any TextOutliner
  private let masks: TextMasks?
  private let textsRecur: Bool

  /// - Parameters:
  ///   - masks: Those of the outliner's fonts; none on a page, which has no pixels.
  ///   - textsRecur: Whether most texts are drawn again in the next picture.
  init(outliner: any TextOutliner, masks: TextMasks? = nil, textsRecur: Bool = false) {
    self.outliner = outliner
    self.masks = masks
    self.textsRecur = textsRecur
  }

  var outlines: OutlineTextPainter { self }

  func paint(_ run: TextRun, color: Color, on canvas: Canvas) {
    guard color.alpha > 0, run.origin.isFinite else { return }
    // Glyphs reach beyond their origin by less than three times the size; farther ones cannot be seen.
    let reach = run.font.size.isFinite ? max(0, run.font.size * 3) : 0
    let visible = canvas.clipBounds.insetBy(dx: -reach, dy: -reach)
    // Of a run that is nowhere near, no mask is needed either.
    guard run.origin.y >= visible.minY - reach, run.origin.y <= visible.maxY + reach else { return }
    if let masks, masks.paint(run, color: color, recurs: textsRecur, on: canvas, outliner: outliner) { return }
    let glyphs = outliner.outline(run).filter { visible.contains(Point($0.transform.tx, $0.transform.ty)) }
    canvas.setSource(color)
    canvas.fill(glyphs)
  }
}
