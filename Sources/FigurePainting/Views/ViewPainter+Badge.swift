import Geometry
import Graphics
import Typography

extension ViewPainter {
  /// A red badge with its middle on the top trailing corner of the alignment rectangle, from which ornaments
  /// are left out.
  func badge() -> [Item] {
    guard let badge = appearance.badge, !badge.isEmpty else { return [] }
    let font = systemFont(13, weight: .medium)
    let line = context.line(badge, font: font)
    let size = Size(max(20, line.width + 12), 20)
    let body = view.bounds.inset(by: view.alignmentInsets)
    let corner = Point(isRightToLeft ? body.minX : body.maxX, body.minY)
    let rect = crisp(Rect(center: corner, size: size))
    return [.shape(Shape(.roundedRect(rect, radius: 10), fill: .color(theme[.systemRed])))]
      + text(badge, in: rect, font: font, color: theme[.tintText], alignment: .center)
  }
}
