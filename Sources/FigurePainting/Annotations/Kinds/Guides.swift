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
      let diagonals = [Segment(corners[0], corners[2]), Segment(corners[1], corners[3])]
      return Annotation(
        "strut-guide",
        [
          LineMark(diagonals, pen: site.pen(ink, width: 0.5)),
          BoxMark(rect: box, radius: site.length(4), pen: site.pen(ink, dash: SignDash.layoutGuide)),
        ])
    }
  }
}
