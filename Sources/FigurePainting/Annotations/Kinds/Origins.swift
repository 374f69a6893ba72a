import Geometry
import ViewLayout

/// Origins: a ring at the top left of each view's bounds, through its transform, with the bounds' coordinates there
/// where they are not zero.
enum Origins {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.views(with: .origins).compactMap { shown in
      let bounds = shown.view.bounds
      let origin = site.scene.toPanel[shown.index].apply(to: bounds.origin)
      guard origin.x.isFinite, origin.y.isFinite else { return nil }
      let ink = shown.ink(or: .token(.measure))
      let ring = PathMark(
        .circle(center: origin, radius: site.length(3)), fill: .token(.page), pen: site.pen(ink, width: 1.5))
      var annotation = Annotation("strut-origin", [ring])
      annotation.obstacles = [.area(Rect(center: origin, size: Size(site.length(8), site.length(8))), cost: 30)]
      if shown.details.showsValues ?? (bounds.origin != .zero) {
        let text = "(\(formatted(bounds.x)), \(formatted(bounds.y)))"
        annotation.labels = [site.note(text, beside: origin, distance: site.length(4), ink: ink)]
      }
      return annotation
    }
  }
}
