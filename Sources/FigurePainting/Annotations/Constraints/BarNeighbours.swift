import Geometry

/// A bar that is placed, as one that is being placed sees it.
struct BarNeighbour {
  let shape: BarShape
  let footprint: Rect
  let badge: ExpectedBadge?

  init(_ bar: PlacedBar) {
    shape = bar.shape
    footprint = bar.shape.footprint
    badge = bar.badge
  }

  /// The cost of covering the best position of its badge, up to a maximum.
  func costOfCovering(_ rect: Rect, atMost most: Double) -> Double {
    guard let badge, badge.rect.overlaps(rect) else { return 0 }
    return min(most, Self.costOfMeeting + badge.costOfMoving)
  }

  /// What it costs to cover a badge that would stand elsewhere as well.
  private static let costOfMeeting = 1.0
}

/// The bars that are placed, by where they are: in a large figure most of them are far from the one that is being
/// placed.
struct BarNeighbours {
  private(set) var all: [BarNeighbour] = []
  /// The bars with their badges, in the same order.
  private var grid = SpatialGrid()
  /// Where bars stand across their axes, each place once: in a large figure many stand in one line.
  private var crosses: [Line: [Double]] = [:]
  private var seen: Set<Line.Place> = []

  /// The bars that are kept in line with one another.
  private struct Line: Hashable {
    var axis: Axis
    var isSize: Bool

    struct Place: Hashable {
      var line: Line
      var cross: Double
    }
  }

  init(_ bars: [PlacedBar] = []) {
    for index in bars.indices { append(bars[index]) }
  }

  mutating func append(_ bar: PlacedBar) {
    let neighbour = BarNeighbour(bar)
    all.append(neighbour)
    let line = Line(axis: bar.shape.axis, isSize: bar.shape.isSize)
    if seen.insert(Line.Place(line: line, cross: bar.shape.cross)).inserted {
      crosses[line, default: []].append(bar.shape.cross)
    }
    grid.insert(neighbour.badge.map { neighbour.footprint.union($0.rect) } ?? neighbour.footprint)
  }

  /// Where the bars of an axis stand across it, those of sizes or the others, in the order in which they were placed.
  func crosses(_ axis: Axis, ofSizes isSize: Bool) -> [Double] { crosses[Line(axis: axis, isSize: isSize)] ?? [] }

  /// The numbers of the bars whose lines or badges touch an area, in the order in which they were placed. Others can be
  /// included.
  func numbers(near area: Rect) -> [Int] { grid.numbers(near: area) }

  /// The cost of covering the best positions of badges, up to a maximum for each.
  func costOfCovering(_ rect: Rect, atMost most: Double) -> Double {
    var cost = 0.0
    grid.forEach(near: rect, within: nil) { cost += all[$0].costOfCovering(rect, atMost: most) }
    return cost
  }
}
