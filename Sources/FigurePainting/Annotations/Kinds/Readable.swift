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
      let sides = [(area.minX, -1.0), (area.maxX, 1)].map { edge, outward in
        let line = Rect(x: edge, y: area.minY, width: 0, height: area.height)
        let texts = texts(at: line, of: shown, on: site)
        let edgeInPanel = shown.toPanel.apply(to: line).midX
        let nearest = texts.map { outward < 0 ? $0.minX - edgeInPanel : edgeInPanel - $0.maxX }.min()
        let shift = Self.shift(besideLettersAt: nearest.map { $0 / site.length(1) }, width: width)
        let place = edge + outward * site.length(shift)
        return Segment(
          shown.toPanel.apply(to: Point(place, area.minY)), shown.toPanel.apply(to: Point(place, area.maxY)))
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

  /// The texts at a line.
  private static func texts(at line: Rect, of shown: AnnotatedView, on site: AnnotationSite) -> [Rect] {
    let near = shown.toPanel.apply(to: line).insetBy(dx: site.length(-2), dy: 0)
    return site.contents.texts(near: near, within: site.budget).map(\.rect).filter { $0.overlaps(near) }
  }
}
