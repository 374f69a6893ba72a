import Geometry
import ViewLayout

/// The readable width: two dotted lines, between which lines of text are short enough to be read.
enum Readable {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.viewsAndRoot(with: .readable).compactMap { shown in
      let area = shown.view.bounds.inset(by: shown.view.readableInsets)
      guard area.width >= 0, area.height >= 0, area.isFinite else { return nil }
      let ink = shown.ink(or: .token(.measure))
      let width = 1.25
      let corners = area.corners.map(shown.toPanel.apply(to:))
      let sides = [(area.minX, -1.0), (area.maxX, 1)].flatMap { edge, outward in
        let line = Rect(x: edge, y: area.minY, width: 0, height: area.height)
        let texts = texts(at: line, of: shown, on: site)
        let isInside = endsMargins(line, outward, of: shown, on: site)
        let edgeInPanel = shown.toPanel.apply(to: line).midX
        let nearest = texts.map { outward < 0 ? $0.minX - edgeInPanel : edgeInPanel - $0.maxX }.min()
        let shift =
          isInside
          ? -farthestInside : Self.shift(besideLettersAt: nearest.map { $0 / site.length(1) }, width: width)
        let place = edge + outward * site.length(shift)
        let whole = Segment(
          shown.toPanel.apply(to: Point(place, area.minY)), shown.toPanel.apply(to: Point(place, area.maxY)))
        return isInside ? whole.parts(beside: texts, distance: site.length(3)) : [whole]
      }
      let lines = LineMark(sides, pen: site.pen(ink, width: width, dash: SignDash.readable), isCutByText: true)
      let box = Rect(enclosing: corners)?.intersection(site.scene.uncut)
      let caption = box.flatMap {
        site.caption("\(LayoutGuideKind.readable.printedName) width", of: shown, in: $0, ink: ink, isAtSide: true)
      }
      return Annotation(
        "strut-readable", site.marks([lines], alongEdgesOfViewAt: shown.index), labels: [caption].compactMap(\.self))
    }
  }

  /// How far outside of its edge the middle of a line stands: on it, where a dimension of the guide ends too, and only as
  /// far off as letters that begin near the edge need.
  ///
  /// - Parameter distance: That of the nearest letters from the edge, in points of an annotation as the result is.
  private static func shift(besideLettersAt distance: Double?, width: Double) -> Double {
    guard let distance else { return 0 }
    return max(0, min(farthest, width / 2 + space - distance))
  }

  /// What letters have beside them, in points of an annotation.
  private static let space = 0.625

  /// How far outside of its edge the middle of a line stands at most, in points of an annotation: farther, it would be
  /// read as another edge on a small screen.
  private static let farthest = 1.25

  /// How far inside of the margins' edge the middle of a line stands, in points of an annotation: over it, dots would hide
  /// that edge.
  private static let farthestInside = 2.5

  /// The texts at a line.
  private static func texts(at line: Rect, of shown: AnnotatedView, on site: AnnotationSite) -> [Rect] {
    let near = shown.toPanel.apply(to: line).insetBy(dx: site.length(-2), dy: 0)
    return site.contents.texts(near: near, within: site.budget).map(\.rect).filter { $0.overlaps(near) }
  }

  /// Whether the hatching of margins ends at a line: the line stands inside of their edge then, which is seen beside it,
  /// and has gaps for the texts that begin there.
  private static func endsMargins(
    _ line: Rect, _ outward: Double, of shown: AnnotatedView, on site: AnnotationSite
  ) -> Bool {
    let margins = shown.view.bounds.inset(by: shown.view.layoutMargins)
    return abs((outward < 0 ? margins.minX : margins.maxX) - line.minX) < 0.5 && site.shows(.margins, of: shown)
  }
}

extension Segment {
  /// The pieces of an upright line that are off rectangles; the line itself if it is not upright.
  fileprivate func parts(beside rects: [Rect], distance: Double) -> [Segment] {
    guard start.x == end.x, !rects.isEmpty else { return [self] }
    var (pieces, top) = ([Segment](), min(start.y, end.y))
    let bottom = max(start.y, end.y)
    for rect in rects.sorted(by: { $0.minY < $1.minY }) {
      let end = min(bottom, rect.minY - distance)
      if end > top { pieces.append(Segment(Point(start.x, top), Point(start.x, end))) }
      top = max(top, rect.maxY + distance)
    }
    if top < bottom { pieces.append(Segment(Point(start.x, top), Point(start.x, bottom))) }
    return pieces
  }
}
