import Geometry
import Graphics
import Staging
import ViewLayout

/// Draws a search bar: a rounded field with a magnifying glass.
struct SearchBarPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol { KindSymbol(cornerRadius: 6) { [$0.ring(radius: 2.5)] } }

  func paint() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let parts = SearchBarGeometry(field: crisp(SearchBarGeometry(in: view.bounds).field), isMirrored: isRightToLeft)
    let field = parts.field
    let glass = parts.magnifyingGlass(
      color: isClassic ? ClassicLook.edge : theme[.secondaryLabel], width: hairline(1.5))
    let ground =
      isClassic && look.backgroundColor == nil
      ? ClassicLook.gradient([0xC9D1DB, 0x9FADBE], over: bounds) : .color(look.backgroundColor ?? theme[.bar])
    let edge = Stroke(color: Color(hex: 0x6F7F93), width: hairline(1))
    let isBare = look.searchBarStyle == .minimal && look.backgroundColor == nil
    let back: [Item] = isBare ? [] : [.fill(.rect(bounds), ground)]
    return back + [
      isClassic
        ? .shape(Shape(.roundedRect(field, radius: field.height / 2), fill: .color(.white), stroke: edge))
        : parts.surface(theme[.fill])
    ] + glass + text(.main, in: parts.words, color: ink) + insertionPoint(in: parts.words)
  }

  private var ink: Color {
    if isClassic { return view.showsPlaceholder ? ClassicLook.edge : Color(hex: 0) }
    return theme[view.showsPlaceholder ? .secondaryLabel : .label]
  }
}

extension SearchBarGeometry {
  /// The rounded ground of the field.
  func surface(_ color: Color) -> Item { .fill(.roundedRect(field, radius: min(10, field.height / 2)), color) }

  /// - Parameter width: Of its lines.
  func magnifyingGlass(color: Color, width: Double) -> [Item] {
    let radius = glass.height * 0.38
    let center = Point(glass.minX + radius + 0.5, glass.minY + radius + 0.5)
    let stroke = Stroke(color: color, width: width, cap: .round)
    let handle = Path.line(
      from: Point(center.x + radius * 0.75, center.y + radius * 0.75), to: Point(glass.maxX - 0.5, glass.maxY - 0.5))
    return [.stroke(.circle(center: center, radius: radius), stroke), .stroke(handle, stroke)]
  }
}
