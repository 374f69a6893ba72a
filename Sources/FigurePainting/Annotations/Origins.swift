import Geometry
import Graphics
import ViewLayout

extension AnnotationCanvas {
  /// Origins: a ring at the top left of each view's bounds, through its transform, with the bounds' coordinates there
  /// where they are not zero.
  mutating func drawOrigins() {
    for (index, details) in views(with: .origins) {
      let view = scene.panel.views[index]
      let origin = scene.toPanel[index].apply(to: view.bounds.origin)
      guard origin.x.isFinite, origin.y.isFinite else { continue }
      let color = details.color ?? theme[.measure]
      addMarks(
        [
          .shape(
            Shape(
              .circle(center: origin, radius: length(3)), fill: .color(theme[.page]),
              stroke: stroke(color, width: 1.5)))
        ], class: "strut-origin")
      occupancy.avoid(Rect(center: origin, size: Size(length(8), length(8))), cost: 30)
      guard details.showsValues ?? (view.bounds.origin != .zero) else { continue }
      let text = "(\(formatted(view.bounds.x)), \(formatted(view.bounds.y)))"
      placeNote(text, beside: origin, distance: length(4), color: color)
    }
  }
}
