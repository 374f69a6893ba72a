import Figures
import Geometry
import Graphics

/// The ways of a map's segues, of horizontal and vertical lines around the scenes.
///
/// Each is the cheapest way through a grid of lines beside the scenes: length, bends, scenes under it, and other scenes'
/// ways beside or under it all cost. Ways from one scene share their beginnings, as the branches of a tree.
struct OverviewRoutes {
  /// The corners of each segue's way, from the edge of its source to that of its destination; empty for one that is not
  /// drawn. In the order of the map.
  var ways: [[Point]]

  private let blocks: [Rect]
  private var grid: OverviewGrid
  private let budget: WorkBudget?

  init(_ segues: [SceneMap.Segue], among frames: [Rect], within budget: WorkBudget?) {
    blocks = frames.map(OverviewPlaces.block)
    ways = Array(repeating: [], count: segues.count)
    self.budget = budget
    grid = OverviewGrid(around: budget?.isExhausted == true ? [] : blocks, within: budget)
    // The shortest first: they have the least choice.
    let order = segues.indices.sorted { a, b in
      func length(_ segue: SceneMap.Segue) -> Double {
        frames[segue.source].center.distance(to: frames[segue.destination].center)
      }
      return (length(segues[a]), a) < (length(segues[b]), b)
    }
    for index in order where segues[index].source != segues[index].destination && budget?.isExhausted != true {
      ways[index] = straightWay(of: segues[index]) ?? way(of: segues[index])
    }
  }

  /// Narrower gaps have no room for a way with corners.
  private static let neighbours = 40.0

  /// A line between two scenes that lie beside each other; below the lines that are there already.
  private func straightWay(of segue: SceneMap.Segue) -> [Point]? {
    let (from, to) = (blocks[segue.source], blocks[segue.destination])
    for axis in Axis.allCases {
      let across: Axis = axis == .horizontal ? .vertical : .horizontal
      let (ends, sides) = ((from.ends(axis), to.ends(axis)), (from.ends(across), to.ends(across)))
      let isForward = ends.0.1 <= ends.1.0
      let (start, end) = isForward ? (ends.0.1, ends.1.0) : (ends.0.0, ends.1.1)
      let gap = isForward ? end - start : start - end
      let (low, high) = (max(sides.0.0, sides.1.0), min(sides.0.1, sides.1.1))
      guard (6...Self.neighbours).contains(gap), high - low > 24 else { continue }
      for step in 0..<8 {
        let place = (low + high) / 2 + Double(step) * 20
        guard place < high - 8 else { break }
        let points = [start, end].map { axis == .horizontal ? Point($0, place) : Point(place, $0) }
        let isCovered = blocks.indices.contains { index in
          index != segue.source && index != segue.destination && blocks[index].meets(points[0], points[1])
        }
        let isTaken = ways.contains { way in
          zip(way, way.dropFirst()).contains {
            $0 == points[0] || $1 == points[0] || $0 == points[1] || $1 == points[1]
          }
        }
        if !isCovered, !isTaken { return points }
      }
    }
    return nil
  }

  /// How many scenes lie under ways that neither begin nor end at them, counted once a way.
  func crossings(of segues: [SceneMap.Segue]) -> Int {
    zip(segues, ways).reduce(0) { count, entry in
      let (segue, way) = entry
      let crossed = blocks.indices.filter { index in
        index != segue.source && index != segue.destination
          && zip(way, way.dropFirst()).contains { blocks[index].insetBy(dx: 0.5, dy: 0.5).meets($0, $1) }
      }
      return count + crossed.count
    }
  }

  private mutating func way(of segue: SceneMap.Segue) -> [Point] {
    budget?.spend(grid.nodeCount * 16, on: .annotations)
    guard budget?.isExhausted != true else { return [] }
    let starts = OverviewGrid.ports(of: blocks[segue.source])
    let ends = OverviewGrid.ports(of: blocks[segue.destination])
    var search = OverviewSearch(grid: grid, source: segue.source, destination: segue.destination)
    guard let found = search.way(from: starts, to: ends, within: budget) else { return [] }
    grid.note(found.nodes, from: segue.source, to: segue.destination)
    let inner = found.nodes.map(grid.point)
    return ([found.start.edge] + inner + [found.end.edge]).withoutPointsOnLines
  }
}

extension Rect {
  fileprivate func ends(_ axis: Axis) -> (Double, Double) { axis == .horizontal ? (minX, maxX) : (minY, maxY) }

  /// Whether a horizontal or vertical line has a part inside.
  fileprivate func meets(_ start: Point, _ end: Point) -> Bool {
    max(start.x, end.x) > minX && min(start.x, end.x) < maxX && max(start.y, end.y) > minY && min(start.y, end.y) < maxY
  }
}

extension [Point] {
  /// The corners alone.
  fileprivate var withoutPointsOnLines: [Point] {
    reduce(into: []) { points, point in
      if points.last == point { return }
      if points.count > 1 {
        let (before, last) = (points[points.count - 2], points[points.count - 1])
        if before.x == last.x && last.x == point.x || before.y == last.y && last.y == point.y { points.removeLast() }
      }
      points.append(point)
    }
  }
}
