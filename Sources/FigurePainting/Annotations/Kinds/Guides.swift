import Geometry
import ViewLayout

/// Guides: a dashed box with thin diagonals for each layout guide, which is invisible otherwise. One without a width or a
/// height is a line.
enum Guides {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    let scene = site.scene
    return scene.panel.views.indices.compactMap { index in
      guard scene.panel.views[index].kind == .layoutGuide, let details = site.details(.guides, forViewAt: index)
      else { return nil }
      let corners = scene.corners(ofViewAt: index)
      guard let box = Rect(enclosing: corners), box.isFinite else { return nil }
      let ink = details.ink(or: .token(.guide))
      // The sides of a flat box would lie side by side, with their dashes out of step.
      if min(box.width, box.height) < 0.5 {
        let line = LineMark(
          from: box.origin, to: Point(box.maxX, box.maxY), pen: site.pen(ink, dash: SignDash.layoutGuide))
        return Annotation("strut-guide", [line])
      }
      // They end where round corners are seen, and leave a name free.
      let radius = site.length(4)
      let corner = radius * (1 - 0.5.squareRoot())
      let ends = box.insetBy(dx: min(corner, box.width / 2), dy: min(corner, box.height / 2)).corners
      let diagonals = [Segment(ends[0], ends[2]), Segment(ends[1], ends[3])]
      return Annotation(
        "strut-guide",
        [
          LineMark(diagonals, pen: site.pen(ink, width: 0.5), isCutByText: true),
          BoxMark(rect: box, radius: radius, pen: site.pen(ink, dash: SignDash.layoutGuide)),
        ])
    }
  }
}
