import Figures
import Geometry
import Graphics
import Staging

/// A letter or a word on a disc, with a line to what it names.
struct LetteredDisc: Label {
  enum Target: Sendable {
    /// A point, marked with a dot.
    case point(Point)
    /// A box, whose edge is marked with a dot if the disc is not beside it: where its round corners are seen, or at the
    /// letters of a text, whose box is larger than they are.
    case area(Rect, radius: Double = 0, letters: [Rect] = [])
    /// What is seen of a symbol: as for a box, but its corners are empty.
    case symbol(Rect)
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
  private let leader: Leader
  /// What the tails of letters take of a baseline that it names.
  private var tails: [ClosedRange<Double>] = []
  private var color: Color? { look.color }

  init(line: SetText, size: Size, look: CalloutLook, target: Target, on site: AnnotationSite) {
    self.line = line
    self.size = size
    self.look = look
    self.target = target
    unit = site.unit
    let ink = look.color.map(Ink.color) ?? .adapted(.ink)
    leader = Leader(pen: site.pen(ink, width: 0.75, dash: look.dash), on: site)
    if case .line(let axis) = target, !axis.isCutByText { tails = site.tails(at: axis.line) }
  }

  /// What a dot keeps free for itself, in points of an annotation.
  private static let room = 16.0

  func way(from place: Rect) -> Segment? {
    guard look.hasLine else { return nil }
    switch target {
    case .point(let point): return Segment(place.center, point)
    case .area(let box, let radius, let letters):
      let way = Segment(from: place, to: box.insetBy(dx: radius, dy: radius)).ending(before: radius)
      guard way.length > 6 * unit else { return nil }
      guard way.isDiagonal else { return way }
      // At a corner of the box there are no letters.
      return letters.map { Segment(from: place, to: $0) }.min { $0.length < $1.length } ?? way
    case .symbol(let box):
      return Segment(from: place, to: box).length > 6 * unit ? Segment(from: place.center, toSymbolIn: box) : nil
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
        BoxMark(
          rect: place, radius: min(place.width, place.height) / 2, fill: ink,
          rim: Pen(ink: textInk.at(place.center), width: 0.75 * unit)),
        WordsMark(text: line, point: place.center, anchor: 0.5, ink: textInk),
      ])
    guard look.hasLine else { return PlacedLabel(signs: [disc]) }
    switch target {
    case .point(let point):
      return PlacedLabel(
        signs: [disc], leader: leader(from: place, to: point),
        obstacles: [
          .leader(Segment(place.center, point)),
          // Two lines that end at one dot name one thing.
          .sign(Rect(center: point, size: Size(Self.room * unit, Self.room * unit)), allowsBars: true),
        ])
    case .area, .symbol:
      guard let way = way(from: place) else { return PlacedLabel(signs: [disc]) }
      let leader = leader(from: place, to: way.end, isAtLetters: endsAtLetters(way))
      return PlacedLabel(signs: [disc], leader: leader, obstacles: [.leader(way), .dot(way.end)])
    case .line(let axis): return PlacedLabel(signs: [disc], leader: leader(from: place, along: axis))
    }
  }

  private func leader(from place: Rect, to end: Point, isAtLetters: Bool = false) -> MarkGroup {
    MarkGroup(
      classes: ["strut-callout"], marks: leader.marks(from: place.center, to: end, isAtLetters: isAtLetters))
  }

  /// Whether a line that is neither level nor upright ends at letters, and not at the corner of a box around them.
  private func endsAtLetters(_ way: Segment) -> Bool {
    guard case .area(_, _, let letters) = target else { return false }
    return way.isDiagonal && !letters.isEmpty
  }

  private func leader(from place: Rect, along axis: AnchorLine) -> MarkGroup {
    let (start, end) = (axis.line.start, axis.line.end)
    let isAtEnd = place.center.distance(to: end) < place.center.distance(to: start)
    var line = isAtEnd ? Segment(start, place.center) : Segment(place.center, end)
    if !axis.isCutByText {
      line.start.y += AnnotationSite.belowBaseline * unit
      line.end.y += AnnotationSite.belowBaseline * unit
    }
    let ink = color.map(Ink.color) ?? .adapted(.ink, at: [line.start, line.end])
    let pen = Pen(ink: ink, width: unit, dash: axis.dash.map { $0 * unit })
    return MarkGroup(
      classes: ["strut-callout"],
      marks: [
        LineMark(line.pieces(beside: tails, distance: unit), pen: pen, isCutByText: axis.isCutByText)
      ])
  }
}
