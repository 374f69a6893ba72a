import Figures
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
      // Where the safe area is shown, too, the margins begin at its edge.
      let (showsSafeArea, showsReadable) = (site.shows(.safeArea, of: shown), site.shows(.readable, of: shown))
      let (safe, margins) = (showsSafeArea ? shown.view.safeAreaInsets : .zero, shown.view.layoutMargins)
      let outer = shown.view.bounds.inset(by: safe.smaller(margins)).corners.map(shown.toPanel.apply(to:))
      let marks: [any Mark] =
        [
          BandMark(outer: outer, inner: corners, ink: ink.opacity(0.5))
        ] + outline(of: inner, of: shown, pen: site.pen(ink, width: 0.5), on: site)
      // Beside other guides it has its name as they have.
      let box = showsSafeArea || showsReadable ? Rect(enclosing: corners)?.intersection(site.scene.uncut) : nil
      var caption = box.flatMap {
        site.caption(LayoutGuideKind.margins.printedName, of: shown, in: $0, ink: ink, isAtSide: true)
      }
      if let box, let size = caption?.label.size {
        let whole = Rect(enclosing: outer)?.intersection(site.scene.uncut) ?? box
        caption?.candidates.insert(contentsOf: Self.placesInBand(between: whole, and: box, for: size, on: site), at: 0)
      }
      return Annotation(
        "strut-margins", site.marks(marks, alongEdgesOfViewAt: shown.index), labels: [caption].compactMap(\.self))
    }
  }

  /// The outline of the margins, without the sides that lie on an edge of another guide that is shown: its dashes would
  /// be filled.
  private static func outline(
    of inner: Rect, of shown: AnnotatedView, pen: Pen, on site: AnnotationSite
  ) -> [any Mark] {
    let (view, corners) = (shown.view, inner.corners)
    // The readable width has lines at its left and its right alone.
    let safe = site.shows(.safeArea, of: shown) ? view.bounds.inset(by: view.safeAreaInsets) : nil
    let readable = site.shows(.readable, of: shown) ? view.bounds.inset(by: view.readableInsets) : nil
    let taken = [
      Axis.horizontal: [safe?.minX, safe?.maxX, readable?.minX, readable?.maxX], .vertical: [safe?.minY, safe?.maxY],
    ].mapValues { $0.compactMap(\.self) }
    let sides = Segment.around(corners).enumerated().filter { number, side in
      let axis: Axis = number.isMultiple(of: 2) ? .vertical : .horizontal
      return taken[axis]?.contains { abs($0 - side.start[axis]) < 0.5 } != true
    }.map(\.element)
    guard sides.count < 4 else { return [OutlineMark(corners.map(shown.toPanel.apply(to:)), pen: pen)] }
    return sides.map { side in
      LineMark([Segment(shown.toPanel.apply(to: side.start), shown.toPanel.apply(to: side.end))], pen: pen)
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

extension AnnotationSite {
  /// Whether a guide of a view is shown.
  func shows(_ guide: AnnotationKind, of shown: AnnotatedView) -> Bool {
    viewsAndRoot(with: guide).contains { $0.index == shown.index }
  }
}
