import Geometry
import Graphics
import ViewLayout

/// Draws a page control: one dot per page, the current one darker.
struct PageControlPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol {
    KindSymbol { canvas in [-3, 0, 3].map { canvas.dot(radius: 1, offset: $0) } }
  }

  func paint() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let pages = min(100, max(1, content.numberOfPages))
    let current = min(pages - 1, max(0, look.currentPage))
    let (pitch, radius) = (ControlMetrics.pageDotPitch, ControlMetrics.pageDotDiameter / 2)
    let start = view.bounds.midX - Double(pages - 1) * pitch / 2
    return (0..<pages).map { page in
      let place = isRightToLeft ? pages - 1 - page : page
      let color =
        page == current
        ? look.markTintColor ?? theme[.label].opacity(0.85) : look.trackTintColor ?? theme[.label].opacity(0.25)
      return .fill(.circle(center: Point(start + Double(place) * pitch, view.bounds.midY), radius: radius), color)
    }
  }
}
