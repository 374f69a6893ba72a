import Geometry

/// The lines of a bar at a position across its axis, without its words and colours. Comparing the places of bars takes
/// most of the time of placing them, so it is numbers alone.
struct BarShape: Sendable {
  var axis: Axis
  /// The two ends along the axis.
  var low: Double
  var high: Double
  /// The extent across the axis of what each end belongs to.
  var lowExtent: ClosedRange<Double>
  var highExtent: ClosedRange<Double>
  /// What thin lines to the ends begin at, across the axis.
  private(set) var lowEdge: ClosedRange<Double>
  private(set) var highEdge: ClosedRange<Double>
  /// Whether it measures a view's own width or height.
  var isSize: Bool
  /// The side of what it connects on which its author wants it: −1 or 1; 0 for none.
  var outward: Double
  /// Whether its number stands beside it, as those of its like do, although it has room on it.
  var isAside: Bool
  /// Whether it has a gap, since its constraint is broken.
  var isBroken: Bool
  /// The position across the axis.
  var cross: Double
  /// Whether it is too short for a line between its caps. Arrows then point at the edges from outside.
  var isShort: Bool
  /// The size of a point of an annotation, in points of the panel.
  var unit: Double
  /// Whether the lines to its ends begin behind something.
  private(set) var isCleared = false
  /// The middle of a broken bar's gap, from 0 to 1.
  var gapShare = 0.5

  init(_ sketch: BarSketch, cross: Double, on site: AnnotationSite) {
    (axis, low, high) = (sketch.axis, sketch.low, sketch.high)
    (lowExtent, highExtent) = (sketch.lowExtent, sketch.highExtent)
    (lowEdge, highEdge) = (sketch.lowEdge ?? sketch.lowExtent, sketch.highEdge ?? sketch.highExtent)
    (isSize, isBroken, outward) = (sketch.isSize, sketch.style.isBroken, sketch.outward)
    isAside = sketch.isAside
    self.cross = cross
    isShort = !sketch.isChained && site.isShort(sketch.high - sketch.low)
    unit = site.unit
  }

  /// Whether what stands beside the line is between it and the view whose size it measures from outside.
  ///
  /// - Parameter offset: How far from the line that is, across the axis.
  func isTowardsMeasured(_ offset: Double) -> Bool {
    guard isSize, abs(offset) > unit else { return false }
    return offset < 0 ? cross >= lowExtent.upperBound : cross <= lowExtent.lowerBound
  }

  var span: Double { high - low }
  var middle: Double { (low + high) / 2 }
  /// The middle of the gap of one that is broken.
  var gap: Double { low + span * gapShare }
  /// How far the arrows of a short bar reach beyond its ends, in points.
  var tail: Double { Self.tail * unit }
  /// The same in points of an annotation.
  static let tail = 8.0
  /// The least piece of the line at each side of a number on it, in points of an annotation: the caps and the line are
  /// still seen as one.
  static let leastRest = 4.5

  /// The least piece of the line of a broken bar beside a number on it that has the gap in it, in points of an
  /// annotation: line is left on both sides of the gap.
  static let leastRestWithGap = 22.0

  /// The distance from a view to a bar beside it, on which a number of one line touches nothing, in points of an
  /// annotation.
  static let distance = 11.0

  /// The distance from a bar on a side to the next one, whose number stands below that of the first: the height of a
  /// number and the space between two, in points of an annotation.
  static let lane = 16.0

  /// What a place costs for each lane, and for each half of one, that it is farther from what a bar measures.
  static let (costOfLane, costOfHalfLane) = (3.0, 1.5)

  /// The distance from the line to a number beside it, in points of an annotation.
  static let aside = 6.5

  /// The width from which words stand beside an upright bar of a constraint, in points of an annotation: on it they would
  /// hold it far from what it measures. A relation with a number is narrower, and takes less room on it.
  static let broadest = 60.0

  /// Whether a number is on the line rather than beside it.
  ///
  /// - Parameters:
  ///   - length: That of the number along the bar.
  ///   - seen: How much of the bar is in the picture.
  func holdsNumber(_ length: Double, on seen: Double) -> Bool {
    !isShort && Self.hasRoom(for: length, on: seen, unit: unit)
  }

