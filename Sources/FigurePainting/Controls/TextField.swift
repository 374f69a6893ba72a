import Geometry
import Graphics
import ViewLayout

/// Draws a text field: its border, and its text or its placeholder.
struct TextFieldPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol {
    KindSymbol {
      [$0.line(from: Point($0.box.minX + 4, $0.box.minY + 3.5), to: Point($0.box.minX + 4, $0.box.maxY - 3.5))]
    }
  }

  func paint() -> [Item] {
    let ink = view.showsPlaceholder ? theme[.placeholder] : look.textColor ?? theme[.label]
    return border() + text(.main, in: view.fieldTextRect, color: ink, alignment: content.textAlignment)
  }

  private func border() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let ground = Paint.color(look.backgroundColor ?? theme[.page])
    switch content.borderStyle {
    case .none: return []
    case .line: return [grid.box(view.bounds, fill: ground, edge: theme[.label])]
    case .bezel:
      let width = hairline(1)
      let inner = strokeInside(view.bounds, width: width)
      let shade = Path.polyline([
        Point(inner.minX + width, inner.maxY), Point(inner.minX + width, inner.minY + width),
        Point(inner.maxX, inner.minY + width),
      ])
      return [
        grid.box(view.bounds, fill: ground, edge: theme[.systemGray]),
        .stroke(shade, theme[.separator], width: width),
      ]
    case .roundedRect:
      return [
        isClassic
          ? grid.box(view.bounds, radius: 7, fill: ground, edge: Color(hex: 0x8B8B8B))
          : grid.box(view.bounds, radius: 5, fill: ground, edge: theme[.separator], width: 0.5)
      ]
    }
  }
}
