import Geometry
import ViewLayout

/// Centers: a cross with a dot at each view's center, around which transforms are applied, and the anchor point if the
/// center is not the view's middle.
enum Centers {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.views(with: .centers).compactMap { shown in
      let view = shown.view
      let center = shown.frameToPanel.apply(to: view.center)
      guard center.x.isFinite, center.y.isFinite else { return nil }
      let ink = shown.ink(or: .readable.at(center))
      let arm = site.length(5)
      let cross = [
        Segment(Point(center.x - arm, center.y), Point(center.x + arm, center.y)),
        Segment(Point(center.x, center.y - arm), Point(center.x, center.y + arm)),
      ]
      let dot = PathMark(.circle(center: center, radius: site.length(1.8)), fill: ink)
      let area = Rect(center: center, size: Size(arm * 2, arm * 2))
      var annotation = Annotation(
        "strut-center", [LineMark(cross, pen: site.pen(ink)), dot], obstacles: [.area(area, cost: 30)])
      let anchor = view.anchorPoint
      let texts = [
        shown.details.showsValues == true ? "(\(formatted(view.center.x)), \(formatted(view.center.y)))" : nil,
        anchor == Point(0.5, 0.5) || shown.details.showsValues == false
          ? nil : "anchor (\(formatted(anchor.x)), \(formatted(anchor.y)))",
      ].compactMap(\.self)
      if !texts.isEmpty {
        let text = texts.joined(separator: ", ")
        // Words beside the view have another ground than the cross.
        let ink = shown.ink(or: .readable)
        annotation.labels = [site.note(text, beside: center, distance: arm, ink: ink)]
      }
      return annotation
    }
  }
}
