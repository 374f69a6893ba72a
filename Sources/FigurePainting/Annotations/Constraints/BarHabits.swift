import Geometry
import ViewLayout

/// Where the bars and the badges of a panel stand, for the next panel: a reader who compares panels looks for the same
/// constraint at the same side.
struct BarHabits: Hashable, Sendable {
  /// A bar of a constraint, whichever panel it is in.
  struct Key: Hashable, Sendable {
    /// The item of the document that the constraint comes from.
    var item: Int
    var axis: Axis
    /// The views that the bar belongs to, by name.
    var views: Set<String>
  }

  /// The side of what a bar connects: −1 before it, 1 behind it, 0 on it, each across the bar's axis.
  private var sides: [Key: Double] = [:]
  /// The place of a badge beside its bar: along the axis and across it, each −1, 0 or 1.
  private var places: [Key: Point] = [:]
  /// How far below the top, or right of the left side, of a stack view the line is on which its distances stand.
  private var lines: [String: Double] = [:]

  /// What is known of one bar; `nil` if nothing is.
  func habit(_ key: @autoclosure () -> Key?) -> BarHabit? {
    guard !sides.isEmpty || !places.isEmpty, let key = key() else { return nil }
    return BarHabit(side: sides[key], place: places[key])
  }

  mutating func note(_ bar: PlacedBar, key: Key) { sides[key] = Self.side(of: bar.shape.cross, beside: bar.sketch) }

  mutating func note(badgeAt center: Point, of bar: PlacedBar, key: Key) {
    places[key] = Self.place(of: center, beside: bar.shape)
  }

  /// The line of a stack view's distances.
  subscript(lineOf stack: String) -> Double? {
    get { lines[stack] }
    set { lines[stack] = newValue }
  }

  fileprivate static func side(of cross: Double, beside sketch: BarSketch) -> Double {
    let smaller = sketch.lowExtent.span <= sketch.highExtent.span ? sketch.lowExtent : sketch.highExtent
    return cross < smaller.lowerBound ? -1 : cross > smaller.upperBound ? 1 : 0
  }

  fileprivate static func place(of center: Point, beside bar: BarShape) -> Point {
    let (along, across) = (center[bar.axis], center[bar.axis.other] - bar.cross)
    return Point(
      along < bar.low ? -1 : along > bar.high ? 1 : 0,
      across.magnitude < bar.unit ? 0 : across < 0 ? -1 : 1)
  }
}

/// Where one bar and its badge stand in the panel before.
struct BarHabit {
  fileprivate var side: Double?
  fileprivate var place: Point?

  /// How much better the place of the panel before is, as a cost.
  static let worth = 4.0

  /// What is to be taken off the cost of a place across the axis.
  func bonus(for sketch: BarSketch, at cross: Double) -> Double {
    side == BarHabits.side(of: cross, beside: sketch) ? Self.worth : 0
  }

  /// What is to be taken off the cost of a badge in a place.
  func bonus(for bar: BarShape, badgeAt center: Point) -> Double {
    place == BarHabits.place(of: center, beside: bar) ? Self.worth : 0
  }
}

extension AnnotationSite {
  /// What names a bar in all panels; `nil` for one without a constraint.
  func habitKey(of sketch: BarSketch) -> BarHabits.Key? {
    guard scene.panel.constraints.indices.contains(sketch.constraint) else { return nil }
    return BarHabits.Key(
      item: scene.panel.constraints[sketch.constraint].item, axis: sketch.axis,
      views: Set(sketch.own.map { scene.panel.views[$0].name }))
  }
}
