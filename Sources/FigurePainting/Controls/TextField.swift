import Geometry
import Graphics
import ViewLayout

/// A text field: its border, then its text, or the placeholder where it is empty.
struct TextFieldPainter: ControlPainter {
  let subject: PaintedView

  func paint() -> [Item] {
    let ink = view.showsPlaceholder ? theme[.placeholder] : look.textColor ?? theme[.label]
    return border() + text(.main, in: view.fieldTextRect, color: ink, alignment: content.textAlignment)
  }

  private func border() -> [Item] {
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
