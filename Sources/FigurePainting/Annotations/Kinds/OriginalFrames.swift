import Geometry
import ViewLayout

/// Original frames: the frame that each view would have without its transform, dashed.
enum OriginalFrames {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.views(with: .originalFrames).filter(\.view.originalFrame.isFinite).map { shown in
      let corners = shown.corners(ofFrame: shown.view.originalFrame)
      let pen = site.pen(shown.ink(or: .inside(.guide, corners)), dash: SignDash.original)
      let sides = Segment.around(corners).map { Obstacle.line($0, cost: 12) }
      return Annotation("strut-original-frame", [OutlineMark(corners, pen: pen)], obstacles: sides)
    }
  }
}
