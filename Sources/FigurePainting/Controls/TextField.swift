import Geometry
import Graphics
import Typography
import ViewLayout

extension ViewPainter {
  /// A text field: its border, then its text, or the placeholder where it is empty.
  func textField() -> [Item] {
    let textRect = view.bounds.inset(by: textFieldInsets)
    let hasText = !(content.text ?? "").isEmpty
    let shown = hasText ? content.text : content.placeholder
    return textFieldBorder()
      + text(
        shown ?? "", in: textRect, font: view.font,
        color: hasText ? look.textColor ?? theme[.label] : theme[.placeholder],
        alignment: content.textAlignment)
  }

  /// What the border leaves free for the text, at the sides.
  private var textFieldInsets: EdgeInsets {
    let side: Double =
      switch content.borderStyle {
      case .none: 0
      case .line: 2
      case .bezel, .roundedRect: 7
      }
    let room = max(0, min(side, view.bounds.width / 2))
    return EdgeInsets(top: 0, left: room, bottom: 0, right: room)
  }

  private func textFieldBorder() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let ground = look.backgroundColor ?? theme[.page]
    switch content.borderStyle {
    case .none:
      return []
    case .line:
      let width = hairline(1)
      return [
        .shape(
          Shape(
            .rect(strokeInside(view.bounds, width: width)), fill: .color(ground),
            stroke: Stroke(color: theme[.label], width: width)))
      ]
    case .bezel:
      let width = hairline(1)
      let inner = strokeInside(view.bounds, width: width)
      let shade = Path.polyline([
        Point(inner.minX + width, inner.maxY), Point(inner.minX + width, inner.minY + width),
        Point(inner.maxX, inner.minY + width),
      ])
      return [
        .shape(Shape(.rect(inner), fill: .color(ground), stroke: Stroke(color: theme[.systemGray], width: width))),
        .shape(Shape(shade, stroke: Stroke(color: theme[.separator], width: width))),
      ]
    case .roundedRect:
      let width = hairline(isClassic ? 1 : 0.5)
      let edge = isClassic ? Color(hex: 0x8B8B8B) : theme[.separator]
      let path = Path.roundedRect(strokeInside(view.bounds, width: width), radius: isClassic ? 7 : 5)
      return [.shape(Shape(path, fill: .color(ground), stroke: Stroke(color: edge, width: width)))]
    }
  }
}
