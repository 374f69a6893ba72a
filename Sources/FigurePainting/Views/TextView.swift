import Graphics
import Staging
import ViewLayout

/// Draws the text of a text view from the top. Its lower edge cuts a line off that it shows a part of.
struct TextViewPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol { KindSymbol { [$0.row(0.3), $0.row(0.5), $0.row(0.7)] } }

  func paint() -> [Item] {
    let place = view.seenTextViewRect
    let letters =
      text(.main, in: place, color: look.textColor ?? theme[.label], alignment: content.textAlignment, vertical: .top)
      + insertionPoint(in: place, alignment: content.textAlignment, vertical: .top)
    let isCut = (view.texts[.main]?.height ?? 0) > place.height
    return subject.page() + (isCut ? [.group(Group(clip: subject.outline, items: letters))] : letters)
  }
}

extension PaintedView {
  /// The standard background of a view with text or rows. The author's background is drawn elsewhere.
  ///
  /// - Parameter color: `nil` for that of the screen on which it is.
  func page(_ color: Color? = nil) -> [Item] {
    guard view.look.backgroundColor == nil, view.look.backgroundPattern == nil, !view.bounds.isEmpty else {
      return []
    }
    let theme = context.theme
    let screen = view.isElevated ? theme.ground(.systemBackground, isElevated: true) : theme.screen
    return [.fill(outline, color ?? (isOnDevice || view.isElevated ? screen : theme[.page]))]
  }
}
