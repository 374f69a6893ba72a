import Geometry
import ViewLayout

/// Alignment rectangles: a yellow outline, and hatching between it and the frame where the two differ.
enum AlignmentRects {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.views(with: .alignmentRects).compactMap { shown in
      guard shown.view.alignmentRect.isFinite, shown.view.originalFrame.isFinite else { return nil }
      let toPanel = site.scene.frameToPanel(ofViewAt: shown.index)
      let inner = shown.view.alignmentRect.corners.map(toPanel.apply(to:))
      let outer = shown.view.originalFrame.corners.map(toPanel.apply(to:))
      let ink = shown.ink(or: .inside(.alignment, outer))
      var marks: [any Mark] = [OutlineMark(inner, pen: site.pen(ink, width: 1.5))]
      if shown.view.alignmentInsets != .zero {
        marks = [
          BandMark(outer: outer, inner: inner, ink: ink.opacity(0.5)),
          OutlineMark(outer, pen: site.pen(.inside(.guide, outer), dash: [4, 3])), marks[0],
        ]
      }
      return Annotation("strut-alignment-rect", marks)
    }
  }
}
