import Figures
import Geometry
import Graphics
import ViewLayout

/// Margins: a hatched band between each view's edges and its layout margins.
enum Margins {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    let drawn = site.viewsAndRoot(with: .margins).filter { shown in
      let inner = shown.view.bounds.inset(by: shown.view.layoutMargins)
      return inner.width >= 0 && inner.height >= 0 && inner.isFinite
    }
    let hatched = hatched(of: drawn, on: site)
    return drawn.map { shown in
      let inner = shown.view.bounds.inset(by: shown.view.layoutMargins)
      let ink = shown.ink(or: .token(.measure))
      let corners = inner.corners.map(shown.toPanel.apply(to:))
      // Where the safe area is shown, too, the margins begin at its edge.
      let (showsSafeArea, showsReadable) = (site.shows(.safeArea, of: shown), site.shows(.readable, of: shown))
      let (safe, margins) = (showsSafeArea ? shown.view.safeAreaInsets : .zero, shown.view.layoutMargins)
      let outer = shown.view.bounds.inset(by: safe.smaller(margins)).corners.map(shown.toPanel.apply(to:))
      let marks: [any Mark] =
        [
          BandMark(
            outer: outer, inner: corners, ink: ink.opacity(0.5),
            blanks: bars(on: site) + images(outside: corners, of: shown, on: site) + hatched[shown.index, default: []],
            clip: roundOutline(of: shown, on: site))
        ] + outline(of: inner, of: shown, pen: site.pen(ink, width: 0.5), on: site)
      // Beside other guides it has its name as they have.
      let box = showsSafeArea || showsReadable ? Rect(enclosing: corners)?.intersection(site.scene.uncut) : nil
      var caption = box.flatMap {
        site.caption(LayoutGuideKind.margins.printedName, of: shown, in: $0, ink: ink, isAtSide: true)
      }
      if let box, let size = caption?.label.size {
        let whole = Rect(enclosing: outer)?.intersection(site.scene.uncut) ?? box
        let inBand = Self.placesInBand(between: whole, and: box, for: size, on: site)
        caption?.candidates.insert(contentsOf: inBand, at: 0)
        if showsReadable, inBand.isEmpty, let led = Self.ledCaption(between: whole, and: box, of: shown, ink, on: site)
        {
          caption = led
        }
      }
      return Annotation(
        "strut-margins", site.marks(marks, alongEdgesOfViewAt: shown.index), labels: [caption].compactMap(\.self))
    }
  }

  /// The outline of a view with round corners, at which the hatching ends; `nil` for others.
  private static func roundOutline(of shown: AnnotatedView, on site: AnnotationSite) -> Path? {
    let radius = site.scene.cornerRadius(ofViewAt: shown.index)
    guard radius > 0 else { return nil }
    return Path.roundedRect(shown.view.bounds, radius: radius, corners: shown.view.look.maskedCorners)
      .transformed(by: shown.toPanel)
  }

  /// The bars around the interface, which hatching leaves free: around each of their words there would be a patch in it.
  private static func bars(on site: AnnotationSite) -> [Rect] {
    let surroundings = site.scene.panel.surroundings
    return [surroundings.navigationBar, surroundings.bottomBar].compactMap { $0?.frame }
  }

  /// The images that hatching leaves free: symbols, which are read as letters are, and pictures that are in the margin as
  /// a whole. Across one that goes on beyond the margin, the margin is to be seen.
  private static func images(outside inner: [Point], of shown: AnnotatedView, on site: AnnotationSite) -> [Rect] {
    guard let inner = Rect(enclosing: inner) else { return [] }
    return site.scene.panel.views.indices.compactMap { index in
      let view = site.scene.panel.views[index]
      guard view.kind == .imageView, index != shown.index, site.scene.isVisible(viewAt: index),
        let image = view.content.image
      else { return nil }
      let box = site.scene.box(ofViewAt: index)
      let isSymbol = if case .symbol = image { true } else { false }
      return isSymbol || !box.overlaps(inner) ? box.insetBy(dx: -site.unit, dy: -site.unit) : nil
    }
  }

  /// The boxes of the views inside each view with margins of their own that are drawn: two hatchings on one another say
  /// nothing of either. What is turned has no such box.
  private static func hatched(of drawn: [AnnotatedView], on site: AnnotationSite) -> [Int: [Rect]] {
    let outer = Set(drawn.map(\.index))
    var boxes: [Int: [Rect]] = [:]
    for shown in drawn where site.scene.toPanel[shown.index].isTranslation {
      var superview = shown.view.superview
      while let index = superview {
        if outer.contains(index) { boxes[index, default: []].append(site.scene.box(ofViewAt: shown.index)) }
        superview = site.scene.panel.views[index].superview
      }
    }
    return boxes
  }

  /// The outline of the margins, without the sides that lie on an edge of the safe area or of the readable width that
  /// is shown: their dashes and dots would be filled.
  private static func outline(
    of inner: Rect, of shown: AnnotatedView, pen: Pen, on site: AnnotationSite
  ) -> [any Mark] {
    let (view, corners) = (shown.view, inner.corners)
    var taken: [Axis: [Double]] = [:]
    if site.shows(.safeArea, of: shown) {
      let safe = view.bounds.inset(by: view.safeAreaInsets)
      taken = [.horizontal: [safe.minX, safe.maxX], .vertical: [safe.minY, safe.maxY]]
    }
    if site.shows(.readable, of: shown) {
      let readable = view.bounds.inset(by: view.readableInsets)
      taken[.horizontal, default: []] += [readable.minX, readable.maxX]
    }
    let sides = Segment.around(corners).enumerated().filter { number, side in
      let axis: Axis = number.isMultiple(of: 2) ? .vertical : .horizontal
      return taken[axis]?.contains { abs($0 - side.start[axis]) < 0.5 } != true
    }.map(\.element)
    guard sides.count < 4 else { return [OutlineMark(corners.map(shown.toPanel.apply(to:)), pen: pen)] }
    return sides.map { side in
      LineMark([Segment(shown.toPanel.apply(to: side.start), shown.toPanel.apply(to: side.end))], pen: pen)
    }
  }

  /// The name within the readable width, with a line to the band: between the edges of both it has no room, and would lie
  /// across the line of the readable width. `nil` where these edges are one, and where it has room.
  private static func ledCaption(
    between outer: Rect, and inner: Rect, of shown: AnnotatedView, _ ink: Ink, on site: AnnotationSite
  ) -> LabelRequest? {
    let area = shown.view.bounds.inset(by: shown.view.readableInsets)
    guard let readable = Rect(enclosing: area.corners.map(shown.toPanel.apply(to:))) else { return nil }
    let text = site.line(LayoutGuideKind.margins.printedName, size: 9)
    let (size, room) = (site.labelSize(text), readable.minX - inner.minX)
    guard room > site.length(4), room < size.width + site.length(8), readable.width > 2 * size.width else { return nil }
    let leader = Leader(pen: site.pen(ink, width: 0.75), on: site)
    let heights = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map { inner.minY + inner.height * $0 }
    let sides = [
      (band: (outer.minX + inner.minX) / 2, words: readable.minX + size.width / 2 + site.length(9), anchor: 0.0),
      (band: (outer.maxX + inner.maxX) / 2, words: readable.maxX - size.width / 2 - site.length(9), anchor: 1.0),
    ].map { side in
      let band = Rect(x: side.band, y: inner.minY, width: 0, height: inner.height)
      let words = CalloutWords(
        text: text, size: size, anchor: side.anchor, ink: ink, target: (band, leader), nearness: 0, unit: site.length(1)
      )
      return LabelRequest(words, at: heights.enumerated().map { .init(Point(side.words, $1), cost: Double($0) / 2) })
    }
    var request = sides[0]
    request.others = [sides[1]]
    return request
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
    let (room, bars) = (site.length(4), bars(on: site))
    return sides.enumerated().filter { _, side in
      let name = Rect(center: side.center, size: size)
      return side.width > size.width + room && side.height > size.height + room
        && !bars.contains { $0.overlaps(name) }
    }.map { .init($1.center, cost: Double($0) * 0.1 - worthOfBand) }
  }

  /// How much better the name of margins stands in their band than elsewhere.
  private static let worthOfBand = 2.0
}

extension AnnotationSite {
  /// Whether a guide of a view is shown.
  func shows(_ guide: AnnotationKind, of shown: AnnotatedView) -> Bool {
    viewsAndRoot(with: guide).contains { $0.index == shown.index }
  }
}
