import Geometry

/// The gap in the line of a broken constraint, between two slanting strokes: without it, nothing would tell the
/// constraint from those that it conflicts with, and without the strokes the line would seem to have been left out
/// there.
struct LineGap: Hashable, Sendable {
  /// The share of the line at its middle.
  var share: Double
  /// The size of a point of an annotation, in points of the panel.
  var unit: Double

  /// Half of its length, in points of an annotation.
  private static let half = 3.0
  /// Half of what a stroke takes along the line, in points of an annotation.
  private static let lean = 1.5
  /// What it takes of a line with its strokes, in points of an annotation.
  static let breadth = 2 * (half + lean)
  /// The width of its strokes, in points of an annotation.
  static let strokeWidth = 1.5
  /// What it takes with its strokes, and the least piece of a line beside it, in points of an annotation.
  private static let room = 14.0

  /// What it leaves of a line.
  func parts(of line: Segment) -> (before: Segment, after: Segment) {
    let half = Self.half * unit / line.length
    return (Segment(line.start, line.point(share - half)), Segment(line.point(share + half), line.end))
  }

  /// The strokes at its ends. Across level and upright lines they rise to the right.
  func strokes(across line: Segment) -> [Segment] {
    let way = line.end - line.start
    let (along, across) = (Self.lean * unit / line.length, BarShape.capReach * unit / line.length)
    let leans = [1.0, -1].map { side in
      Point(way.x * along + side * way.y * across, way.y * along - side * way.x * across)
    }
    let lean = leans.first { $0.x * $0.y < 0 } ?? leans[0]
    let (before, after) = parts(of: line)
    return [before.end, after.start].map { Segment($0 - lean, $0 + lean) }
  }
}

extension LineGap {
  /// Whether a line is long enough for one.
  static func hasRoom(on line: Segment, unit: Double) -> Bool { line.length.isFinite && line.length > 3 * room * unit }

  /// A gap where it is seen best: beside labels, which would hide it, and where it disturbs least. `nil` on a line
  /// that is too short for one.
  init?(on line: Segment, among occupancy: Occupancy, unit: Double) {
    let room = Self.room * unit
    guard Self.hasRoom(on: line, unit: unit) else { return nil }
    let places = [0.5, 0.75, 0.25, 0.65, 0.35, 0.85, 0.15].enumerated().map { number, share in
      let place = Rect(center: line.point(share), size: Size(room, room))
      let cost = occupancy.cost(of: place) + Double(number)
      return (share: share, cost: occupancy.isFree(place) ? cost : cost + Self.hiddenCost)
    }
    guard let best = places.min(by: { $0.cost < $1.cost }) else { return nil }
    self.init(share: best.share, unit: unit)
  }

  /// More than all that a place can disturb.
  private static let hiddenCost = 1000.0
}
