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
      // The lines stand beside the text, not on it.
      let corners = area.insetBy(dx: -site.length(width / 2), dy: 0).corners.map(shown.toPanel.apply(to:))
      let sides = [Segment(corners[0], corners[3]), Segment(corners[1], corners[2])]
      let lines = LineMark(sides, pen: site.pen(ink, width: width, dash: [1.5, 3]), isCutByText: true)
      let box = Rect(enclosing: corners)?.intersection(site.scene.uncut)
      let caption = box.flatMap { site.caption("readable width", of: shown, in: $0, ink: ink, isAtSide: true) }
      return Annotation(
        "strut-readable", site.marks([lines], alongEdgesOfViewAt: shown.index), labels: [caption].compactMap(\.self))
    }
  }
}
