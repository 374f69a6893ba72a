import Diagnostics
import Figures
import Geometry
import ViewLayout

/// Where the bars and the badges of a panel stand, for other panels: a reader who compares panels looks for the same
/// constraint, or the same dimension, in the same place.
struct BarHabits: Hashable, Sendable {
  /// A bar, whichever panel it is in.
  struct Key: Hashable, Sendable {
    /// The author's identifier of the constraint.
    var identifier: String?
    /// Where a constraint without an identifier is in the document: panels with constraints of their own share none.
    var range: SourceRange?
    /// The number of the item that the constraint comes from, where a program made it.
    var item: Int?
    /// The dimension of an author.
    var dimension: Callout.Mark?
    /// What the constraint says something of: both ends of a visual format string are of one item.
    var attribute: LayoutAttribute?
    var axis: Axis
    /// The views that the bar belongs to, by name.
    var views: Set<String>
    /// The author's words for it, or its equation: where a number stands in another panel is no place for them.
    var words: String?
  }

  /// An author's dimension on one side of what it measures.
  struct SidedDimension: Hashable, Sendable {
    var mark: Callout.Mark
    /// Across its axis: −1 or 1.
    var side: Double
  }

  /// How much better the place that is known of a bar is than others, as a cost.
  var worth = 4.0
  private(set) var ways: [Key: BarWay] = [:]
  /// The axes along which a dimension of any panel has no room for its number.
  var crowdedAxes: Set<Axis> = []
  /// Those along which a number beside a line would lie on another view in some panel.
  var narrowAxes: Set<Axis> = []
  /// How far from what it measures each dimension on a side stands, in points of an annotation, and the same of those
  /// outside of others alone.
  var distances: [SidedDimension: Double] = [:]
  var outerDistances: [SidedDimension: Double] = [:]
  /// How much farther from its view than of its own accord a dimension goes to stand as in other panels, in points of an
  /// annotation.
  static let farthestMove = 60.0
  /// The width of the broadest number on an upright dimension of any panel, in points of an annotation: all stand as far
  /// from their views.
  var broadestNumber = 0.0
  /// The ends at which the words of rules stand: 0 for the first choice, 1 for the other.
  var ruleEnds: [Callout.Mark: Int] = [:]
  /// The stack views whose short distances have no arrows in some panel, since these would run into one another.
  var chainedStacks: Set<String> = []
  /// The sides of stack views on which their distances stand, in this panel and in all of them.
  var stackSides: [StackSide.Key: StackSide] = [:]
  private(set) var commonSides: [StackSide.Key: StackSide] = [:]
  /// The axes along which dimensions have no arrows in some panel, for the same reason.
  var chainedAxes: Set<Axis> = []
  /// The same of constraints on a side.
  var chainedRows: Set<Axis> = []
  /// The axes along which the level bar of a constraint on a side has no room for its number in some panel: there,
  /// all such numbers stand beside their bars in all panels, and these as far from the screen.
  var crowdedRows: Set<Axis> = []
  /// The sides of the screen beyond which the bars of constraints on that side stand in some panel.
  var outerSides: Set<OuterSide> = []
  /// The bars whose numbers stand beside them since one on their line has no room on its bar: in a row of numbers,
  /// one on its bar would seem to mean something else, and so it would in another panel.
  var numbersAside: Set<Key> = []
  /// The sides on which sizes join a row of bars with a side, across their axis as from left to right: −1 or 1, and 0
  /// where the rows of panels are on different sides.
  var rowSides: [Key: Double] = [:]
  /// The axes along which bars that are as short as their numbers have caps, since such a bar has no room for arrows
  /// in some panel.
  var cappedAxes: Set<Axis> = []
  /// The axes along which short bars of constraints have no arrows, since those of two on one line would run into one
  /// another in some panel.
  var meetingAxes: Set<Axis> = []
  /// How far below the top, or right of the left side, of a stack view the line is on which its distances stand.
  private var lines: [Axis: [String: Double]] = [:]

  /// What is known of a bar; `nil` if nothing is.
  func habit(of sketch: BarSketch, on site: AnnotationSite) -> BarHabit? {
    guard !ways.isEmpty, let key = site.habitKey(of: sketch), let way = ways[key] else { return nil }
    return BarHabit(way: way, site: site, worth: worth)
  }

  mutating func note(_ way: BarWay, of key: Key) { ways[key] = way }

  mutating func note(_ bar: PlacedBar, badgeAt center: Point? = nil, on site: AnnotationSite) {
    guard let key = site.habitKey(of: bar.sketch) else { return }
    note(BarWay(of: bar.shape, badgeAt: center, on: site), of: key)
  }

  /// The line of a stack view's distances along an axis, which can be another one in the next panel.
  subscript(lineOf stack: String, axis: Axis) -> Double? {
    get { lines[axis]?[stack] }
    set { lines[axis, default: [:]][stack] = newValue }
  }
}

extension BarHabits {
  /// Whether the words of a rule stand at the other end in another panel, which has no room at the first choice.
  func hasRule(atOtherEndIn shared: BarHabits) -> Bool {
    ruleEnds.contains { rule, end in shared.ruleEnds[rule] ?? end > end }
  }

