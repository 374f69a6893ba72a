import Geometry
import Graphics

/// Straight lines drawn with one pen. The sides of horizontal and vertical lines are aligned with pixels.
struct LineMark: Mark {
  enum Dashing: Hashable, Sendable {
    /// Dashes run from the beginning of each line, so overlapping lines have their dashes in step.
    case running
    /// Each line begins and ends with a dash.
    case ending
  }

  var segments: [Segment]
  var pen: Pen
  /// Whether the lines are interrupted at texts.
  var isCutByText = false
  var dashing = Dashing.running
  /// Whether the lines keep their colour over the ring of a device, in which they have a gap, as lines that cross have in
  /// technical drawings. Other lines are light there.
  var cutsBezel = false
  /// Whether a line that would vanish on one of the grounds that it runs across has another colour on each.
  var isSeenThroughout = false

  init(_ segments: [Segment], pen: Pen, isCutByText: Bool = false, dashing: Dashing = .running) {
    self.segments = segments
    self.pen = pen
    self.isCutByText = isCutByText
    self.dashing = dashing
  }

  init(from start: Point, to end: Point, pen: Pen, isCutByText: Bool = false) {
    self.init([Segment(start, end)], pen: pen, isCutByText: isCutByText)
  }

  var inkSource: Ink.Source? { pen.ink.source }

  /// Each line is a shape, so that its dashes run from its own beginning.
  func items(with brush: Brush) -> [Item] {
    let stroke = brush.stroke(pen)
    let pieces =
      isCutByText
      ? segments.flatMap { whole in
        brush.pieces(of: whole, beside: brush.texts + brush.passed).filter { isLine($0, of: whole, stroke) }
      } : segments
    guard dashing == .ending, stroke.dash.count == 2 else {
      let parts = brush.bezel.map { pieces.flatMap($0.stretches(of:)) } ?? pieces.map { ($0, false) }
      return parts.flatMap { part, isOverBezel in
        if isOverBezel, cutsBezel {
          let gap = Stroke(color: brush.onPage.theme[.page], width: stroke.width + 2 * brush.unit)
          let own = brush.page == nil ? stroke : brush.onPage.stroke(pen)
          return [brush.line(part.longer(by: 0.5 * brush.unit), stroke: gap), brush.line(part, stroke: own)]
        }
        if isOverBezel { return [brush.line(part, stroke: brush.strokeOverBezel(pen))] }
        var pen = pen.dashed(dashes(of: part, stroke, with: brush))
        if isSeenThroughout, !brush.isSeen(pen.ink, along: part) { pen.ink = pen.ink.at([]) }
        return brush.stretches(of: part, pen).map { brush.line($0, stroke: $1) }
      }
    }
    return pieces.flatMap { piece in
      let parts = DashedLine(from: piece.start, to: piece.end, dash: stroke.dash, grid: brush.grid)
      return [parts.middle].compactMap { $0 }.map { brush.line($0, stroke: stroke) }
        + parts.ends.map { brush.line($0, stroke: stroke.solid) }
    }
  }

  /// Whether what texts leave of a dotted line is more than a dot, which would be no line.
  private func isLine(_ piece: Segment, of whole: Segment, _ stroke: Stroke) -> Bool {
    guard piece != whole, stroke.dash.count == 2, stroke.dash[0] < stroke.dash[1] else { return true }
    return piece.length >= 2 * stroke.dash.reduce(0, +)
  }

  /// The dashes of a piece of a line. A line that texts interrupt is still known by its pattern.
  private func dashes(of piece: Segment, _ stroke: Stroke, with brush: Brush) -> [Double] {
    guard isCutByText else { return pen.dash }
    if pen.dash.count == 2 { return segments.contains(piece) ? pen.dash : pen.dashes(betweenTexts: piece.length) }
    return brush.bezel == nil ? stroke.fitting(piece.length).dash : pen.dash
  }

  var description: String {
    "line \(segments.map { "\(placeText($0.start)) to \(placeText($0.end))" }.joined(separator: ", ")), \(pen)"
  }
}

