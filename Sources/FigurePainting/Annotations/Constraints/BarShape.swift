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
  /// Whether it measures a view's own width or height.
  var isSize: Bool
  /// Whether it has a gap in the middle, since its constraint is broken.
  var isBroken: Bool
  /// The position across the axis.
  var cross: Double
  /// Whether it is too short for caps and a number between them. Arrows then point at the edges from outside.
  var isShort: Bool
  /// The size of a point of an annotation, in points of the panel.
  var unit: Double
  /// The middle of a broken bar's gap, from 0 to 1.
  var gapShare = 0.5

  init(_ sketch: BarSketch, cross: Double, on site: AnnotationSite) {
    (axis, low, high) = (sketch.axis, sketch.low, sketch.high)
    (lowExtent, highExtent) = (sketch.lowExtent, sketch.highExtent)
    (isSize, isBroken) = (sketch.isSize, sketch.style.isBroken)
    self.cross = cross
    isShort = site.isShort(sketch.high - sketch.low)
    unit = site.unit
  }

  var span: Double { high - low }
  var middle: Double { (low + high) / 2 }
  /// The middle of the gap of one that is broken.
  var gap: Double { low + span * gapShare }
  /// How far the arrows of a short bar reach beyond its ends, in points.
  var tail: Double { 8 * unit }
  /// Half of the length of a cap.
  var halfCap: Double { 4.5 * unit }

  func point(_ along: Double) -> Point { Point(along: axis, along, across: cross) }

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
  var witnessLines: [Segment] {
    [witnessLine(at: low, of: lowExtent), witnessLine(at: high, of: highExtent)].compactMap(\.self)
  }

  /// The line from the measured edge to an end; `nil` if the end lies on the edge.
  func witnessLine(at end: Double, of extent: ClosedRange<Double>) -> Segment? {
    let nearest = min(max(cross, extent.lowerBound), extent.upperBound)
    // A size bar next to its view needs none: its caps nearly touch the view.
    guard abs(nearest - cross) > (isSize ? 20 * unit : 1) else { return nil }
    return Segment(Point(along: axis, end, across: nearest), point(end))
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
