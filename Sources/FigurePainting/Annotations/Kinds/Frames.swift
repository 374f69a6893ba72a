import Geometry
import ViewLayout

/// Frames: a dashed line around each view. For a view with a transform, it is the bounding box, with the word `frame`
/// next to it unless no values are shown.
enum Frames {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.views(with: .frames).filter(\.view.frame.isFinite).map { shown in
      let frame = shown.view.frame
      let corners = corners(of: shown, on: site)
      let pen = site.pen(shown.ink(or: .inside(.guide, corners)), dash: SignDash.frame)
      // Of an edge that words lie along, only its ends would be left.
      let outlines: [Obstacle] = Rect(enclosing: corners).map { [.outline($0)] } ?? []
      guard !shown.view.transform.isIdentity, shown.details.showsValues != false else {
        return Annotation("strut-frame", [outline(of: shown, corners, pen: pen, on: site)], obstacles: outlines)
      }
      let place = shown.frameToPanel.apply(to: frame)
      let label = caption("frame", at: place, ink: shown.ink(or: .adapted(.guide)), on: site)
      return Annotation("strut-frame", [OutlineMark(corners, pen: pen)], obstacles: outlines, labels: [label])
    }
  }

  /// The corners of a frame; a little outside of the alignment rectangle where both are drawn and the same, since two
  /// lines on one another are neither.
  private static func corners(of shown: AnnotatedView, on site: AnnotationSite) -> [Point] {
    let corners = shown.corners(ofFrame: shown.view.frame)
    guard site.details(.alignmentRects, forViewAt: shown.index) != nil,
      let box = Rect(enclosing: corners), box.corners.isNear(corners),
      shown.corners(ofFrame: shown.view.alignmentRect).isNear(corners)
    else { return corners }
    let distance = site.length(besideAlignmentRect)
    return box.insetBy(dx: -distance, dy: -distance).corners
  }

  /// The sides of a frame, without what lies on those of an alignment rectangle that is drawn.
  private static func outline(
    of shown: AnnotatedView, _ corners: [Point], pen: Pen, on site: AnnotationSite
  ) -> any Mark {
    guard site.details(.alignmentRects, forViewAt: shown.index) != nil,
      let box = Rect(enclosing: corners), box.corners.isNear(corners),
      let inner = Rect(enclosing: shown.corners(ofFrame: shown.view.alignmentRect))
    else { return OutlineMark(corners, pen: pen) }
    let (hidden, sides) = (Segment.around(inner.corners), Segment.around(corners))
    let seen = sides.flatMap { side in
      hidden.reduce([side]) { parts, line in parts.flatMap { $0.parts(besides: line) } }
    }
    return seen == sides
      ? OutlineMark(corners, pen: pen) : LineMark(seen, pen: pen, isCutByText: true, dashing: .ending)
  }

  /// How far the frame is drawn outside of an alignment rectangle that is the same, in points of an annotation.
  private static let besideAlignmentRect = 2.0

  /// A small word at a corner of a rectangle, outside if there is space.
  private static func caption(_ text: String, at rect: Rect, ink: Ink, on site: AnnotationSite) -> LabelRequest {
    let note = site.note(text, size: 9, ink: ink)
    let size = note.size
    let gap = site.length(3)
    // Off the corner, from which the hairlines of dimensions go.
    let (above, below) = (rect.minY - size.height / 2 - gap / 2, rect.maxY + size.height / 2 + gap / 2)
    let (first, last) = (rect.minX + size.width / 2 + gap, rect.maxX - size.width / 2 - gap)
    let right = rect.maxX + size.width / 2 + gap
    return LabelRequest(
      note,
      at: [
        .init(Point(last, above)), .init(Point(right, rect.minY + size.height / 2), cost: 1),
        .init(Point(first, above), cost: 1), .init(Point(last, below), cost: 2), .init(Point(first, below), cost: 2),
        .init(Point(last, rect.minY + size.height / 2 + gap), cost: 3),
      ])
  }
}

extension [Point] {
  /// Whether they are those of another list, within what sums of thirds of a point differ by.
  fileprivate func isNear(_ others: [Point]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.distance(to: $1) < 1e-6 }
  }
}

extension Segment {
  /// What is left of an upright or level line beside another one that lies on it.
  fileprivate func parts(besides other: Segment) -> [Segment] {
    let axis: Axis = start.y == end.y ? .horizontal : .vertical
    let across = axis.other
    let (own, taken) = (
      min(start[axis], end[axis])...max(start[axis], end[axis]),
      min(other.start[axis], other.end[axis])...max(other.start[axis], other.end[axis])
    )
    let isOnLine = [start, end, other.start, other.end].allSatisfy { abs($0[across] - start[across]) < 1e-6 }
    guard isOnLine, let shared = own.shared(with: taken), shared.span > 1e-6 else { return [self] }
    let rest = [own.lowerBound...shared.lowerBound, shared.upperBound...own.upperBound].filter { $0.span > 1e-6 }
    return rest.map { Segment(across: across, at: start[across], over: $0) }
  }
}
