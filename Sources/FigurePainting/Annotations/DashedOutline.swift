import Geometry
import Graphics

extension AnnotationCanvas {
  /// A dashed outline with a whole corner at each of its corners: dashes that ran around it would meet where they began
  /// in one that is too long, and come to the other corners as it happens. It stops before text.
  ///
  /// What turns a corner, and what ends before a text, is one shape; the dashes between are another. An outline that
  /// is flat is gone along once.
  func dashedOutline(_ corners: [Point], stroke: Stroke) -> Item {
    let sides = corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
    guard stroke.dash.count == 2, corners.count > 2, sides.allSatisfy({ $0.distance(to: $1) > stroke.width }) else {
      return .shape(Shape(outlinePath(corners), stroke: stroke))
    }
    var (ends, dashes) = ([(start: Point, end: Point)](), Path())
    for (start, end) in sides {
      for piece in pieces(from: start, to: end) {
        let parts = DashedLine(from: piece.start, to: piece.end, dash: stroke.dash, grid: context.grid)
        ends += parts.ends
        if let middle = parts.middle { dashes.append(.line(from: middle.start, to: middle.end)) }
      }
    }
    var solid = stroke
    solid.dash = []
    return .group(
      Group(items: [
        .shape(Shape(dashes, stroke: stroke)), .shape(Shape(closedPath(through: ends, of: corners), stroke: solid)),
      ]))
  }

  /// A dashed line that ends as it begins, with a dash.
  func dashedLine(from start: Point, to end: Point, stroke: Stroke) -> [Item] {
    guard stroke.dash.count == 2 else { return [line(from: start, to: end, stroke: stroke)] }
    let parts = DashedLine(from: start, to: end, dash: stroke.dash, grid: context.grid)
    var solid = stroke
    solid.dash = []
    return [parts.middle].compactMap { $0 }.map { line(from: $0.start, to: $0.end, stroke: stroke) }
      + parts.ends.map { line(from: $0.start, to: $0.end, stroke: solid) }
  }
}

/// The parts of a dashed line: a dash at either end, and a whole number of dashes between them.
///
///     // Dashes of 4 and gaps of 3 along 100 points: ends of 3, and 14 gaps with 13 dashes between them.
///     DashedLine(from: .zero, to: Point(100, 0), dash: [4, 3], grid: PixelGrid(scale: 1))
struct DashedLine {
  /// The dashes at the ends, about as long as the others, so that on an upright line all dashes between them begin and
  /// end with a pixel; one that is the whole line where it is too short for a gap.
  var ends: [(start: Point, end: Point)]
  /// What lies between the gaps beside them: it begins and ends with a dash. `nil` for a line of one gap.
  var middle: (start: Point, end: Point)?

  init(from start: Point, to end: Point, dash: [Double], grid: PixelGrid) {
    let (mark, gap) = (dash[0], dash[1])
    let length = start.distance(to: end)
    let gaps = (length / (mark + gap)).rounded(.down)
    guard mark > 0, gap > 0, gaps >= 1, gaps < 1e6 else {
      ends = [(start, end)]
      middle = nil
      return
    }
    func point(_ distance: Double) -> Point {
      let share = distance / length
      // A coordinate that both ends have stays what it is.
      return Point(
        start.x == end.x ? start.x : start.x + (end.x - start.x) * share,
        start.y == end.y ? start.y : start.y + (end.y - start.y) * share)
    }
    let rest = length - gaps * gap - (gaps - 1) * mark
    let first = Self.snapped(rest / 2, from: start, to: end, grid: grid)
    let last = length - (rest - first)
    ends = [(start, point(first)), (point(last), end)]
    middle = gaps > 1 ? (point(first + gap), point(last - gap)) : nil
  }

  /// The longest way from a line's start, up to a distance, that ends between two pixels; the distance itself on a slant.
  private static func snapped(_ distance: Double, from start: Point, to end: Point, grid: PixelGrid) -> Double {
    guard let axis = Axis.allCases.first(where: { start[$0.other] == end[$0.other] }) else { return distance }
    let pixels = start[axis] * grid.scale
    let lead =
      (end[axis] > start[axis] ? (pixels - 1e-6).rounded(.up) - pixels : pixels - (pixels + 1e-6).rounded(.down))
    let whole = ((distance * grid.scale - lead) + 1e-6).rounded(.down)
    return whole >= 0 ? max(0, lead + whole) / grid.scale : distance
  }
}
