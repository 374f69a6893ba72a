import Geometry
import Graphics
import ViewLayout

/// A page control: a dot a page, the current one darker.
struct PageControlPainter: ControlPainter {
  let subject: PaintedView

  func paint() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let pages = min(100, max(1, content.numberOfPages))
    let current = min(pages - 1, max(0, look.currentPage))
    let pitch = 16.0
    let start = view.bounds.midX - Double(pages - 1) * pitch / 2
    return (0..<pages).map { page in
      let place = isRightToLeft ? pages - 1 - page : page
      let color = theme[.label].opacity(page == current ? 0.85 : 0.25)
      return .fill(.circle(center: Point(start + Double(place) * pitch, view.bounds.midY), radius: 3.5), color)
    }
  }
}
