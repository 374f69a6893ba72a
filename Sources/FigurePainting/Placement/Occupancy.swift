import Geometry
import Graphics

/// A restriction that something drawn puts on the labels and bars that are placed after it.
enum Obstacle: Hashable, Sendable {
  /// A label. Nothing may overlap it.
  case label(Rect)
  /// A box. Labels may lie inside but should not cross its edges.
  case edges(of: Rect)
  /// A box as for `edges`. Bars should not run along its edges either.
  case outline(Rect)
  /// The border of the screen. Bars should not run along it.
  case border(Rect)
  /// An area that labels should not cover, with the cost of doing so.
  case area(Rect, cost: Double, allowsBars: Bool = false)
  /// Letters, or what is read as they are, such as a sign, a key or a picture: neither labels should cover it nor the lines to
  /// what they name strike it through.
  case sign(Rect, cost: Double = Occupancy.textCost, allowsBars: Bool = false)
  /// The line of a bar, which its own label may cover.
  case barLine(Rect, owner: Int)
  /// An end of a bar, which no label should cover.
  case barEnd(Rect)
  /// The line from an end of a bar to the view that it measures from, which the bar's own label may cover.
  case witnessLine(Rect, owner: Int)
  /// A bracket, which labels should not cover. The line to what a label names may cross it, as it may the line of a bar.
  case bracket(Rect)
  /// A line that bars and labels should not cross; one that is a sign the lines to what labels name should not, either.
  case line(Segment, cost: Double, isSign: Bool = false)
  /// The line from a label to what it names, which those of other labels should not cross either.
  case leader(Segment)
  /// A place at which the line from a label can end, on a dot. Neither other labels should cover it nor their lines lead through
  /// it to something else.
  case dot(Point)
  /// A control. The line to a part of one with a track may run along that.
  case control(Rect, hasTrack: Bool)
  /// A slanting edge of a turned box, which labels should not cross.
  case slant(Segment)
}

/// The space that labels, bars and text take. It finds space for the next label as an illustrator would: the first
/// choice if it is free, otherwise the candidate that disturbs least.
struct Occupancy {
  /// A position that a label may take, and how much worse it is than the first choice.
  struct Candidate {
    var center: Point
    var cost: Double
    /// What the positions of labels that are alike have in common; `nil` where all have the same in the same order.
    var kind: Int?

    init(_ center: Point, cost: Double = 0, kind: Int? = nil) {
      self.center = center
      self.cost = cost
      self.kind = kind
    }
  }

  /// An area that labels should not cover.
  private struct Area {
    /// What lies in it, as far as that decides what lines to what labels name may cross.
    enum Kind {
      case plain, sign, track, barLine, bracket, dot
    }

    var rect: Rect
    /// The cost of covering it.
    var cost: Double
    var kind = Kind.plain
    /// The bar that it belongs to, whose own label may cover it.
    var owner: Int?
    /// Whether a bar may lie on it: bars are placed together, which prevents overlaps.
    var allowsBars = false
  }

  /// The labels. Nothing may overlap them.
  var labels: [Rect] { labelGrid.rects }
  private var labelGrid = SpatialGrid()
  private var areas: [Area] = []
  /// The rectangles of `areas`, in the same order.
  private var areaGrid = SpatialGrid()
  /// Boxes whose edges labels should not cross.
  private var boxes = SpatialGrid()
  /// The lines from labels to what they name, and the boxes around them in the same order.
  private var leaders: [Segment] = []
  private var leaderGrid = SpatialGrid()
  /// Slanting edges, and the boxes around them in the same order.
  private var slants: [Segment] = []
  private var slantGrid = SpatialGrid()
  /// Outlines that a bar beside them would seem to belong to.
  private var outlines = SpatialGrid()
  /// Those of them that are dashed.
  private var dashedOutlines = SpatialGrid()
  /// The border of the screen; `nil` where none is seen.
  private(set) var border: Rect?
  /// The root. A label outside it enlarges the figure.
  let root: Rect
  /// Whether the edges of the root are to be seen.
  let isRootOutlined: Bool
  /// The area in which labels are visible: what a crop leaves; `nil` for everywhere.
  var whole: Rect?
  /// The size of a point of a label, in points of the panel.
  let unit: Double
  let budget: WorkBudget?
  /// The cost of letters that a line strikes through.
  private static let struckCost = 14.0
  /// The cost of the line of a bar, which is no letter, under words or under the line to them.
  static let costOfBarLine = struckCost / 2
  /// The side of the square that a dot at the end of a line keeps free, in points of an annotation.
  private static let dotSize = 6.0
  /// What the line to a label costs whoever crosses it with another.
  private static let leaderCost = 10.0
  /// What covering a text or a control costs.
  static let contentCost = 22.0
  /// What covering letters costs at least.
  static let textCost = 20.0
  /// What covering the line of a bar, an end of it and the line to an end cost.
  private static let (barLineCost, barEndCost, witnessLineCost) = (10.0, 60.0, 5.0)
  /// What covering a bracket costs.
  private static let bracketCost = 60.0
  /// The length from which a line on the line of a bar runs along it, in points.
  private static let alongBar = 6.0
  /// The distance kept between labels, in points.
  static let spacing = 2.0
  /// Two labels on one line that are closer than this are read as one.
  private static let reading = 7.0
  private static let besideCost = 3.0
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

