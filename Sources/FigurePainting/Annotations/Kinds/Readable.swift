import Geometry
import ViewLayout

/// The readable width: two dotted lines, between which lines of text are short enough to be read.
enum Readable {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.viewsAndRoot(with: .readable).compactMap { shown in
      let area = shown.view.bounds.inset(by: shown.view.readableInsets)
      guard area.width >= 0, area.height >= 0, area.isFinite else { return nil }
      let ink = shown.ink(or: .token(.measure))
      let width = 1.25
      let corners = area.corners.map(shown.toPanel.apply(to:))
      let sides = [(area.minX, -1.0), (area.maxX, 1)].map { edge, outward in
        let line = Rect(x: edge, y: area.minY, width: 0, height: area.height)
        let place = edge + outward * site.length(shift(of: line, outward, of: shown, width: width, on: site))
        return Segment(
          shown.toPanel.apply(to: Point(place, area.minY)), shown.toPanel.apply(to: Point(place, area.maxY)))
      }
      let lines = LineMark(sides, pen: site.pen(ink, width: width, dash: [1.5, 3]), isCutByText: true)
      let box = Rect(enclosing: corners)?.intersection(site.scene.uncut)
      let caption = box.flatMap { site.caption("readable width", of: shown, in: $0, ink: ink, isAtSide: true) }
      return Annotation(
        "strut-readable", site.marks([lines], alongEdgesOfViewAt: shown.index), labels: [caption].compactMap(\.self))
    }
  }
  /// How far outside of its edge the middle of a line stands, in points of an annotation: beside the letters that begin at
  /// the edge, with a little space, and inside of the hatching of margins that ends there.
  private static func shift(
    of line: Rect, _ outward: Double, of shown: AnnotatedView, width: Double, on site: AnnotationSite
  ) -> Double {
    let near = shown.toPanel.apply(to: line).insetBy(dx: site.length(-2), dy: 0)
    if site.contents.texts.contains(where: { $0.rect.overlaps(near) }) { return width / 2 + 1.25 }
    let margins = shown.view.bounds.inset(by: shown.view.layoutMargins)
    let isAtMargins = abs((outward < 0 ? margins.minX : margins.maxX) - line.minX) < 0.5
    return isAtMargins && site.shows(.margins, of: shown) ? -width / 2 : width / 2
  }
}
