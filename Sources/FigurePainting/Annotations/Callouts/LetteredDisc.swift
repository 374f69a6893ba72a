import Geometry
import Graphics
import Staging

/// A letter or a word on a disc, with a line to what it names.
struct LetteredDisc: Label {
  enum Target: Sendable {
    /// A point, marked with a dot.
    case point(Point)
    /// A line that begins or ends at the disc.
    case line(AnchorLine)
  }

  var line: SetText
  var size: Size
  /// The author's colour; `nil` for the colour of titles.
  var color: Color?
  var target: Target
  /// The size of a point of an annotation, in points of the panel.
  var unit: Double

  func placed(in place: Rect) -> PlacedLabel {
    // A white disc would be invisible on a light background in a dark picture.
    let ink = color.map(Ink.color) ?? .adapted(.ink, at: [place.center])
    let textInk = color.map { Ink(.legible(on: $0)) } ?? .adapted(.badgeText, at: [place.center])
    let disc = MarkGroup(
      classes: ["strut-callout"],
      marks: [
        BoxMark(rect: place, radius: 8 * unit, fill: ink), TextMark(line: line, point: place.center, ink: textInk),
      ])
    switch target {
    case .point(let point):
      return PlacedLabel(
        signs: [disc], leader: leader(from: place, to: point),
        obstacles: [.line(Segment(place.center, point), cost: 10)])
    case .line(let axis): return PlacedLabel(signs: [disc], leader: leader(from: place, along: axis))
    }
  }

  private func leader(from place: Rect, to point: Point) -> MarkGroup {
    let line = Segment(place.center, point)
    let ink = color.map(Ink.color) ?? .adapted(.ink, at: [line.middle])
    return MarkGroup(
      classes: ["strut-callout"],
      marks: [
        LineMark([line], pen: Pen(ink: ink, width: 0.75 * unit)),
        PathMark(.circle(center: point, radius: 1.8 * unit), fill: ink),
      ])
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
