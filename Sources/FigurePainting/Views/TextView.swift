import Graphics
import Staging
import ViewLayout

/// Draws the text of a text view from the top.
struct TextViewPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol { KindSymbol { [$0.row(0.3), $0.row(0.5), $0.row(0.7)] } }

  func paint() -> [Item] {
    subject.page()
      + text(
        .main, in: view.textViewRect, color: look.textColor ?? theme[.label], alignment: content.textAlignment,
        vertical: .top)
  }
}

extension PaintedView {
  /// The standard background of a view with text or rows. The author's background is drawn elsewhere.
  func page(_ token: ThemeToken = .page) -> [Item] {
    guard view.look.backgroundColor == nil, view.look.backgroundPattern == nil, !view.bounds.isEmpty else {
      return []
    }
    return [.fill(outline, token == .page && isOnDevice ? context.theme.screen : context.theme[token])]
  }
}
