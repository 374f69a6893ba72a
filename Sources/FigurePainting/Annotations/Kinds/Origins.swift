import Geometry
import ViewLayout

/// Origins: a ring at the origin of each view's bounds, with the coordinates if they are not zero.
enum Origins {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.views(with: .origins).compactMap { shown in
      let bounds = shown.view.bounds
      let origin = shown.toPanel.apply(to: bounds.origin)
      guard origin.x.isFinite, origin.y.isFinite else { return nil }
      let ink = shown.ink(or: .token(.measure))
      let ring = PathMark(
        .circle(center: origin, radius: site.length(3)), fill: .token(.page), pen: site.pen(ink, width: 1.5))
      let area = Rect(center: origin, size: Size(site.length(8), site.length(8)))
      var annotation = Annotation("strut-origin", [ring], obstacles: [.sign(area, cost: Occupancy.costOfPointSign)])
      if shown.details.showsValues ?? (bounds.origin != .zero) {
        annotation.labels = [
          site.note(shown.details.text(bounds.origin), beside: origin, distance: site.length(4), ink: ink)
        ]
      }
      return annotation
    }
  }
}
