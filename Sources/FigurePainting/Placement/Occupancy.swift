import Geometry

/// What something that is drawn asks of the labels and bars that come.
enum Obstacle: Hashable, Sendable {
  /// A label: nothing is laid over it.
  case label(Rect)
  /// A box whose inside is free, but whose edges labels should leave alone.
  case edges(of: Rect)
  /// The same, and no bar should run along its edges either.
  case outline(Rect)
  /// What labels had better not cover, and what it costs to; an `owner` is the bar that it is a part of, whose own
  /// label may stand on it.
  case area(Rect, cost: Double, owner: Int? = nil, allowsBars: Bool = false)
  /// A line that bars and labels had better not cross.
  case line(Segment, cost: Double)
}

/// Remembers where labels, bars and text are, and finds room for the next label as an illustrator would: the first
/// choice if it is free, else the choice that disturbs least.
struct Occupancy {
  /// A place that a label may take, and how much worse it is than the first choice.
  struct Candidate {
    var center: Point
    var cost: Double

    init(_ center: Point, cost: Double = 0) {
      self.center = center
      self.cost = cost
    }
  }

  /// An area that labels had better not cover.
  private struct Area {
    var rect: Rect
    /// What covering it costs.
    var cost: Double
    /// The bar that it is a part of, whose own label may stand on it.
    var owner: Int?
    /// Whether a bar may lie on it: bars settle among themselves which place they take.
    var allowsBars = false
  }

  /// Labels: nothing is ever laid over them.
  var labels: [Rect] { labelGrid.rects }
  private var labelGrid = SpatialGrid()
  private var areas: [Area] = []
  /// Of the areas, in their order.
  private var areaGrid = SpatialGrid()
  /// Boxes whose edges labels had better not stand across.
  private var boxes = SpatialGrid()
  /// Outlines beside which a bar would be taken for a part of them.
  private(set) var outlines: [Rect] = []
  /// The root; a label outside makes the figure larger.
  private let root: Rect
  /// Where labels may stand at all: nothing is seen beyond a torn edge.
  private let whole: Rect?
  /// Kept free between labels.
  private static let spacing = 2.0
  /// Two labels nearer than this on one line are read as one, which is worth a detour.
  private static let reading = 7.0
  private static let besideCost = 3.0
  private static let outsideCost = 4.0
  /// Beyond a torn edge nothing can be made out.
  private static let unseenCost = 80.0
  /// Half in and half out of a box reads worse than either.
  private static let crossingCost = 3.0
  /// Half out of the picture is worse.
  private static let rootCrossingCost = 5.0
  /// A label may stand this far out over an edge before it counts as across it, and this far out of the picture.
  private static let overhang = 3.0
  private static let rootOverhang = 0.25
  /// And so far onto an obstacle before it counts as over it.
  private static let touch = 0.75

  /// - Parameter whole: Where labels may stand at all; `nil` for anywhere.
  init(root: Rect, within whole: Rect? = nil) {
    self.root = root
    self.whole = whole
  }

  /// Notes what something that is there asks of what comes.
  mutating func note(_ obstacle: Obstacle) {
    switch obstacle {
    case .label(let rect): labelGrid.insert(rect)
    case .edges(let box): if box.isFinite { boxes.insert(box) }
    case .outline(let box):
      note(.edges(of: box))
      outlines.append(box)
    case .area(let rect, let cost, let owner, let allowsBars):
      guard rect.isFinite else { return }
      areas.append(Area(rect: rect, cost: cost, owner: owner, allowsBars: allowsBars))
      areaGrid.insert(rect)
    case .line(let line, let cost):
      // A diagonal is a row of small boxes.
      let pieces = line.isDiagonal ? 12.0 : 1
      for piece in stride(from: 0, to: pieces, by: 1) {
        let ends = [line.point(piece / pieces), line.point((piece + 1) / pieces)]
        guard let box = Rect(enclosing: ends) else { continue }
        note(.area(box.insetBy(dx: -1, dy: -1), cost: cost))
      }
    }
  }

  func isFree(_ rect: Rect) -> Bool {
    let grown = rect.insetBy(dx: -Self.spacing, dy: -Self.spacing)
    return !labelGrid.isTouched(by: grown)
  }

  /// What lies under a rectangle, weighed; labels are not counted.
  func cost(of rect: Rect, notCounting owner: Int? = nil) -> Double {
    let inmost = rect.insetBy(dx: Self.rootOverhang, dy: Self.rootOverhang)
    var cost = root.contains(inmost) ? 0 : Self.outsideCost + (root.overlaps(inmost) ? Self.rootCrossingCost : 0)
    if let whole, !whole.contains(rect) { cost += Self.unseenCost }
    let core = rect.insetBy(dx: Self.overhang, dy: Self.overhang)
    boxes.forEach(near: rect) { number in
      let box = boxes.rects[number]
      if box.overlaps(core), !box.contains(core) { cost += Self.crossingCost }
    }
    let beside = rect.insetBy(dx: -Self.reading, dy: -Self.spacing)
    if labelGrid.isTouched(by: beside) { cost += Self.besideCost }
    let inner = rect.insetBy(dx: Self.touch, dy: Self.touch)
    areaGrid.forEach(near: rect) { number in
      guard areaGrid.rects[number].overlaps(inner) else { return }
      let area = areas[number]
      if let owner, area.owner == owner { return }
      guard let shared = area.rect.intersection(rect) else { return }
      // A touch is half as bad as a full cover.
      let share = max(shared.width / max(1, rect.width), shared.height / max(1, rect.height))
      cost += area.cost * (0.5 + 0.5 * share)
    }
    return cost
  }

  /// How much of a bar's way is taken, other bars and what they may lie on not counted.
  func cost(ofLine rect: Rect) -> Double {
    var cost = 0.0
    labelGrid.forEach(near: rect) { number in
      if labelGrid.rects[number].overlaps(rect) { cost += 40 }
    }
    areaGrid.forEach(near: rect) { number in
      let area = areas[number]
      if !area.allowsBars, area.rect.overlaps(rect) { cost += area.cost }
    }
    return cost
  }

  /// Takes the best free place for a label of that size and keeps it.
  ///
  /// Where none of the candidates is free, ever wider circles about the first are tried.
  mutating func place(_ size: Size, at candidates: [Candidate], notCounting owner: Int? = nil) -> Rect {
    let best =
      best(size, at: candidates, notCounting: owner)
      ?? best(size, around: candidates.first?.center ?? root.center, notCounting: owner)
    let rect = best ?? Rect(center: candidates.first?.center ?? root.center, size: size)
    note(.label(rect))
    return rect
  }

  private func best(_ size: Size, at candidates: [Candidate], notCounting owner: Int?) -> Rect? {
    var best: (rect: Rect, cost: Double)?
    for candidate in candidates {
      let rect = Rect(center: candidate.center, size: size)
      guard rect.isFinite, candidate.cost < best?.cost ?? .infinity, isFree(rect) else { continue }
      let cost = candidate.cost + cost(of: rect, notCounting: owner)
      if cost < best?.cost ?? .infinity { best = (rect, cost) }
    }
    return best?.rect
  }

  private func best(_ size: Size, around center: Point, notCounting owner: Int?) -> Rect? {
    for ring in 1...60 {
      let reach = Double(ring) * 6
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
