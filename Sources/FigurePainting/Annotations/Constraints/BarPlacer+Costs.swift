import Geometry
import Graphics

/// What the place of a bar costs.
extension BarPlacer {
  /// A bar in a place, and what it costs without its badge.
  ///
  /// - Returns: `nil` if the budget is exhausted.
  func weigh(
    _ place: (cross: Double, cost: Double), of sketch: BarSketch, beside bars: BarNeighbours, in occupancy: Occupancy
  ) -> (bar: BarShape, cost: Double)? {
    var bar = BarShape(sketch, cross: place.cross, on: site)
    if bar.isBroken { bar.gapShare = gapShare(of: bar, besideNumber: sketch.badge.size[bar.axis]) }
    let near = bars.numbers(near: bar.footprint.insetBy(dx: -length(Self.reach), dy: -length(Self.reach)))
    // Lines are few in a figure that can be read, and all of them are looked at.
    let looks = near.count * Self.looksAtBar + lines.count
    site.budget?.spend(looks * WorkBudget.unitsPerPlacementTest, on: .annotations)
    guard site.budget?.isExhausted != true else { return nil }
    let cost = cost(of: bar, own: sketch.own, isSize: sketch.isSize, beside: bars, near, in: occupancy)
    return (bar, place.cost + cost + costOfPartedNumber(of: sketch, on: bar, in: occupancy))
  }

  /// What it costs a level dimension to stand just inside of the border of the screen: its number would lie across
  /// that, or have to stand beyond it.
  private func costOfPartedNumber(of sketch: BarSketch, on bar: BarShape, in occupancy: Occupancy) -> Double {
    let size = sketch.badge.size
    guard sketch.dimension != nil, bar.axis == .horizontal, !sketch.badge.isEmpty, !sketch.isAside,
      bar.holdsNumber(size.width, on: bar.span)
    else { return 0 }
    let line = Rect(between: bar.point(bar.low), bar.point(bar.high))
    return occupancy.isAtBorder(line, axis: .horizontal, within: size.height / 2) ? Self.borderCost : 0
  }

  /// What comparing the place of a bar with another bar costs: its line, its ends, its badge and its witness lines.
  private static let looksAtBar = 64

  /// What each way to stand costs a bar that is placed, with its badge, among all others.
  ///
  /// - Parameter free: The space that was taken before there were bars.
  func costs(ofBarAt index: Int, in free: Occupancy) -> [BarWay: Double] {
    var others = bars
    let sketch = others.remove(at: index).sketch
    let (neighbours, occupancy) = (BarNeighbours(others), free.taken(by: others))
    var costs: [BarWay: Double] = [:]
    for place in places(of: sketch, beside: neighbours) {
      guard let (bar, cost) = weigh(place, of: sketch, beside: neighbours, in: occupancy) else { return costs }
      for (way, own) in badgeCosts(of: sketch.badge, on: bar, in: occupancy) {
        costs[way] = min(costs[way] ?? .infinity, cost + own)
      }
    }
    return costs
  }

  /// - Parameters:
  ///   - own: The views that the bar may cross.
  ///   - isSize: Whether it measures a view's own width or height.
  ///   - near: The numbers of the bars that are not too far away to disturb it.
  func cost(
    of bar: BarShape, own: Set<Int>, isSize: Bool, beside bars: BarNeighbours, _ near: [Int], in occupancy: Occupancy
  ) -> Double {
    let footprint = bar.footprint
    // 1. Texts, labels and lines that it covers.
    // The arrows of a short bar are broader than a line.
    var cost = occupancy.cost(ofLine: bar.footprint(halfBreadth: length(bar.isShort ? 4 : 1.5)))
    if lines.indices.contains(where: { isCrowding(bar, lines[$0].line) }) { cost += Cost.crowding }
    let beside = occupancy.outlines(near: bar.footprint(halfBreadth: length(Self.crowding)))
    if beside.contains(where: { isCrowding(bar, $0) }) { cost += Cost.crowding }
    let line = Rect(between: bar.point(bar.low), bar.point(bar.high))
    if occupancy.isAtBorder(line, axis: bar.axis, within: length(Self.crowding)) { cost += Self.borderCost }
    if occupancy.hasEdge(along: line, axis: bar.axis, within: length(Self.merging)) {
      cost += Cost.merging
    }
    // 2. A bar that enlarges the picture costs a little, one over other views costs more.
    if !scene.shownRect.contains(footprint) { cost += Cost.outside }
    for index in scene.visibleViews(near: footprint) where index != 0 && !own.contains(index) {
      guard scene.box(ofViewAt: index).overlaps(footprint) else { continue }
      let isAround = own.contains { scene.isAncestor(index, of: $0) || scene.isAncestor($0, of: index) }
      if !isAround { cost += isSize ? Cost.sizeOverView : Self.costOverView }
    }
    // 3. Other bars: parallel bars need space for both badges, and crossings should be few.
    let breadth = bar.footprint(halfBreadth: length(1))
    for number in near {
      addCostOfNearness(of: bar, footprint, breadth, to: bars.all[number], &cost)
      cost += bars.all[number].costOfCovering(footprint, atMost: Cost.mostOfBarOnNumber)
    }
    // 4. Thin lines to views that end before the bar: they should be short and cover nothing.
    for line in bar.witnessLines {
      // The line begins at the view and may run next to the view's text.
      var start = line.start
      start[bar.axis.other] += line.start[bar.axis.other] < line.end[bar.axis.other] ? 3 : -3
      let box = Rect(between: start, line.end).insetBy(dx: -1, dy: -1)
      // A bracket that ends where the bar does, along what is next, is only touched by it.
      let inward = line.start[bar.axis] == bar.low ? length(Self.touch) : -length(Self.touch)
      let inner = box.offsetBy(dx: bar.axis == .horizontal ? inward : 0, dy: bar.axis == .vertical ? inward : 0)
      let costOfTouching = max(0, occupancy.costOfBrackets(under: box) - occupancy.costOfBrackets(under: inner))
      let costOfCovering = occupancy.cost(ofLine: box) - costOfTouching
      cost += line.length / length(Self.witnessLinePerCost) + costOfCovering / 2
      cost += bars.costOfCovering(box, atMost: Cost.mostOfWitnessLineOnNumber)
    }
    return cost
  }

