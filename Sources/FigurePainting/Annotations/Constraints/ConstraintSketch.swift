import Geometry
import Graphics

/// What a constraint is drawn as before it is known where there is room.
enum ConstraintSketch {
  case bar(BarSketch)
  case line(LineSketch)
}

/// A distance or a size: a bar between two positions on an axis, which may lie at several places across it.
struct BarSketch: Sendable {
  /// The constraint's index in the panel; for a dimension of the author's, which has none, `noConstraint`.
  var constraint: Int
  var axis: Axis
  /// The two ends along the axis.
  var low: Double
  var high: Double
  /// Where across the axis it may lie, the first choice first, each with how much worse it is.
  var places: [(cross: Double, cost: Double)]
  /// The extent across the axis of what each end belongs to: an end outside its extent is led to it by a fine line.
  var lowExtent: ClosedRange<Double>
  var highExtent: ClosedRange<Double>
  var badge: Badge
  var style: ConstraintStyle
  /// Views that it may cross.
  var own: Set<Int> = []
  /// Of its ends, those on the edges of guides, which nothing else shows.
  var unseenEnds: [Double] = []
  /// Whether it measures a view's own width or height.
  var isSize = false
  /// What the bar is if it only says that a size equals another.
  var equalBar: EqualBar?
}

extension BarSketch {
  /// What a bar measures that no constraint holds.
  static let noConstraint = -1

  /// Whether anything of it is in a rectangle, and something of what either end belongs to beside it.
  func isSeen(in whole: Rect) -> Bool {
    let (along, across) = (whole.extent(axis), whole.extent(axis.other))
    return along.shared(with: low...max(low, high)) != nil && across.shared(with: lowExtent) != nil
      && across.shared(with: highExtent) != nil
  }

  /// The same with a narrow pill if that is what makes its badge fit between its ends, over or under the line.
  ///
  /// - Parameter margin: What the badge leaves free between the ends.
  func fittingItsBadge(margin: Double) -> BarSketch {
    var narrow = self
    narrow.badge.isNarrow = true
    let room = high - low - margin
    let helps = axis == .horizontal && badge.size.width > room && narrow.badge.size.width <= room
    return helps ? narrow : self
  }
}

/// A bar with nothing but the sign of equality: one of a kind is enough for each view.
struct EqualBar: Hashable {
  var view: Int
  var axis: Axis
  var ink: Ink
  var isOptional: Bool
  var isBroken: Bool
  var note: String?
}

/// The looks of a constraint's state.
struct ConstraintStyle: Hashable, Sendable {
  var badge: BadgeStyle
  /// Of its lines, in points of an annotation, as are its dashes.
  var width = 1.0
  var dash: [Double] = []
  /// Given up so that the others could hold: a gap in its middle.
  var isBroken = false

  var ink: Ink { badge.ink }
}

/// An alignment, a shared edge or a diagonal: a line whose place is given.
struct LineSketch: Mark {
  var constraint: Int
  var line: Segment
  var pen: Pen
  var badge: Badge
  var style: ConstraintStyle
  /// Whether it stops before text and goes on behind it: a middle's line or a diagonal would strike it through.
  var isCutByText = false
  /// The direction into the view on whose edge one of its sides lies; none for one that lies on its place.
  var inward = Point.zero

  var start: Point { line.start }
  var end: Point { line.end }

  /// The part of the line that is in a rectangle; `nil` for none. A diagonal is all there or not at all.
  func shown(in whole: Rect) -> LineSketch? {
    guard let box = Rect(enclosing: [start, end]), let shared = box.intersection(whole) else { return nil }
    guard !line.isDiagonal else { return shared == box ? self : nil }
    func clamped(_ point: Point) -> Point {
      Point(min(max(point.x, whole.minX), whole.maxX), min(max(point.y, whole.minY), whole.maxY))
    }
    var shown = self
    shown.line = Segment(clamped(start), clamped(end))
    return shown
  }

  func items(with brush: Brush) -> [Item] {
    // A line of whole pixels may be wider or narrower than it was reckoned to be.
    let shift = (brush.stroke(pen).width - pen.width) / 2
    let way = Point(inward.x * shift, inward.y * shift)
    let line = Segment(start + way, end + way)
    return (isCutByText ? brush.pieces(of: line) : [line]).flatMap { piece -> [Item] in
      let middle = piece.middle
      // A diagonal ends at corners, where the ground does too.
      let ends = [piece.start, piece.end].map { end in
        piece.isDiagonal ? Point(end.x + (middle.x - end.x) / 4, end.y + (middle.y - end.y) / 4) : end
      }
      return LineMark(
        [piece], pen: pen.with(style.ink.at(ends + [middle])), dashing: piece.isDiagonal ? .ending : .running
      ).items(with: brush)
    }
  }

  var description: String { "\(placeText(start)) to \(placeText(end)), \(pen)" }
}
