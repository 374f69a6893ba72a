import Geometry

/// What it costs a label, a bar or a line to lie on what is drawn.
extension Occupancy {
  /// The cost of letters that a line strikes through.
  private static let struckCost = 14.0
  /// The cost of the line of a bar, which is no letter, under words or under the line to them.
  static let costAcrossBarLine = struckCost / 2
  /// The cost of the line to a label that runs along an edge: as much as of one that crosses the line of a bar.
  private static let costAlongEdge = struckCost / 2
  /// The side of the square that a dot at the end of a line keeps free, in points of an annotation.
  static let dotSize = 6.0
  /// What the line to a label costs whoever crosses it with another.
  static let leaderCost = 10.0
  /// What covering a text or a control costs.
  static let contentCost = 22.0
  /// What covering letters costs at least.
  static let textCost = 20.0
  /// What lying on another label costs where that is weighed and not ruled out: more than on letters.
  static let costOfLabel = 40.0
  /// What covering a line that an annotation draws costs, such as a rule, an arrow or an outline: more than the line of
  /// a bar, and less than letters.
  static let costOfDrawnLine = 12.0
  /// What covering the sign of a point costs, such as that of an origin or a centre: more than letters.
  static let costOfPointSign = 30.0
  /// What covering the line of a bar, an end of it and the line to an end cost.
  static let (barLineCost, barEndCost, witnessLineCost) = (10.0, 60.0, 5.0)
  /// What covering a bracket costs.
  static let bracketCost = 60.0
  /// What it costs a label to lie on the dark ring around a screen: more than to cover letters.
  static let costOnRing = 30.0
  /// The length from which a line on the line of a bar runs along it, in points.
  private static let alongBar = 6.0
  /// The distance kept between labels, in points.
  static let spacing = 2.0
  /// Two labels on one line that are closer than this are read as one.
  private static let reading = 7.0
  /// The cost of a label that is so close to another one on its line.
  private static let besideCost = 3.0
  /// The cost of a label outside the root, which enlarges the figure; half of it where nobody sees the root's edges.
  private static let outsideCost = 4.0
  /// The cost of a label that a crop hides.
  private static let unseenCost = 80.0
  /// The cost of a label across the edge of a box, which is less legible than one inside or outside.
  private static let crossingCost = 5.0
  /// The cost of a label that touches a dashed outline: it takes dashes away, and what is left is no outline.
  private static let dashesCost = 5.0
  /// The cost of a label across the edge of the root, which is worse.
  private static let rootCrossingCost = 5.0
  /// How far a label may reach over an edge before it counts as crossing it, in points, and the same for the root.
  private static let overhang = 3.0
  private static let rootOverhang = 0.25
  /// How far a label may reach into an obstacle before it counts as covering it, in points.
  static let touch = 0.75

  /// The cost of a label at a rectangle, without labels that overlap it.
  ///
  /// - Parameter owner: The bar whose areas do not count.
  func cost(of rect: Rect, notCounting owner: Int? = nil) -> Double {
    let inmost = rect.insetBy(dx: Self.rootOverhang, dy: Self.rootOverhang)
    var cost = root.contains(inmost) ? 0 : isRootOutlined ? Self.outsideCost : Self.outsideCost / 2
    if isRootOutlined, cost > 0, root.overlaps(inmost) { cost += Self.rootCrossingCost }
    if let whole, !whole.contains(rect) { cost += Self.unseenCost }
    let core = rect.insetBy(dx: Self.overhang * unit, dy: Self.overhang * unit)
    // What closures would else take from here, they would take with a copy of everything.
    let (boxes, dashedOutlines, areas, areaGrid) = (boxes, dashedOutlines, areas, areaGrid)
    // Words across an edge are harder to read than a number is.
    let costOfCrossing = Self.crossingCost * (rect.width > AnnotationPlacer.longestNumber * unit ? 2 : 1)
    func crossing(_ box: Rect) -> Double {
      let depth = box.depthOfCrossing(by: rect) / (Self.overhang * unit) - 1
      return costOfCrossing * max(0, min(1, depth))
    }
    boxes.forEach(near: rect, within: budget) { cost += crossing(boxes.rects[$0]) }
    if !slants.isEmpty {
      let (slants, slantGrid) = (slants, slantGrid)
      slantGrid.forEach(near: core, within: budget) { if core.isCrossed(by: slants[$0]) { cost += Self.crossingCost } }
    }
    let beside = rect.insetBy(dx: -Self.reading * unit, dy: -Self.spacing * unit)
    if labelGrid.isTouched(by: beside, within: budget) { cost += Self.besideCost }
    let inner = rect.insetBy(dx: Self.touch * unit, dy: Self.touch * unit)
    dashedOutlines.forEach(near: inner, within: budget) { number in
      let outline = dashedOutlines.rects[number]
      guard outline.overlaps(inner), !outline.contains(inner) else { return }
      // An edge through its middle is paid for above, one near its side in part.
      cost += max(0, Self.dashesCost - crossing(outline))
    }
    areaGrid.forEach(near: rect, within: budget) { number in
      guard areaGrid.rects[number].overlaps(inner) else { return }
      let area = areas[number]
      if let owner, area.owner == owner { return }
      guard let shared = area.rect.intersection(rect) else { return }
      // Touching an area costs half as much as covering it.
      let share = max(shared.width / max(1, rect.width), shared.height / max(1, rect.height))
      cost += area.cost * (0.5 + 0.5 * share)
    }
    return cost
  }

