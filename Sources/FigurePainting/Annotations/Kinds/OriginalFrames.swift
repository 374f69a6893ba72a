import Geometry
import ViewLayout

/// Original frames: the frame that each view would have without its transform, dashed.
enum OriginalFrames {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.views(with: .originalFrames).filter { shown in
      // Of a view that is not turned it is its frame: two dashed lines in one place are none.
      let isFrame = shown.view.transform.isIdentity && site.isShown(.frames, forViewAt: shown.index)
      return shown.view.originalFrame.isFinite && !isFrame
    }.map { shown in
      let corners = shown.corners(ofFrame: shown.view.originalFrame)
      let pen = site.pen(shown.ink(or: .inside(.guide, corners)), dash: SignDash.original)
      let sides = Segment.around(corners).map { Obstacle.line($0, cost: Occupancy.costOfDrawnLine) }
      return Annotation("strut-original-frame", [OutlineMark(corners, pen: pen)], obstacles: sides)
    }
  }
}