  /// - Parameters:
  ///   - footprint: The rectangle of the bar, including its caps.
  ///   - line: The rectangle of its line.
  private func addCostOfNearness(
    of bar: BarShape, _ footprint: Rect, _ line: Rect, to neighbour: BarNeighbour, _ cost: inout Double
  ) {
    let other = neighbour.shape
    guard other.axis == bar.axis else {
      guard neighbour.footprint.overlaps(footprint) else { return }
      let isAtEnd = other.end(other.low).overlaps(line) || other.end(other.high).overlaps(line)
      cost += isAtEnd ? Cost.crossingAtEnd : Cost.crossing
      return
    }
    let (one, two) = (bar.way, other.way)
    let sharesWay = one.lowerBound < two.upperBound - 0.5 && two.lowerBound < one.upperBound - 0.5
    let distance = abs(bar.cross - other.cross)
    // Two bars in one place cannot be told apart.
    if sharesWay, distance < length(12) { cost += distance < length(4) ? Cost.inOnePlace : Cost.besideAnother }
    // The numbers of vertical bars that are this close are read as one.
    if sharesWay, bar.axis == .vertical, distance < length(Self.reach) { cost += Cost.numbersTogether }
    if distance < length(12), meetsTailToTail(bar, other) { cost += Cost.tailToTail }
  }

  /// Whether the arrows of two short bars in one line nearly meet. They would look like one arrow that points in both
  /// directions.
  ///
  /// - Parameter distance: Between the ends of the arrows; `nil` for what is looked for.
  func meetsTailToTail(_ bar: BarShape, _ other: BarShape, within distance: Double? = nil) -> Bool {
    guard bar.axis == other.axis, other.isShort, bar.isShort else { return false }
    return max(bar.low - other.high, other.low - bar.high) < (distance ?? length(8)) + 2 * other.tail
  }

  /// Whether a bar is so close to a line along its axis that both look like one thing.
  private func isCrowding(_ bar: BarShape, _ line: Segment) -> Bool {
    let across = bar.axis.other
    guard line.start[across] == line.end[across], abs(line.start[across] - bar.cross) < length(9) else { return false }
    let ends = (min(line.start[bar.axis], line.end[bar.axis]), max(line.start[bar.axis], line.end[bar.axis]))
    return ends.0 < bar.way.upperBound && bar.way.lowerBound < ends.1
  }

  /// How far a bracket may reach over the line to an end, in points of an annotation: as far as it keeps free.
  private static let touch = 3.5

  /// The distance within which a bar looks like a part of an edge, in points of an annotation.
  private static let crowding = 5.0

  /// The distance within which the edge of a view runs through the caps of a bar, in points of an annotation: both look
  /// like one thing.
  private static let merging = 4.0

  /// What it costs to lie over a view that is not one of its own: more than to stand outside the picture, and less than
  /// to cross another bar.
  static let costOverView = 7.0

  /// What other things cost a bar, beside what it covers.
  private enum Cost {
    /// To run so close to an outline, or to the line of a constraint, that it looks like a part of it.
    static let crowding = 6.0
    /// To have an edge of a view run through its caps.
    static let merging = 5.0
    /// To enlarge the picture.
    static let outside = 3.0
    /// The bar of a size over another view, of whose size it would tell: more than to cross another bar, and less than
    /// to stand beside one too closely.
    static let sizeOverView = 24.0
    /// To cross another bar, and to do so at an end of that.
    static let (crossing, crossingAtEnd) = (11.0, 13.0)
    /// To stand where another bar does, which nobody could tell apart, and so close to it that there is no room for
    /// both numbers.
    static let (inOnePlace, besideAnother) = (70.0, 30.0)
    /// To stand so close to another upright bar that the numbers of both are read as one.
    static let numbersTogether = 2.5
    /// To have an arrow that nearly meets that of another short bar.
    static let tailToTail = 4.0
    /// At most, to lie on the best place of another bar's number, and to lead a line to an end across it: as much as
    /// that number loses elsewhere, up to this.
    static let (mostOfBarOnNumber, mostOfWitnessLineOnNumber) = (15.0, 5.0)
  }

  /// At most, for its number to lie on the best place of another bar's number.
  static let mostOfNumberOnNumber = 8.0

  /// How long a line to an end is for each 1 that it costs, in points of an annotation.
  private static let witnessLinePerCost = 24.0

  /// What it costs to cover the border of the screen, beyond what it costs to run beside an outline: more than to stand
  /// outside of the screen.
  static let borderCost = 8.0

  /// Whether a bar is so close to an edge of an outline that it looks like a part of it.
  private func isCrowding(_ bar: BarShape, _ outline: Rect) -> Bool {
    let across = outline.extent(bar.axis.other)
    guard let shared = outline.extent(bar.axis).shared(with: bar.way), shared.span > 0 else { return false }
    return abs(across.lowerBound - bar.cross) < length(Self.crowding)
      || abs(across.upperBound - bar.cross) < length(Self.crowding)
  }
}
