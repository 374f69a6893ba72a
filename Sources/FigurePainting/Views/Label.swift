import Graphics
import ViewLayout

/// Draws the text of a label; all lines together are centred vertically.
struct LabelPainter: ControlPainter {
  let subject: PaintedView

  func paint() -> [Item] {
    text(.main, in: view.bounds, color: look.textColor ?? theme[.label], alignment: content.textAlignment)
  }
}
