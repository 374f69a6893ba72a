import Geometry
import Graphics
import ViewLayout

/// The safe area: a dashed line around the part that bars and cutouts leave free, and hatching on what they cut off, where
/// the author wants that.
enum SafeArea {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.viewsAndRoot(with: .safeArea).compactMap { shown in
      let area = shown.view.bounds.inset(by: shown.view.safeAreaInsets)
      guard area.width >= 0, area.height >= 0, area.isFinite else { return nil }
      // Slightly inside: a line with an odd number of pixels would otherwise lie outside at the right and at the
      // bottom, next to the edge of the root if both coincide.
      let inner = Rect(origin: area.origin, size: Size(max(0, area.width - 1e-6), max(0, area.height - 1e-6)))
      let corners = inner.corners.map(shown.toPanel.apply(to:))
      // A side can lie on a bar that is light on a dark page, and one at the edge of a device's screen would be half on
      // the ring, which says as well where the safe area ends.
      let around = Segment.around(corners)
      let seen = site.contents.bezel.map { bezel in
        around.filter { $0.middle == bezel.offEdge($0.middle, by: site.length(1)) }
      }
      let sides = (seen.flatMap { $0.isEmpty ? nil : $0 } ?? around).map { side in
        LineMark(
          [side], pen: site.pen(shown.ink(or: Ink(.visible(.guide), at: [side.middle])), dash: [6, 3]),
          isCutByText: true)
      }
      let box = Rect(enclosing: corners)?.intersection(site.scene.uncut)
      let caption = box.flatMap {
        site.caption(LayoutGuideKind.safeArea.printedName, of: shown, in: $0, ink: Ink(.visible(.guide)))
      }
      var outline: [any Mark] = [ManyColoredOutline(corners: sides.count == 4 ? corners : [], sides: sides)]
      if shown.details.style == "hatched" {
        let ink = shown.ink(or: .token(.guide)).opacity(0.5)
        let band = BandMark(
          outer: site.scene.corners(ofViewAt: shown.index), inner: area.corners.map(shown.toPanel.apply(to:)), ink: ink)
        outline.insert(ExplainedMarks(meaning: .safeAreaCut, marks: [band]), at: 0)
      }
      return Annotation(
        "strut-safe-area", site.marks(outline, alongEdgesOfViewAt: shown.index), labels: [caption].compactMap(\.self))
    }
  }
}

/// An outline whose sides can lie on different backgrounds. If all sides have the same colour, it is a single line.
private struct ManyColoredOutline: Mark {
  /// None if not all sides are drawn.
  var corners: [Point]
  var sides: [LineMark]

  var inkSource: Ink.Source? { sides.first?.inkSource }

  func items(with brush: Brush) -> [Item] {
    guard let first = sides.first, !corners.isEmpty, Set(sides.map { brush.color($0.pen.ink) }).count == 1 else {
      return sides.flatMap { $0.items(with: brush) }
    }
    return OutlineMark(corners, pen: first.pen).items(with: brush)
  }

  var description: String { sides.map { "\($0)" }.joined(separator: "\n") }
}
