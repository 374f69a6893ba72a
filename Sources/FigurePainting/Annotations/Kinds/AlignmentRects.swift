import Geometry
import ViewLayout

/// Alignment rectangles: a yellow outline, and if the frame differs, its dashed outline and hatching between the two.
enum AlignmentRects {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.views(with: .alignmentRects).compactMap { shown in
      guard shown.view.alignmentRect.isFinite, shown.view.originalFrame.isFinite else { return nil }
      let inner = shown.corners(ofFrame: shown.view.alignmentRect)
      let outer = shown.corners(ofFrame: shown.view.originalFrame)
      let ink = shown.ink(or: .inside(.alignment, outer))
      var marks: [any Mark] = [OutlineMark(inner, pen: site.pen(ink, width: 1.5))]
      if shown.view.alignmentInsets != .zero {
        marks = [
          ExplainedMarks(
            meaning: .alignmentInsets, marks: [BandMark(outer: outer, inner: inner, ink: ink.opacity(0.5))]),
          ExplainedMarks(
            meaning: .frame, marks: [OutlineMark(outer, pen: site.pen(.inside(.guide, outer), dash: SignDash.frame))]),
          marks[0],
        ]
      }
      return Annotation("strut-alignment-rect", marks)
    }
  }
}