  /// - Parameters:
  ///   - root: The visible part of the root.
  ///   - isRootOutlined: Whether the edges of the root are to be seen. Across others a label is as legible as beside.
  ///   - whole: The area in which labels are visible; `nil` for everywhere.
  ///   - unit: The size of a point of a label, in points of the panel.
  ///   - budget: What the search for places is taken from. One that is exhausted ends it.
  init(
    root: Rect, isRootOutlined: Bool = true, within whole: Rect? = nil, unit: Double = 1, budget: WorkBudget? = nil
  ) {
    (self.root, self.isRootOutlined, self.whole) = (root, isRootOutlined, whole)
    (self.unit, self.budget) = (unit, budget)
  }

  /// Adds an obstacle.
  mutating func note(_ obstacle: Obstacle) {
    switch obstacle {
    case .label(let rect): labelGrid.insert(rect)
    case .edges(let box): if box.isFinite { boxes.insert(box) }
    case .outline(let box):
      note(.edges(of: box))
      outlines.insert(box)
      dashedOutlines.insert(box)
    case .border(let box):
      outlines.insert(box)
      border = box
    case .area(let rect, let cost, let allowsBars): add(Area(rect: rect, cost: cost, allowsBars: allowsBars))
    case .sign(let rect, let cost, let allowsBars):
      add(Area(rect: rect, cost: cost, kind: .sign, allowsBars: allowsBars))
    case .barLine(let rect, let owner):
      add(Area(rect: rect, cost: Self.barLineCost, kind: .barLine, owner: owner, allowsBars: true))
    case .barEnd(let rect): add(Area(rect: rect, cost: Self.barEndCost, kind: .sign, allowsBars: true))
    case .witnessLine(let rect, let owner):
      add(Area(rect: rect, cost: Self.witnessLineCost, owner: owner, allowsBars: true))
    case .dot(let point):
      let size = Self.dotSize * unit
      add(Area(rect: Rect(center: point, size: Size(size, size)), cost: Self.textCost, kind: .dot, allowsBars: true))
    case .control(let rect, let hasTrack):
      add(Area(rect: rect, cost: Self.contentCost, kind: hasTrack ? .track : .sign))
    case .bracket(let rect):
      // What ends where it begins would seem to be a part of it.
      let room = rect.insetBy(dx: -Self.spacing * unit, dy: -Self.spacing * unit)
      add(Area(rect: room, cost: Self.bracketCost, kind: .bracket))
    case .leader(let way):
      let box = Rect(between: way.start, way.end)
      guard box.isFinite else { return }
      leaders.append(way)
      leaderGrid.insert(box)
      note(.line(way, cost: Self.leaderCost))
    case .slant(let edge):
      let box = Rect(between: edge.start, edge.end)
      guard box.isFinite else { return }
      slants.append(edge)
      slantGrid.insert(box)
    case .line(let line, let cost, let isSign):
      // A diagonal is approximated by a row of small boxes.
      let pieces = line.isDiagonal ? 12.0 : 1
      for piece in stride(from: 0, to: pieces, by: 1) {
        let ends = [line.point(piece / pieces), line.point((piece + 1) / pieces)]
        guard let box = Rect(enclosing: ends) else { continue }
        add(Area(rect: box.insetBy(dx: -1, dy: -1), cost: cost, kind: isSign ? .sign : .plain))
      }
    }
  }

  private mutating func add(_ area: Area) {
    guard area.rect.isFinite else { return }
    areas.append(area)
    areaGrid.insert(area.rect)
  }