  /// Whether enough of a line is left at both sides of a number on it.
  static func hasRoom(for number: Double, on span: Double, unit: Double) -> Bool {
    number <= span - 2 * leastRest * unit
  }

  /// Half of the length of a cap, in points of an annotation.
  static let capReach = 4.5

  /// Half of the length of a cap.
  var halfCap: Double { Self.capReach * unit }

  func point(_ along: Double) -> Point { Point(along: axis, along, across: cross) }

  /// Whether a place along it is between its ends.
  func holds(_ along: Double) -> Bool { low <= along && along <= high }

  /// A vector across the bar.
  func offset(_ distance: Double) -> Point { Point(along: axis, 0, across: distance) }

  /// The interval of its axis that it takes, including the arrows of a short bar.
  var way: ClosedRange<Double> {
    let reach = isShort ? tail : 0
    return low - reach...max(low - reach, high + reach)
  }

  /// The rectangle of the bar with lines of half a breadth.
  func footprint(halfBreadth: Double) -> Rect {
    Rect(between: point(way.lowerBound) + offset(-halfBreadth), point(way.upperBound) + offset(halfBreadth))
  }

  /// The rectangle of the bar, including its caps.
  var footprint: Rect { footprint(halfBreadth: halfCap) }

  /// The rectangle around an end that labels must leave free.
  func end(_ along: Double) -> Rect {
    Rect(between: point(along - 2) + offset(-halfCap), point(along + 2) + offset(halfCap))
  }

  /// Lines from the measured edges to the ends, if these do not lie on the edges.
  var witnessLines: [Segment] { [witnessLine(at: low), witnessLine(at: high)].compactMap(\.self) }

  /// The line from the measured edge to an end; `nil` if the end lies on the edge.
  func witnessLine(at end: Double) -> Segment? {
    let extent = end == low ? lowEdge : highEdge
    let nearest = min(max(cross, extent.lowerBound), extent.upperBound)
    // A size bar next to its view needs none: its caps nearly touch the view.
    guard abs(nearest - cross) > (isSize && !isCleared ? 14 * unit : halfCap) else { return nil }
    return Segment(Point(along: axis, end, across: nearest), point(end))
  }

  /// Whether lines of two dashes are drawn, too: those of others in its row are longer, and one end with a line and
  /// another one without would seem to mean different things.
  var hasShortLines = false

  /// What is drawn of the lines to its ends: as far as the caps, and none of which less than three dashes are seen. These
  /// would be specks, and the caps nearly touch the view.
  var seenWitnessLines: [Segment] {
    witnessLines.compactMap { line in
      let cap = line.start[axis.other] < cross ? -halfCap : halfCap
      let seen = Segment(line.start, line.end + offset(cap))
      return line.length - halfCap < (hasShortLines ? Self.leastOfRow : Self.leastWitness) * unit ? nil : seen
    }
  }

  /// The same for the bar on the pixels of a picture: less than a pixel decides about none of them, so that all
  /// scales have the same.
  ///
  /// - Parameter position: Its place across its axis on these pixels.
  func seenWitnessLines(at position: Double) -> [Segment] {
    seenWitnessLines.map { line in
      var line = line
      line.end[axis.other] += position - cross
      return line
    }
  }

  /// The least that is seen of a line to an end, in points of an annotation.
  private static let leastWitness = 9.5

  /// The same in a row with others.
  private static let leastOfRow = 5.5

  /// Has the lines to its ends begin behind what lies in their way, across the axis.
  mutating func clear(low: ClosedRange<Double>?, high: ClosedRange<Double>?) {
    isCleared = low != nil || high != nil
    lowEdge = low.map(lowEdge.joined) ?? lowEdge
    highEdge = high.map(highEdge.joined) ?? highEdge
  }

  /// Whether two bars on different axes touch or cross, including their caps.
  func isAcross(_ other: BarShape) -> Bool { axis != other.axis && footprint.overlaps(other.footprint) }
}

/// The best position of a badge, unless something else is placed there.
struct ExpectedBadge: Sendable {
  var rect: Rect
  /// How much worse the next best position is.
  var costOfMoving: Double
}
