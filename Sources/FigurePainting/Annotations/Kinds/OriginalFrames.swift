import Geometry
import ViewLayout

/// Original frames: where each view would be without its transform, finely dashed.
enum OriginalFrames {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.views(with: .originalFrames).filter(\.view.originalFrame.isFinite).map { shown in
      let toPanel = site.scene.frameToPanel(ofViewAt: shown.index)
      let corners = shown.view.originalFrame.corners.map(toPanel.apply(to:))
      let pen = site.pen(shown.ink(or: .inside(.guide, corners)), dash: [2, 2])
      return Annotation("strut-original-frame", [OutlineMark(corners, pen: pen)])
    }
  }
}
