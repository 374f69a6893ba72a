import Geometry
import Graphics
import Staging
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
    let rect = view.fieldTextRect
    return border() + text(.main, in: rect, color: ink, alignment: content.textAlignment)
      + insertionPoint(in: rect, alignment: content.textAlignment)
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
          ? grid.box(view.bounds, radius: Self.radius(isClassic), fill: ground, edge: Color(hex: 0x8B8B8B))
          : grid.box(view.bounds, radius: Self.radius(isClassic), fill: ground, edge: theme[.separator], width: 0.5)
      ]
    }
  }

  /// The radius of the corners of a rounded field, in points.
  private static func radius(_ isClassic: Bool) -> Double { isClassic ? 7 : 5 }

  /// The radius of the corners that a view draws as a rounded field; `nil` for others.
  static func cornerRadius(of view: SolvedView, on platform: Platform) -> Double? {
    guard view.kind == .textField, view.content.borderStyle == .roundedRect else { return nil }
    return radius(platform == .ios6)
  }
}
