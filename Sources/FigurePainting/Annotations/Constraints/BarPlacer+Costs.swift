import Geometry

/// What the place of a bar costs.
extension BarPlacer {
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
    if lines.indices.contains(where: { isCrowding(bar, lines[$0].line) }) { cost += 6 }
    let beside = occupancy.outlines(near: bar.footprint(halfBreadth: length(Self.crowding)))
    if beside.contains(where: { isCrowding(bar, $0) }) { cost += 6 }
    let line = Rect(between: bar.point(bar.low), bar.point(bar.high))
    if occupancy.isAtBorder(line, axis: bar.axis, within: length(Self.crowding)) { cost += Self.borderCost }
    if occupancy.hasEdge(along: line, axis: bar.axis, within: length(Self.merging)) { cost += 5 }
    // 2. A bar that enlarges the picture costs a little, one over other views costs more.
    if !scene.shownRect.contains(footprint) { cost += 3 }
    for index in scene.visibleViews(near: footprint) where index != 0 && !own.contains(index) {
      guard scene.box(ofViewAt: index).overlaps(footprint) else { continue }
      let isAround = own.contains { scene.isAncestor(index, of: $0) || scene.isAncestor($0, of: index) }
      if !isAround { cost += isSize ? Self.costOfSizeOnAnother : 7 }
    }
    // 3. Other bars: parallel bars need space for both badges, and crossings should be few.
    let breadth = bar.footprint(halfBreadth: length(1))
    for number in near {
      addCostOfNearness(of: bar, footprint, breadth, to: bars.all[number], &cost)
      cost += bars.all[number].costOfCovering(footprint, atMost: 15)
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
      cost += line.length / length(24) + costOfCovering / 2
      cost += bars.costOfCovering(box, atMost: 5)
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
      cost += other.end(other.low).overlaps(line) || other.end(other.high).overlaps(line) ? 13 : 11
      return
    }
    let (one, two) = (bar.way, other.way)
    let sharesWay = one.lowerBound < two.upperBound - 0.5 && two.lowerBound < one.upperBound - 0.5
    let distance = abs(bar.cross - other.cross)
    // Two bars in one place cannot be told apart.
    if sharesWay, distance < length(12) { cost += distance < length(4) ? 70 : 30 }
    // The numbers of vertical bars that are this close are read as one.
    if sharesWay, bar.axis == .vertical, distance < length(Self.reach) { cost += 2.5 }
    if distance < length(12), meetsTailToTail(bar, other) { cost += 4 }
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

  /// What it costs the bar of a size to lie over another view, of whose size it would tell.
  private static let costOfSizeOnAnother = 24.0

  /// The distance within which a bar looks like a part of an edge, in points of an annotation.
  private static let crowding = 5.0

  /// The distance within which the edge of a view runs through the caps of a bar, in points of an annotation: both look
  /// like one thing.
  private static let merging = 4.0

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
