import Geometry
import ViewLayout

/// Frames: a dashed line around each view, about the corners of a turned one, and `frame` beside it where the two
/// differ.
enum Frames {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.views(with: .frames).filter(\.view.frame.isFinite).map { shown in
      let toPanel = site.scene.frameToPanel(ofViewAt: shown.index)
      let corners = shown.view.frame.corners.map(toPanel.apply(to:))
      let pen = site.pen(shown.ink(or: .inside(.guide, corners)), dash: [4, 3])
      var annotation = Annotation("strut-frame", [OutlineMark(corners, pen: pen)])
      if !shown.view.transform.isIdentity {
        annotation.labels = [
          caption("frame", at: toPanel.apply(to: shown.view.frame), ink: shown.ink(or: .adapted(.guide)), on: site)
        ]
      }
      return annotation
    }
  }

  /// A small word at a corner of a rectangle, outside if there is room.
  private static func caption(_ text: String, at rect: Rect, ink: Ink, on site: AnnotationSite) -> LabelRequest {
    let note = site.note(text, size: 9, ink: ink)
    let size = note.size
    let gap = site.length(3)
    let (above, below) = (rect.minY - size.height / 2 - gap / 2, rect.maxY + size.height / 2 + gap / 2)
    let (first, last) = (rect.minX + size.width / 2, rect.maxX - size.width / 2)
    let right = rect.maxX + size.width / 2 + gap
    return LabelRequest(
      note,
      at: [
        .init(Point(last, above)), .init(Point(right, rect.minY + size.height / 2), cost: 1),
        .init(Point(first, above), cost: 1), .init(Point(last, below), cost: 2), .init(Point(first, below), cost: 2),
        .init(Point(last - gap, rect.minY + size.height / 2 + gap), cost: 3),
      ])
  }
}