  /// The cost of a bar at a rectangle, without other bars and the areas that bars may cover.
  func cost(ofLine rect: Rect) -> Double {
    var cost = costOfAreas(under: rect)
    let labelGrid = labelGrid
    labelGrid.forEach(near: rect, within: budget) { number in
      if labelGrid.rects[number].overlaps(rect) { cost += Self.costOfLabel }
    }
    return cost
  }

  /// The same without the labels of other annotations.
  func costOfAreas(under rect: Rect) -> Double {
    var cost = 0.0
    let (areas, areaGrid) = (areas, areaGrid)
    areaGrid.forEach(near: rect, within: budget) { number in
      let area = areas[number]
      if !area.allowsBars, area.rect.overlaps(rect) { cost += area.cost }
    }
    return cost
  }

  /// What brackets that a bar would cover cost.
  func costOfBrackets(under rect: Rect) -> Double {
    areaGrid.numbers(near: rect, within: budget).reduce(0) { cost, number in
      let area = areas[number]
      return area.kind == .bracket && area.rect.overlaps(rect) ? cost + area.cost : cost
    }
  }

  /// The outlines that touch an area. The result can contain others too.
  func outlines(near area: Rect) -> [Rect] { outlines.numbers(near: area, within: budget).map { outlines.rects[$0] } }

  /// Whether an edge of a box runs along a line, nearer than a distance: both would look like one thing.
  ///
  /// - Parameter line: A line along an axis, as a rectangle without breadth.
  func hasEdge(along line: Rect, axis: Axis, within distance: Double) -> Bool {
    let (reach, place) = (line.extent(axis), line.extent(axis.other).middle)
    return boxes.numbers(near: line.insetBy(dx: -distance, dy: -distance), within: budget).contains { number in
      let box = boxes.rects[number]
      guard let shared = box.extent(axis).shared(with: reach), shared.span > 0 else { return false }
      let across = box.extent(axis.other)
      return min(abs(across.lowerBound - place), abs(across.upperBound - place)) < distance
    }
  }

  /// The cost of a line from a label to what it names: letters that it strikes through, other labels and their lines.
  func cost(ofWay way: Segment) -> Double {
    let box = Rect(between: way.start, way.end)
    guard box.isFinite else { return 0 }
    var cost = 0.0
    // Where it ends, it touches what it names. In a small print, small letters are not much higher than that.
    func isStruck(_ rect: Rect) -> Bool {
      rect.insetBy(dx: min(1.5 * unit, rect.width / 6), dy: min(1.5 * unit, rect.height / 6)).isCrossed(by: way)
    }
    labelGrid.forEach(near: box, within: budget) { if isStruck(labelGrid.rects[$0]) { cost += Self.struckCost } }
    leaderGrid.forEach(near: box, within: budget) { if leaders[$0].crosses(way) { cost += Self.struckCost } }
    areaGrid.forEach(near: box, within: budget) { number in
      let (area, rect) = (areas[number], areaGrid.rects[number])
      switch area.kind {
      case .plain: break
      case .track where rect.contains(way.end), .dot where rect.contains(way.end): break
      case .sign, .track, .dot: if isStruck(rect) { cost += Self.struckCost }
      case .bracket, .barLine:
        // One that ends at it leads to it, unless it runs along a bar: then one hides the other.
        guard isStruck(rect) else { return }
        let isAlong = area.kind == .barLine && way.length(within: rect) > Self.alongBar * unit
        if isAlong || !rect.contains(way.end) { cost += isAlong ? Self.struckCost : Self.costAcrossBarLine }
      }
    }
    // Along an edge, nobody could tell it from that.
    if !way.isDiagonal, way.length > Self.alongBar * unit {
      let axis: Axis = way.start.y == way.end.y ? .horizontal : .vertical
      if hasEdge(along: box, axis: axis, within: unit) { cost += Self.costAlongEdge }
    }
    return cost
  }

  /// What words cost beyond other labels where they lie on the lines of bars: they have no ground, so that a line
  /// ends before them and goes on behind.
  func cost(ofWordsAt rect: Rect) -> Double {
    var cost = 0.0
    areaGrid.forEach(near: rect, within: budget) { number in
      if areas[number].kind == .barLine, areaGrid.rects[number].overlaps(rect) { cost += Self.costAcrossBarLine }
    }
    return cost
  }
}