/// A straight line from one point to another.
struct Segment: Hashable, Sendable {
  var start: Point
  var end: Point

  init(_ start: Point, _ end: Point) {
    self.start = start
    self.end = end
  }

  /// A line across an axis at a coordinate on it.
  init(across axis: Axis, at place: Double, over extent: ClosedRange<Double>) {
    start = Point(along: axis, place, across: extent.lowerBound)
    end = Point(along: axis, place, across: extent.upperBound)
  }

  var middle: Point { Point((start.x + end.x) / 2, (start.y + end.y) / 2) }
  var length: Double { start.distance(to: end) }
  /// Whether it is neither horizontal nor vertical.
  var isDiagonal: Bool { start.x != end.x && start.y != end.y }

  /// The point at a share of the length. A coordinate that both ends share is exact.
  func point(_ share: Double) -> Point {
    Point(
      start.x == end.x ? start.x : start.x + (end.x - start.x) * share,
      start.y == end.y ? start.y : start.y + (end.y - start.y) * share)
  }

  /// The line, longer at both ends.
  func longer(by distance: Double) -> Segment {
    guard length > 0 else { return self }
    let share = distance / length
    return Segment(point(-share), point(1 + share))
  }

  /// The line, shorter at its end by a distance; all of it, if it is not longer than that.
  func ending(before distance: Double) -> Segment {
    distance > 0 && length > distance ? Segment(start, point(1 - distance / length)) : self
  }

  /// Whether it has a point with another line in common that is no end of one of them.
  func crosses(_ other: Segment) -> Bool {
    func side(_ point: Point, of line: Segment) -> Double {
      (line.end.x - line.start.x) * (point.y - line.start.y) - (line.end.y - line.start.y) * (point.x - line.start.x)
    }
    return side(start, of: other) * side(end, of: other) < 0
      && side(other.start, of: self) * side(other.end, of: self) < 0
  }

  /// The shortest line from one rectangle to another.
  init(from label: Rect, to target: Rect) {
    end = Point(min(max(label.midX, target.minX), target.maxX), min(max(label.midY, target.minY), target.maxY))
    start = Point(min(max(end.x, label.minX), label.maxX), min(max(end.y, label.minY), label.maxY))
  }

  /// A line towards the middle of a symbol, as far as most symbols reach: in the corners of their squares is nothing.
  init(from start: Point, toSymbolIn box: Rect) {
    let (way, radius) = (Segment(start, box.center), min(box.width, box.height) * 0.45)
    self.init(start, way.length > radius ? way.point(1 - radius / way.length) : box.center)
  }
}

extension Point {
  /// A point by its coordinates along and across an axis.
  init(along axis: Axis, _ along: Double, across: Double) {
    self = axis == .horizontal ? Point(along, across) : Point(across, along)
  }
}

extension Brush {
  /// A straight line, aligned with pixels if it is horizontal or vertical.
  func line(_ segment: Segment, stroke: Stroke) -> Item {
    .shape(Shape(path(segment, width: stroke.width), stroke: stroke))
  }

  /// The path of a line of a width, aligned with pixels if it is horizontal or vertical.
  func path(_ segment: Segment, width: Double) -> Path {
    var (start, end) = (segment.start, segment.end)
    for axis in Axis.allCases where start[axis] == end[axis] {
      let snapped = grid.center(start[axis], width: width)
      start[axis] = snapped
      end[axis] = snapped
    }
    return .line(from: start, to: end)
  }
}

extension Stroke {
  /// The stroke with dashes and dots so short that a line of a length has both: what texts leave of a centre line is
  /// still known by its pattern.
  fileprivate func fitting(_ length: Double) -> Stroke {
    guard dash.count == 4 else { return self }
    // A dash at both ends, and a dot between them.
    let whole = dash.reduce(0, +) + dash[0]
    guard length < whole, length > 0 else { return self }
    var stroke = self
    stroke.dash = dash.map { $0 * max(0.35, length / whole) }
    return stroke
  }
}
