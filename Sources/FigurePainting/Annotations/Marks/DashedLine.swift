import Geometry

/// The parts of a dashed line: a dash at each end, and a whole number of dashes between them.
///
///     // Dashes of 4 and gaps of 3 along 100 points: ends of 3, and 14 gaps with 13 dashes between them.
///     DashedLine(from: .zero, to: Point(100, 0), dash: [4, 3], grid: PixelGrid(scale: 1))
struct DashedLine {
  /// The dashes at the ends, about as long as the others. Their lengths are such that all dashes of an upright line
  /// begin and end between pixels. A line that is too short for a gap is a single end.
  var ends: [Segment]
  /// The part between the outermost gaps, which begins and ends with a dash; `nil` for a line with one gap.
  var middle: Segment?

  init(from start: Point, to end: Point, dash: [Double], grid: PixelGrid) {
    let (mark, gap) = (dash[0], dash[1])
    let length = start.distance(to: end)
    let gaps = (length / (mark + gap)).rounded(.down)
    guard mark > 0, gap > 0, gaps >= 1, gaps < 1e6 else {
      ends = [Segment(start, end)]
      middle = nil
      return
    }
    func point(_ distance: Double) -> Point { Segment(start, end).point(distance / length) }
    let rest = length - gaps * gap - (gaps - 1) * mark
    let first = Self.snapped(rest / 2, from: start, to: end, grid: grid)
    let last = length - (rest - first)
    ends = [Segment(start, point(first)), Segment(point(last), end)]
    middle = gaps > 1 ? Segment(point(first + gap), point(last - gap)) : nil
  }

  /// The longest distance from the start of the line, at most `distance`, that ends between pixels. For a diagonal, the
  /// distance itself.
  private static func snapped(_ distance: Double, from start: Point, to end: Point, grid: PixelGrid) -> Double {
    guard let axis = Axis.allCases.first(where: { start[$0.other] == end[$0.other] }) else { return distance }
    let pixels = start[axis] * grid.scale
    let lead =
      (end[axis] > start[axis] ? (pixels - 1e-6).rounded(.up) - pixels : pixels - (pixels + 1e-6).rounded(.down))
    let whole = ((distance * grid.scale - lead) + 1e-6).rounded(.down)
    return whole >= 0 ? max(0, lead + whole) / grid.scale : distance
  }
}
