import Geometry
import ViewLayout

/// Guides: a dashed box with thin diagonals for each layout guide, which is invisible otherwise.
enum Guides {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    let scene = site.scene
    return scene.panel.views.indices.compactMap { index in
      guard scene.panel.views[index].kind == .layoutGuide, let details = site.details(.guides, forViewAt: index)
      else { return nil }
      let corners = scene.corners(ofViewAt: index)
      guard let box = Rect(enclosing: corners), box.isFinite else { return nil }
      let ink = details.ink(or: .token(.guide))
      let diagonals = [Segment(corners[0], corners[2]), Segment(corners[1], corners[3])]
      return Annotation(
        "strut-guide",
        [
          LineMark(diagonals, pen: site.pen(ink, width: 0.5)),
          BoxMark(rect: box, radius: site.length(4), pen: site.pen(ink, dash: [3, 3])),
        ])
    }
  }
}
