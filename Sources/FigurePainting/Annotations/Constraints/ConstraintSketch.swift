import Geometry
import Graphics

/// What a constraint is drawn as before it is known where there is room.
enum ConstraintSketch {
  case bar(BarSketch)
  case line(LineSketch)
}

/// A distance or a size: a bar between two positions on an axis, which may lie at several places across it.
struct BarSketch {
  /// The constraint's index in the panel.
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
  var own: Set<Int>
  /// Of its ends, those on the edges of guides, which nothing else shows.
  var unseenEnds: [Double] = []
  /// Whether it measures a view's own width or height.
  var isSize = false
  /// What the bar is if it only says that a size equals another.
  var equalBar: EqualBar?
}

extension BarSketch {
  /// Whether anything of it is in a rectangle, and something of what either end belongs to beside it.
  func isSeen(in whole: Rect) -> Bool {
    let (along, across) = (whole.extent(axis), whole.extent(axis.other))
    return along.shared(with: low...max(low, high)) != nil && across.shared(with: lowExtent) != nil
      && across.shared(with: highExtent) != nil
  }
}

/// A bar with nothing but the sign of equality: one of a kind is enough for each view.
struct EqualBar: Hashable {
  var view: Int
  var axis: Axis
  var color: Color
  var isOptional: Bool
  var isBroken: Bool
  var note: String?
}

/// An alignment, a shared edge or a diagonal: a line whose place is given.
struct LineSketch {
  var constraint: Int
  var start: Point
  var end: Point
  var stroke: Stroke
  var badge: Badge
  var style: ConstraintStyle
  /// Whether it stops before text and goes on behind it: a middle's line or a diagonal would strike it through.
  var isCutByText = false
}

extension LineSketch {
  /// The part of the line that is in a rectangle; `nil` for none. A diagonal is all there or not at all.
  func shown(in whole: Rect) -> LineSketch? {
    guard let box = Rect(enclosing: [start, end]), let shared = box.intersection(whole) else { return nil }
    guard start.x == end.x || start.y == end.y else { return shared == box ? self : nil }
    var line = self
    line.start = Point(min(max(start.x, whole.minX), whole.maxX), min(max(start.y, whole.minY), whole.maxY))
    line.end = Point(min(max(end.x, whole.minX), whole.maxX), min(max(end.y, whole.minY), whole.maxY))
    return line
  }
}

/// What stands on a bar: the sign of a relation, a value, the sign of a conflict.
struct Badge {
  /// `≥`, `≤` or `=` in a disc.
  var relation: String?
  var text: String?
  /// A cross in a disc, for a member of a conflict.
  var isConflict = false
  /// The number of the conflict, if there are several.
  var note: String?
  /// Whether its pill is as narrow as can be, to fit into the gap that it labels.
  var isNarrow = false

  var isEmpty: Bool { relation == nil && text == nil && !isConflict }
}

/// The looks of a constraint's state.
struct ConstraintStyle {
  var color: Color
  var badgeColor: Color
  var badgeTextColor: Color
  var width: Double
  var dash: [Double]
  /// A wish that did not come true: its value is outlined and not filled.
  var isHollow: Bool
  /// Given up so that the others could hold: a gap in its middle.
  var isBroken: Bool
  var classes: [String]
  /// What its colours say; `nil` for a colour of the author's.
  var state: ThemeToken?

  /// The style with the colours that a theme has for a state.
  func colored(by state: ThemeToken, in theme: Theme) -> ConstraintStyle {
    var style = self
    style.color = theme[state]
    style.badgeColor = theme[state == .misplaced ? .misplacedBadge : state]
    style.badgeTextColor = theme[state == .misplaced ? .misplacedBadgeText : .badgeText]
    return style
  }
}