  func isFree(_ rect: Rect) -> Bool {
    let grown = rect.insetBy(dx: -Self.spacing * unit, dy: -Self.spacing * unit)
    return !labelGrid.isTouched(by: grown, within: budget)
  }

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
      if labelGrid.rects[number].overlaps(rect) { cost += 40 }
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
        if isAlong || !rect.contains(way.end) { cost += isAlong ? Self.struckCost : Self.struckCost / 2 }
      }
    }
    // Along an edge, nobody could tell it from that.
    if !way.isDiagonal, way.length > Self.alongBar * unit {
      let axis: Axis = way.start.y == way.end.y ? .horizontal : .vertical
      if hasEdge(along: box, axis: axis, within: unit) { cost += Self.struckCost / 2 }
    }
    return cost
  }

  /// What words cost beyond other labels where they lie on the lines of bars: they have no ground, so that a line ends before
  /// them and goes on behind.
  func cost(ofWordsAt rect: Rect) -> Double {
    var cost = 0.0
    areaGrid.forEach(near: rect, within: budget) { number in
      if areas[number].kind == .barLine, areaGrid.rects[number].overlaps(rect) { cost += Self.costOfBarLine }
    }
    return cost
  }

  /// Adds a label at the position that its author gave it.
  mutating func take(_ size: Size, at center: Point, isOffBorder: Bool = false) -> Rect {
    var rect = Rect(center: center, size: size)
    if isOffBorder { rect = offBorder(rect) }
    note(.label(rect))
    return rect
  }

  /// Finds the best free position for a label of a size, and adds the label.
  ///
  /// If no candidate is free, wider and wider circles around the first candidate are searched.
  ///
  /// - Parameters:
  ///   - owner: The bar of the label, whose areas do not count.
  ///   - isOffBorder: Whether it may move a little to keep off the border of the screen.
  mutating func place(
    _ size: Size, at candidates: [Candidate], notCounting owner: Int? = nil, isOffBorder: Bool = false
  ) -> Rect {
    let best =
      best(size, at: candidates, notCounting: owner)
      ?? best(size, around: candidates.first?.center ?? root.center, notCounting: owner)
    var rect = best ?? Rect(center: candidates.first?.center ?? root.center, size: size)
    if isOffBorder { rect = offBorder(rect) }
    note(.label(rect))
    return rect
  }

  func isFree(_ size: Size, at candidate: Candidate) -> Bool {
    let rect = Rect(center: candidate.center, size: size)
    return rect.isFinite && isFree(rect)
  }

  /// What the best free position of a label costs; `nil` if there is none.
  ///
  /// - Parameter owner: The bar whose areas do not count.
  func leastCost(_ size: Size, at candidates: [Candidate], notCounting owner: Int? = nil) -> Double? {
    weighedBest(size, at: candidates, notCounting: owner)?.cost
  }

  private func best(_ size: Size, at candidates: [Candidate], notCounting owner: Int?) -> Rect? {
    weighedBest(size, at: candidates, notCounting: owner)?.rect
  }

  private func weighedBest(
    _ size: Size, at candidates: [Candidate], notCounting owner: Int?
  ) -> (rect: Rect, cost: Double)? {
    var best: (rect: Rect, cost: Double)?
    for candidate in candidates {
      let rect = Rect(center: candidate.center, size: size)
      guard rect.isFinite, candidate.cost < best?.cost ?? .infinity, isFree(rect) else { continue }
      let cost = candidate.cost + cost(of: rect, notCounting: owner)
      if cost < best?.cost ?? .infinity { best = (rect, cost) }
    }
    return best
  }

  private func best(_ size: Size, around center: Point, notCounting owner: Int?) -> Rect? {
    for ring in 1...60 where budget?.isExhausted != true {
      let reach = Double(ring) * 6 * unit
      var candidates: [Candidate] = []
      for step in -4...4 {
        let along = Double(step) / 4 * (reach + size.width / 2)
        candidates += [Candidate(center + Point(along, -reach)), Candidate(center + Point(along, reach))]
        let across = Double(step) / 4 * reach
        candidates += [
          Candidate(center + Point(-reach - size.width / 2, across)),
          Candidate(center + Point(reach + size.width / 2, across)),
        ]
      }
      if let found = best(size, at: candidates, notCounting: owner) { return found }
    }
    return nil
  }
}
