import Figures
import Geometry
import Graphics
import Staging

/// A letter or a word on a disc, with a line to what it names.
struct LetteredDisc: Label {
  enum Target: Sendable {
    /// A point, marked with a dot.
    case point(Point)
    /// A box, whose edge is marked with a dot if the disc is not beside it.
    case area(Rect)
    /// A line that begins or ends at the disc.
    case line(AnchorLine)
  }

  var line: SetText
  var size: Size
  /// The author's colour, or else that of titles, and the stroke of the line.
  var look: CalloutLook
  var target: Target
  /// The size of a point of an annotation, in points of the panel.
  var unit: Double
  /// The dark ring around the screen, off which dots stay; `nil` without a body.
  var bezel: Bezel?
  /// The places of the views' texts, before which a line ends.
  var texts: [TextBlank]
  private var color: Color? { look.color }

  init(line: SetText, size: Size, look: CalloutLook, target: Target, on site: AnnotationSite) {
    self.line = line
    self.size = size
    self.look = look
    self.target = target
    unit = site.unit
    bezel = site.contents.bezel
    texts = site.contents.texts
  }

  func way(from place: Rect) -> Segment? {
    guard look.hasLine else { return nil }
    switch target {
    case .point(let point): return Segment(place.center, point)
    case .area(let box):
      let way = Segment(from: place, to: box)
      return way.length > 6 * unit ? way : nil
    case .line: return nil
    }
  }

  func placed(in place: Rect) -> PlacedLabel {
    // A white disc would be invisible on a light background in a dark picture.
    let ink = color.map(Ink.color) ?? .adapted(.ink, at: [place.center])
    let textInk = color.map { Ink(.legible(on: $0)) } ?? .adapted(.badgeText, at: [place.center])
    let disc = MarkGroup(
      classes: ["strut-callout"],
      marks: [
        BoxMark(rect: place, radius: min(place.width, place.height) / 2, fill: ink),
        WordsMark(text: line, point: place.center, anchor: 0.5, ink: textInk),
      ])
    guard look.hasLine else { return PlacedLabel(signs: [disc]) }
    switch target {
    case .point(let point):
      return PlacedLabel(
        signs: [disc], leader: leader(from: place, to: point),
        obstacles: [.line(Segment(place.center, point), cost: 10)])
    case .area:
      guard let way = way(from: place) else { return PlacedLabel(signs: [disc]) }
      return PlacedLabel(
        signs: [disc], leader: leader(from: place, to: way.end), obstacles: [.line(way, cost: 10)])
    case .line(let axis): return PlacedLabel(signs: [disc], leader: leader(from: place, along: axis))
    }
  }

  private func leader(from place: Rect, to end: Point) -> MarkGroup {
    let radius = 1.8 * unit
    // On the ring it would be lost, and beside it a speck.
    let point = beforeText(bezel?.offEdge(end, by: radius + 5 * unit) ?? end, from: place.center, radius: radius)
    let line = Segment(place.center, point)
    let ink = color.map(Ink.color) ?? .adapted(.ink, at: [line.middle])
    return MarkGroup(
      classes: ["strut-callout"],
      marks: [
        LineMark([line], pen: Pen(ink: ink, width: 0.75 * unit, dash: look.dash.map { $0 * unit })),
        PathMark(.circle(center: point, radius: radius), fill: ink),
      ])
  }

  /// The end of a line, or a point before it where the dot would lie on the edge of a text.
  private func beforeText(_ end: Point, from start: Point, radius: Double) -> Point {
    let dot = Rect(center: end, size: Size(2 * radius, 2 * radius))
    let (line, distance) = (Segment(start, end), radius + 1.5 * unit)
    // In the middle of a text it names a place in it.
    guard line.length > 3 * distance,
      texts.contains(where: { text in
        !text.isControl && text.rect.overlaps(dot) && !text.rect.insetBy(dx: radius, dy: radius).contains(end)
      })
    else { return end }
    return line.point(1 - distance / line.length)
  }

  private func leader(from place: Rect, along axis: AnchorLine) -> MarkGroup {
    let (start, end) = (axis.line.start, axis.line.end)
    let isAtEnd = place.center.distance(to: end) < place.center.distance(to: start)
    let line = isAtEnd ? Segment(start, place.center) : Segment(place.center, end)
    let ink = color.map(Ink.color) ?? .adapted(.ink, at: [line.start, line.end])
    let pen = Pen(ink: ink, width: unit, dash: axis.dash.map { $0 * unit })
    return MarkGroup(
      classes: ["strut-callout"], marks: [LineMark([line], pen: pen, isCutByText: axis.isCutByText)])
  }
}