  /// Takes over what dimensions and distances of other panels have to share with those of this one.
  mutating func share(_ others: [BarHabits]) {
    crowdedAxes = others.reduce(crowdedAxes) { $0.union($1.crowdedAxes) }
    narrowAxes = others.reduce(narrowAxes) { $0.union($1.narrowAxes) }
    for other in others {
      outerDistances.merge(other.outerDistances) { max($0, $1) }
      ruleEnds.merge(other.ruleEnds) { max($0, $1) }
    }
    chainedStacks = others.reduce(chainedStacks) { $0.union($1.chainedStacks) }
    chainedAxes = others.reduce(chainedAxes) { $0.union($1.chainedAxes) }
    chainedRows = others.reduce(chainedRows) { $0.union($1.chainedRows) }
    crowdedRows = others.reduce(crowdedRows) { $0.union($1.crowdedRows) }
    outerSides = others.reduce(outerSides) { $0.union($1.outerSides) }
    numbersAside = others.reduce(numbersAside) { $0.union($1.numbersAside) }
    for other in others { rowSides.merge(other.rowSides) { $0 == $1 ? $0 : 0 } }
    for other in others {
      commonSides.share(other.commonSides)
      commonSides.share(other.stackSides)
    }
    broadestNumber = others.map(\.broadestNumber).max().map { max($0, broadestNumber) } ?? broadestNumber
  }
}

/// One of the ways in which a bar and its badge can stand, as a reader sees them. From right to left, they are those of
/// the mirrored picture; across the axis of a bar on its author's side, they are counted outwards.
struct BarWay: Hashable, Sendable {
  /// The side of what the bar connects: −1 before it, 1 behind it, 0 on it, each across the bar's axis.
  var side: Double
  /// Where a bar on what it connects stands across its axis, in eighths of that from 0 to 8; 0 for one beside it.
  var share: Double
  /// The place of the badge beside the bar: along the axis and across it, each −1, 0 or 1; `nil` without a badge.
  var badge: Point?

  init(of bar: BarShape, badgeAt center: Point?, on site: AnnotationSite) {
    (side, share) = Self.place(of: bar, on: site)
    badge = center.map { Self.place(of: $0, beside: bar, on: site) }
  }

  /// Whether a number that has room on its line stands behind an end of it, where one would look for it last.
  func isFar(for bar: BarShape, length: Double) -> Bool {
    badge.map { $0.x != 0 && bar.holdsNumber(length, on: bar.span) } ?? false
  }

  /// Whether a bar stands on the same side in both ways, and its number beside it, too.
  func isAlike(_ other: BarWay) -> Bool { side == other.side && badge == other.badge }

  /// The way of a bar at the other side of a view, as in a mirror along the axis.
  var mirrored: BarWay {
    var way = self
    way.badge?.x *= -1
    return way
  }

  /// Where a bar stands across its axis, without its badge.
  fileprivate static func place(of bar: BarShape, on site: AnnotationSite) -> (side: Double, share: Double) {
    let smaller = bar.lowExtent.span <= bar.highExtent.span ? bar.lowExtent : bar.highExtent
    let direction = direction(across: bar, on: site)
    if bar.cross < smaller.lowerBound { return (-direction, 0) }
    if bar.cross > smaller.upperBound { return (direction, 0) }
    guard smaller.span > 0 else { return (0, 0) }
    let share = (bar.cross - smaller.lowerBound) / smaller.span * 8
    return (0, (direction < 0 ? 8 - share : share).rounded())
  }

  fileprivate static func place(of center: Point, beside bar: BarShape, on site: AnnotationSite) -> Point {
    let (along, across) = (center[bar.axis], center[bar.axis.other] - bar.cross)
    // Beside the line, it is beside all of it.
    guard across.magnitude < bar.unit else { return Point(0, (across < 0 ? -1 : 1) * direction(across: bar, on: site)) }
    guard !bar.holds(along) else { return .zero }
    let place = along < bar.low ? -1.0 : 1
    return Point(site.isRightToLeft && bar.axis == .horizontal ? -place : place, 0)
  }

  /// The direction in which places across a bar are counted.
  private static func direction(across bar: BarShape, on site: AnnotationSite) -> Double {
    bar.outward != 0 ? bar.outward : site.isRightToLeft && bar.axis == .vertical ? -1 : 1
  }
}

extension BarWay: Comparable {
  static func < (one: BarWay, other: BarWay) -> Bool {
    let (first, second) = (one.badge ?? .zero, other.badge ?? .zero)
    return (one.side, one.share, first.x, first.y) < (other.side, other.share, second.x, second.y)
  }
}

/// Where one bar and its badge are to stand.
struct BarHabit {
  fileprivate var way: BarWay
  fileprivate var site: AnnotationSite
  /// How much better that place is, as a cost.
  let worth: Double

  /// What is to be taken off the cost of a place across the axis.
  func bonus(for bar: BarShape) -> Double { (way.side, way.share) == BarWay.place(of: bar, on: site) ? worth : 0 }

  /// What is to be taken off the cost of a badge in a place.
  func bonus(for bar: BarShape, badgeAt center: Point) -> Double {
    way.badge == BarWay.place(of: center, beside: bar, on: site) ? worth : 0
  }
}

extension AnnotationSite {
  /// Whether the panel is laid out from right to left.
  var isRightToLeft: Bool { scene.panel.variant.direction == .rightToLeft }

  /// What names a bar in all panels; `nil` for one of neither a constraint nor a dimension.
  func habitKey(of sketch: BarSketch) -> BarHabits.Key? {
    let views = Set(sketch.own.map { scene.panel.views[$0].name })
    if let dimension = sketch.dimension {
      return BarHabits.Key(dimension: dimension, axis: sketch.axis, views: views, words: sketch.words)
    }
    guard scene.panel.constraints.indices.contains(sketch.constraint) else { return nil }
    let constraint = scene.panel.constraints[sketch.constraint]
    let (identifier, range) = (constraint.identifier, constraint.range)
    return BarHabits.Key(
      identifier: identifier, range: identifier == nil ? range : nil,
      item: identifier == nil && range == nil ? constraint.item : nil, attribute: constraint.equation.firstAttribute,
      axis: sketch.axis, views: views, words: sketch.words)
  }
}
