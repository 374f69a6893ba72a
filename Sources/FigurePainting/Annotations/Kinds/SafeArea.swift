import Geometry
import Graphics
import ViewLayout

/// The safe area: a dashed line around the part that bars and cutouts leave free.
enum SafeArea {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.viewsAndRoot(with: .safeArea).compactMap { shown in
      let area = shown.view.bounds.inset(by: shown.view.safeAreaInsets)
      guard area.width >= 0, area.height >= 0, area.isFinite else { return nil }
      // Slightly inside: a line with an odd number of pixels would otherwise lie outside at the right and at the
      // bottom, next to the edge of the root if both coincide.
      let inner = Rect(origin: area.origin, size: Size(max(0, area.width - 1e-6), max(0, area.height - 1e-6)))
      let corners = inner.corners.map(shown.toPanel.apply(to:))
      // A side can lie on a bar that is light on a dark page.
      let sides = Segment.around(corners).map { side in
        LineMark(
          [side], pen: site.pen(shown.ink(or: .adapted(.guide, at: [side.middle])), dash: [6, 3]), isCutByText: true)
      }
      let box = Rect(enclosing: corners)?.intersection(site.scene.uncut)
      let caption = box.map { label(in: $0, ink: shown.ink(or: .token(.guide)), on: site) }
      return Annotation(
        "strut-safe-area", [ManyColoredOutline(corners: corners, sides: sides)], labels: [caption].compactMap(\.self))
    }
  }

  private static func label(in box: Rect, ink: Ink, on site: AnnotationSite) -> LabelRequest {
    let note = site.note("safe area", size: 9, ink: ink)
    let size = note.size
    // Below the edge of a crop, if the picture begins there.
    let inset = site.length(site.scene.tornEdges.contains(.minY) ? 8 : 3)
    let inside = box.minY + size.height / 2 + inset
    return LabelRequest(
      note,
      at: [
        .init(Point(box.midX, box.minY - size.height / 2 - site.length(2))),
        .init(Point(box.midX, inside), cost: 1), .init(Point(box.maxX - size.width, inside), cost: 2),
        .init(Point(box.midX, box.maxY - size.height / 2 - site.length(3)), cost: 3),
        .init(Point(box.minX + size.width, inside), cost: 3.5),
      ])
  }
}

/// An outline whose sides can lie on different backgrounds. If all sides have the same colour, it is a single line.
private struct ManyColoredOutline: Mark {
  var corners: [Point]
  var sides: [LineMark]

  func items(with brush: Brush) -> [Item] {
    guard let first = sides.first, Set(sides.map { brush.color($0.pen.ink) }).count == 1 else {
      return sides.flatMap { $0.items(with: brush) }
    }
    return OutlineMark(corners, pen: first.pen).items(with: brush)
  }

  var description: String { sides.map { "\($0)" }.joined(separator: "\n") }
}
