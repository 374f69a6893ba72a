import Geometry
import Graphics
import ViewLayout

/// The safe area: a dashed line around the part that bars and cutouts leave free, and hatching on what they cut off,
/// where the author wants that.
enum SafeArea {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.viewsAndRoot(with: .safeArea).compactMap { shown in
      let area = shown.view.bounds.inset(by: shown.view.safeAreaInsets)
      guard area.width >= 0, area.height >= 0, area.isFinite else { return nil }
      // Slightly inside: a line with an odd number of pixels would otherwise lie outside at the right and at the
      // bottom, next to the edge of the root if both coincide.
      let inner = Rect(origin: area.origin, size: Size(max(0, area.width - 1e-6), max(0, area.height - 1e-6)))
      let edges = inner.corners.map(shown.toPanel.apply(to:))
      // One side at the edge of a device's screen is just inside, since it would be half on the ring: without it the area
      // would be a box without a lid. Two of them would be doubled by the ring, which says as well where the area ends.
      let atRing = Segment.around(edges).count { isAtRing($0, on: site) }
      let corners = edges.map { corner in
        atRing == 1 ? site.contents.bezel?.offEdge(corner, by: site.length(besideRing)) ?? corner : corner
      }
      // A side can lie on a bar that is light on a dark page, and run across views.
      let pen = site.pen(shown.ink(or: Ink(.visible(.guide))), dash: SignDash.guideEdge)
      let sides = Segment.around(corners).filter { (1...3).contains(atRing) ? !isAtRing($0, on: site) : true }.map {
        LineMark([$0], pen: pen, isCutByText: true)
      }
      let box = Rect(enclosing: corners)?.intersection(site.scene.uncut)
      let caption = box.flatMap {
        site.caption(LayoutGuideKind.safeArea.printedName, of: shown, in: $0, ink: Ink(.visible(.guide)))
      }
      var outline: [any Mark] = [ManyColoredOutline(corners: sides.count == 4 ? corners : [], sides: sides)]
      if shown.details.style == "hatched" {
        let ink = shown.ink(or: .token(.guide)).opacity(opacityOfCut)
        let band = BandMark(
          outer: site.scene.corners(ofViewAt: shown.index), inner: area.corners.map(shown.toPanel.apply(to:)), ink: ink,
          isFalling: true)
        outline.insert(ExplainedMarks(meaning: .safeAreaCut, marks: [band]), at: 0)
      }
      return Annotation(
        "strut-safe-area", site.marks(outline, alongEdgesOfViewAt: shown.index), labels: [caption].compactMap(\.self))
    }
  }

  /// How much is seen of the hatching on what is cut off: more than of that of margins, for its grey has no hue.
  static let opacityOfCut = 0.7

  /// The distance of a side from the ring of a device, in points of an annotation.
  private static let besideRing = 1.75

  /// Whether a side lies on the ring of a device.
  private static func isAtRing(_ side: Segment, on site: AnnotationSite) -> Bool {
    site.contents.bezel.map { $0.offEdge(side.middle, by: site.length(1)) != side.middle } ?? false
  }
}

/// An outline whose sides can lie on different backgrounds. If all of them have the same colour, it is a single line.
private struct ManyColoredOutline: Mark {
  /// None if not all sides are drawn.
  var corners: [Point]
  var sides: [LineMark]

  var inkSource: Ink.Source? { sides.first?.inkSource }

  func items(with brush: Brush) -> [Item] {
    let stretches = sides.flatMap { side in side.segments.flatMap { brush.stretches(of: $0, side.pen) } }
    guard let first = sides.first, !corners.isEmpty, Set(stretches.map(\.stroke.color)).count == 1 else {
      return sides.flatMap { $0.items(with: brush) }
    }
    return OutlineMark(corners, pen: first.pen.with(first.pen.ink.at([first.segments[0].middle]))).items(with: brush)
  }

  var description: String { sides.map { "\($0)" }.joined(separator: "\n") }
}
