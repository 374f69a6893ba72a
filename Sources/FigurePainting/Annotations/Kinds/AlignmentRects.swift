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

extension AnnotationSite {
  /// What the edges of alignment rectangles that are drawn take of a line along an axis.
  func edgesOfAlignmentRects(along line: Segment, _ axis: Axis) -> [ClosedRange<Double>] {
    guard isAsked(for: .alignmentRects) else { return [] }
    return views(with: .alignmentRects).compactMap { shown in
      guard shown.toPanel.isTranslation, let rect = Rect(enclosing: shown.corners(ofFrame: shown.view.alignmentRect))
      else { return nil }
      let edges = rect.extent(axis.other)
      let distance = [edges.lowerBound, edges.upperBound].map { abs($0 - line.start[axis.other]) }.min() ?? .infinity
      return distance < length(1.5) ? rect.extent(axis) : nil
    }
  }
}
