import Geometry
import Graphics

/// The outline of a quadrilateral. It is interrupted at texts, and if it is dashed, dashes meet at the corners. The
/// lines of an upright outline are aligned with pixels.
struct OutlineMark: Mark {
  var corners: [Point]
  var pen: Pen

  init(_ corners: [Point], pen: Pen) {
    self.corners = corners
    self.pen = pen
  }

  var inkSource: Ink.Source? { pen.ink.source }

  func items(with brush: Brush) -> [Item] {
    let stroke = brush.stroke(pen.with(pen.ink.along(corners)))
    let (corners, rect) = snapped(to: brush.grid, width: stroke.width)
    guard stroke.dash.isEmpty else { return [brush.dashedOutline(corners, stroke: stroke)] }
    if let rect, !brush.strikesThroughText(rect) { return [.shape(Shape(.rect(rect), stroke: stroke))] }
    return [.shape(Shape(brush.outlinePath(corners), stroke: stroke))]
  }

  /// The corners, and for an upright outline the rectangle, with lines of that width aligned with pixels.
  private func snapped(to grid: PixelGrid, width: Double) -> (corners: [Point], rect: Rect?) {
    guard let rect = Rect(enclosing: corners), isUpright else { return (corners, nil) }
    let (left, top) = (grid.center(rect.minX, width: width), grid.center(rect.minY, width: width))
    let (right, bottom) = (grid.center(rect.maxX, width: width), grid.center(rect.maxY, width: width))
    let snapped = Rect(x: left, y: top, width: right - left, height: bottom - top)
    return (snapped.corners, snapped)
  }

  private var isUpright: Bool {
    corners.count == 4 && corners[0].y == corners[1].y && corners[1].x == corners[2].x
      && corners[2].y == corners[3].y && corners[3].x == corners[0].x
  }

  var description: String { "outline \(corners.map { placeText($0) }.joined(separator: " ")), \(pen)" }
}

extension Brush {
  /// A dashed outline, interrupted at texts. A flat outline is drawn as one line.
  fileprivate func dashedOutline(_ corners: [Point], stroke: Stroke) -> Item {
    let sides = Segment.around(corners)
    guard stroke.dash.count == 2, corners.count > 2, sides.allSatisfy({ $0.length > stroke.width }) else {
      return .shape(Shape(outlinePath(corners), stroke: stroke))
    }
    return .dashedOutline(of: corners, pieces: sides.flatMap(pieces(of:)), stroke: stroke, grid: grid)
  }

  /// A closed line through points, interrupted at texts.
  fileprivate func outlinePath(_ corners: [Point]) -> Path {
    .closed(through: Segment.around(corners).flatMap(pieces(of:)), of: corners)
  }
}

extension Item {
  /// A dashed outline with a complete corner at each of its corners. Dashes that ran around the outline would be cut
  /// off at arbitrary places at the corners.
  ///
  /// The corners and the ends of pieces are one shape, the dashes between them another.
  ///
  /// - Parameters:
  ///   - pieces: What is to be seen of its sides.
  ///   - stroke: One of a dash and a gap.
  static func dashedOutline(of corners: [Point], pieces: [Segment], stroke: Stroke, grid: PixelGrid) -> Item {
    var (ends, dashes) = ([Segment](), Path())
    for piece in pieces {
      let parts = DashedLine(from: piece.start, to: piece.end, dash: stroke.dash, grid: grid)
      ends += parts.ends
      if let middle = parts.middle { dashes.append(.line(from: middle.start, to: middle.end)) }
    }
    return .group(
      Group(items: [
        .shape(Shape(dashes, stroke: stroke)),
        .shape(Shape(.closed(through: ends, of: corners), stroke: stroke.solid)),
      ]))
  }
}

extension Path {
  /// The pieces of a closed line as one path, joined at the corners. If nothing is missing, the path is closed.
  fileprivate static func closed(through pieces: [Segment], of corners: [Point]) -> Path {
    var runs: [[Point]] = []
    for piece in pieces {
      if runs.last?.last == piece.start {
        runs[runs.count - 1].append(piece.end)
      } else {
        runs.append([piece.start, piece.end])
      }
    }
    if runs.count == 1, runs[0].first == runs[0].last { return .polyline(corners, closed: true) }
    // The last run continues into the first if it ends at the corner at which the first begins.
    if runs.count > 1, let first = runs.first, runs.last?.last == first.first {
      runs[runs.count - 1] += first.dropFirst()
      runs.removeFirst()
    }
    return runs.reduce(into: Path()) { $0.append(.polyline($1)) }
  }
}

extension Segment {
  /// The sides of a closed line through points.
  static func around(_ corners: [Point]) -> [Segment] {
    corners.indices.map { Segment(corners[$0], corners[($0 + 1) % corners.count]) }
  }
}
