import Graphics
import ViewLayout

/// A label's text, its lines together in the middle of the height.
struct LabelPainter: ControlPainter {
  let subject: PaintedView

  func paint() -> [Item] {
    text(.main, in: view.bounds, color: look.textColor ?? theme[.label], alignment: content.textAlignment)
  }
}
