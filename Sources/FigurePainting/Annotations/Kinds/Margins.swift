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
      let others = site.viewsAndRoot(with: .safeArea) + site.viewsAndRoot(with: .readable)
      let hasOthers = others.contains { $0.index == shown.index }
      let box = hasOthers ? Rect(enclosing: corners)?.intersection(site.scene.uncut) : nil
      var caption = box.flatMap { site.caption("margins", of: shown, in: $0, ink: ink, isAtSide: true) }
      if let box, let size = caption?.label.size {
        let whole = site.scene.box(ofViewAt: shown.index).intersection(site.scene.uncut) ?? box
        caption?.candidates.insert(contentsOf: Self.placesInBand(between: whole, and: box, for: size, on: site), at: 0)
      }
      return Annotation(
        "strut-margins", site.marks(marks, alongEdgesOfViewAt: shown.index), labels: [caption].compactMap(\.self))
    }
  }

  /// The middles of the sides of the band that are broad enough for its name, which is understood best in it.
  private static func placesInBand(
    between outer: Rect, and inner: Rect, for size: Size, on site: AnnotationSite
  ) -> [Occupancy.Candidate] {
    let sides = [
      Rect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
      Rect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
      Rect(x: inner.minX, y: inner.maxY, width: inner.width, height: outer.maxY - inner.maxY),
    ]
    let room = site.length(4)
    return sides.enumerated().filter { $1.width > size.width + room && $1.height > size.height + room }.map {
      .init($1.center, cost: Double($0) * 0.1 - 2)
    }
  }
}
