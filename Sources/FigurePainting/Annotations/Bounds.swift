import Geometry
import Graphics
import ViewLayout

extension AnnotationCanvas {
  /// Bounds: a thin line around each view, turned with it; the coordinates of a shifted origin inside its corner.
  mutating func drawBounds() {
    for (index, details) in views(with: .bounds) {
      let view = scene.panel.views[index]
      guard view.bounds.isFinite else { continue }
      let color = details.color ?? theme[.guide]
      addMarks(
        [outline(scene.corners(ofViewAt: index), stroke: stroke(color, width: 0.75))], class: "strut-bounds")
    }
  }
}
