import Graphics
import Staging

/// A text view's text from the top.
struct TextViewPainter: ControlPainter {
  let subject: PaintedView

  func paint() -> [Item] {
    subject.page()
      + text(
        .main, in: view.textViewRect, color: look.textColor ?? theme[.label], alignment: content.textAlignment,
        vertical: .top)
  }
}

extension PaintedView {
  /// The ground of a view that is a page of text or rows; the author's own has been drawn.
  func page() -> [Item] {
    guard view.look.backgroundColor == nil, view.look.backgroundPattern == nil, !view.bounds.isEmpty else {
      return []
    }
    return [.fill(outline, context.theme[.page])]
  }
}
