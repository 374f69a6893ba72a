import Geometry
import Graphics
import Typography

extension ViewPainter {
  /// A search bar: a rounded field with a magnifying glass.
  func searchBar() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let inset = Size(min(8, view.bounds.width / 4), min(8, view.bounds.height / 4))
    let field = crisp(view.bounds.insetBy(dx: inset.width, dy: inset.height))
    let side = min(13, field.height * 0.5)
    let glass = mirrored(
      Rect(x: field.minX + 8, y: field.midY - side / 2, width: side, height: side), in: field)
    let radius = side * 0.38
    let center = Point(glass.minX + radius + 0.5, glass.minY + radius + 0.5)
    let stroke = Stroke(
      color: isClassic ? Self.classicEdge : theme[.secondaryLabel], width: hairline(1.5), cap: .round)
    let handle = Path.line(
      from: Point(center.x + radius * 0.75, center.y + radius * 0.75), to: Point(glass.maxX - 0.5, glass.maxY - 0.5))
    let hasText = !(content.text ?? "").isEmpty
    let words = mirrored(
      Rect(x: field.minX + 8 + side + 6, y: field.minY, width: max(0, field.width - side - 22), height: field.height),
      in: field)
    let hasOwnGround = look.backgroundColor != nil
    let ground: Paint =
      isClassic && !hasOwnGround
      ? classicGradient([0xC9D1DB, 0x9FADBE], over: bounds) : .color(look.backgroundColor ?? theme[.bar])
    let fieldEdge = Stroke(color: Color(hex: 0x6F7F93), width: hairline(1))
    return [
      .shape(Shape(.rect(bounds), fill: ground)),
      .shape(
        isClassic
          ? Shape(.roundedRect(field, radius: field.height / 2), fill: .color(.white), stroke: fieldEdge)
          : Shape(.roundedRect(field, radius: 9), fill: .color(theme[.fill]))),
      .shape(Shape(.circle(center: center, radius: radius), stroke: stroke)),
      .shape(Shape(handle, stroke: stroke)),
    ]
      + text(
        hasText ? content.text ?? "" : content.placeholder ?? "Search", in: words,
        font: view.font.withSize(min(17, view.font.size)),
        color: isClassic
          ? hasText ? Color(hex: 0) : Self.classicEdge : hasText ? theme[.label] : theme[.secondaryLabel])
  }
}
