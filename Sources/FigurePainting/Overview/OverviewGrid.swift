import Geometry
import Graphics

/// The lines on which ways run, and who runs there.
struct OverviewGrid {
  /// Where a way leaves or reaches a scene.
  struct Port {
    /// On the scene's edge, and on the nearest line beside it.
    var edge, outside: Point
    /// The direction away from the scene: an index of `OverviewGrid.directions`.
    var direction: Int
    /// A port beside the middle of a side costs a little.
    var cost: Double
  }

  /// Right, down, left, up.
  static let directions = [(1, 0), (0, 1), (-1, 0), (0, -1)]
  /// Those of some two thousand scenes that stand in rows; each takes 16 bytes.
  private static let mostNodes = 1 << 24
  /// The distances of lines from the scene that they go past.
  private static let tracks = [17.0, 24, 31]
  /// Where ports are on a side, as shares of its length.
  private static let shares = [0.5, 0.3, 0.7]

  let xs, ys: [Double]
  /// Of the lines from each node to the right and down: how many scenes are under them.
  private var crossed: [[UInt16]]
  /// The source and the destination of the ways there; -1 for none, -2 for several.
  private var sources, destinations: [[Int32]]

  var nodeCount: Int { xs.count * ys.count }

  /// - Parameter budget: What the grid's memory is taken from; where it is exhausted, the grid is empty.
  init(around blocks: [Rect], within budget: WorkBudget?) {
    func lines(_ ends: [(Double, Double)]) -> [Double] {
      var all: Set<Double> = []
      for (start, end) in ends {
        for track in Self.tracks { all.formUnion([start - track, end + track]) }
        for share in Self.shares { all.insert(start + (end - start) * share) }
      }
      return all.sorted()
    }
    var (xs, ys) = (lines(blocks.map { ($0.minX, $0.maxX) }), lines(blocks.map { ($0.minY, $0.maxY) }))
    if xs.count * ys.count > Self.mostNodes { budget?.exhaust() }
    if budget?.isExhausted == true { (xs, ys) = ([], []) }
    (self.xs, self.ys) = (xs, ys)
    let count = xs.count * ys.count
    crossed = Array(repeating: Array(repeating: 0, count: count), count: 2)
    sources = Array(repeating: Array(repeating: -1, count: count), count: 2)
    destinations = sources
    for block in blocks where count > 0 { cover(block) }
  }

  /// A way that touches a scene looks as if it belonged to it.
  private static let clearance = 5.0

  private mutating func cover(_ block: Rect) {
    let area = block.insetBy(dx: -Self.clearance, dy: -Self.clearance)
    let columns = xs.indices.filter { xs[$0] > area.minX && xs[$0] < area.maxX }
    let rows = ys.indices.filter { ys[$0] > area.minY && ys[$0] < area.maxY }
    guard let left = columns.first, let right = columns.last, let top = rows.first, let bottom = rows.last else {
      return
    }
    for row in top...bottom { for column in max(0, left - 1)...right { crossed[0][row * xs.count + column] += 1 } }
    for row in max(0, top - 1)...bottom { for column in left...right { crossed[1][row * xs.count + column] += 1 } }
  }

  static func ports(of block: Rect) -> [Port] {
    let distance = tracks[0]
    return shares.enumerated().flatMap { index, share -> [Port] in
      let (x, y) = (block.minX + block.width * share, block.minY + block.height * share)
      let cost = index == 0 ? 0 : Cost.besideMiddle
      return [
        Port(edge: Point(block.maxX, y), outside: Point(block.maxX + distance, y), direction: 0, cost: cost),
        Port(edge: Point(x, block.maxY), outside: Point(x, block.maxY + distance), direction: 1, cost: cost),
        Port(edge: Point(block.minX, y), outside: Point(block.minX - distance, y), direction: 2, cost: cost),
        Port(edge: Point(x, block.minY), outside: Point(x, block.minY - distance), direction: 3, cost: cost),
      ]
    }
  }

  // MARK: Nodes

  func node(at point: Point) -> Int? {
    guard let column = xs.firstIndex(of: point.x), let row = ys.firstIndex(of: point.y) else { return nil }
    return row * xs.count + column
  }

  func point(_ node: Int) -> Point { Point(xs[node % xs.count], ys[node / xs.count]) }

  func neighbour(of node: Int, _ direction: Int) -> Int? {
    let (column, row) = (node % xs.count + Self.directions[direction].0, node / xs.count + Self.directions[direction].1)
    return xs.indices.contains(column) && ys.indices.contains(row) ? row * xs.count + column : nil
  }

  /// The line from a node to its neighbour: the lower of the two, and whether it is upright.
  private func line(_ node: Int, _ next: Int) -> (axis: Int, node: Int) {
    ((next - node).magnitude == 1 && xs.count > 1 ? 0 : 1, min(node, next))
  }

  /// What it costs to go from a node to its neighbour.
  func cost(from node: Int, to next: Int, source: Int, destination: Int) -> Double {
    let length = point(node).distance(to: point(next))
    let (axis, place) = line(node, next)
    let scenes = Double(crossed[axis][place])
    let there = sources[axis][place]
    var cost = length + scenes * (Cost.underScene + Cost.underScenePerPoint * length)
    if there == Int32(source) {
      cost -= length * Self.savingOnOwnLine
    } else if there != -1 {
      // Ways of other scenes that lead to the same may run together; others would be taken for one.
      let isOfKin = destinations[axis][place] == Int32(destination)
      cost += isOfKin ? Cost.besideKin : Cost.besideOther + Cost.besideOtherPerPoint * length
    }
    return cost
  }

  /// What it costs to go straight over a node at which others' ways go across.
  func crossingCost(at node: Int, _ direction: Int, source: Int) -> Double {
    let across = direction.isMultiple(of: 2) ? 1 : 0
    let before = across == 0 ? node - 1 : node - xs.count
    let isCrossed = [node, before].contains { place in
      sources[across].indices.contains(place) && sources[across][place] != -1 && sources[across][place] != Int32(source)
    }
    return isCrossed ? Cost.crossing : 0
  }

  /// What ways cost beyond their length, in points.
  private enum Cost {
    /// At a port beside the middle of a side: less than a bend.
    static let besideMiddle = 15.0
    /// Under each scene, as much as five bends, and each point there.
    static let (underScene, underScenePerPoint) = (150.0, 8.0)
    /// On the line of a way of another scene that leads to the same one: less than to cross it.
    static let besideKin = 4.0
    /// On the line of another way, for which it would be taken, and each point there: more than to cross it.
    static let (besideOther, besideOtherPerPoint) = (40.0, 3.0)
    /// Across another way: less than a bend.
    static let crossing = 20.0
  }

  /// What part of its length a way costs less on a line that another way of its scene has taken, as branches share a
  /// trunk.
  static let savingOnOwnLine = 0.4

  mutating func note(_ nodes: [Int], from source: Int, to destination: Int) {
    for (node, next) in zip(nodes, nodes.dropFirst()) {
      let (axis, place) = line(node, next)
      let (there, where_) = (sources[axis][place], destinations[axis][place])
      sources[axis][place] = there == -1 || there == Int32(source) ? Int32(source) : -2
      destinations[axis][place] = where_ == -1 || where_ == Int32(destination) ? Int32(destination) : -2
    }
  }
}
