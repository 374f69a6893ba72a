import Geometry
import Graphics

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
  struct Area {
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
  private(set) var labelGrid = SpatialGrid()
  private(set) var areas: [Area] = []
  /// The rectangles of `areas`, in the same order.
  private(set) var areaGrid = SpatialGrid()
  /// Boxes whose edges labels should not cross.
  private(set) var boxes = SpatialGrid()
  /// The lines from labels to what they name, and the boxes around them in the same order.
  private(set) var leaders: [Segment] = []
  private(set) var leaderGrid = SpatialGrid()
  /// Slanting edges, and the boxes around them in the same order.
  private(set) var slants: [Segment] = []
  private(set) var slantGrid = SpatialGrid()
  /// Outlines that a bar beside them would seem to belong to.
  private(set) var outlines = SpatialGrid()
  /// Those of them that are dashed.
  private(set) var dashedOutlines = SpatialGrid()
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
}
