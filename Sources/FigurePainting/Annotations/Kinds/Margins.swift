import Geometry
import ViewLayout

/// Margins: a hatched band between each view's edges and its layout margins.
enum Margins {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.viewsAndRoot(with: .margins).compactMap { shown in
      let inner = shown.view.bounds.inset(by: shown.view.layoutMargins)
      guard inner.width >= 0, inner.height >= 0, inner.isFinite else { return nil }
      let ink = shown.ink(or: .token(.measure))
      let corners = inner.corners.map(shown.toPanel.apply(to:))
      let marks: [any Mark] = [
        BandMark(outer: site.scene.corners(ofViewAt: shown.index), inner: corners, ink: ink.opacity(0.5)),
        OutlineMark(corners, pen: site.pen(ink, width: 0.5)),
      ]
      // Beside other guides it has its name as they have.
      let hasOthers = site.isShown(.safeArea, forViewAt: shown.index) || site.isShown(.readable, forViewAt: shown.index)
      let box = hasOthers ? Rect(enclosing: corners)?.intersection(site.scene.uncut) : nil
      let caption = box.flatMap { site.caption("margins", of: shown, in: $0, ink: ink, isAtSide: true) }
      return Annotation(
        "strut-margins", site.marks(marks, alongEdgesOfViewAt: shown.index), labels: [caption].compactMap(\.self))
    }
  }
}
