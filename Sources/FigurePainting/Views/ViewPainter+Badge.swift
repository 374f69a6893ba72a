import Geometry
import Graphics
import Typography

extension ViewPainter {
  /// A red badge with its middle on the top trailing corner of the alignment rectangle, from which ornaments
  /// are left out.
  func badge() -> [Item] {
    guard let badge = look.badge, !badge.isEmpty else { return [] }
    let rect = badgePlace(badge)
    return [.shape(Shape(.roundedRect(rect, radius: 10), fill: .color(theme[.systemRed])))]
      + text(badge, in: rect, font: badgeFont, color: theme[.tintText], alignment: .center)
  }

  /// Where a badge with that text lies in the view's own coordinates.
  func badgePlace(_ badge: String) -> Rect {
    let size = Size(max(20, context.line(badge, font: badgeFont).width + 12), 20)
    let body = view.bounds.inset(by: view.alignmentInsets)
    let corner = Point(isRightToLeft ? body.minX : body.maxX, body.minY)
    return crisp(Rect(center: corner, size: size))
  }

  private var badgeFont: Font { systemFont(13, weight: .medium) }
}
