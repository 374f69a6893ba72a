import Geometry
import Graphics

/// Finds the cheapest way through a grid: A*, with the shortest way of right angles as the estimate.
struct OverviewSearch {
  let grid: OverviewGrid
  let source, destination: Int

  /// What a bend costs, in points: more than to cross another way.
  private static let bend = 30.0
  /// Lines of the same scene cost less than their length.
  private static let leastCostPerPoint = 1 - OverviewGrid.savingOnOwnLine

  private struct Entry {
    var estimate: Double
    var cost: Double
    /// The node and the direction in which it was reached.
    var state: Int
  }

  private var best: [Double]
  private var previous: [Int32]
  private var open: [Entry] = []

  init(grid: OverviewGrid, source: Int, destination: Int) {
    (self.grid, self.source, self.destination) = (grid, source, destination)
    best = Array(repeating: .infinity, count: grid.nodeCount * 4)
    previous = Array(repeating: -1, count: grid.nodeCount * 4)
  }

  /// - Returns: The nodes of the way, and the ports at its ends; `nil` if there is none or the budget is exhausted.
  mutating func way(
    from starts: [OverviewGrid.Port], to ends: [OverviewGrid.Port], within budget: WorkBudget?
  ) -> (nodes: [Int], start: OverviewGrid.Port, end: OverviewGrid.Port)? {
    // 1. Where a way can begin, and the states in which it has come to its end.
    var goals: [Int: OverviewGrid.Port] = [:]
    for end in ends { if let node = grid.node(at: end.outside) { goals[node * 4 + (end.direction + 2) % 4] = end } }
    let targets = ends.map(\.outside)
    func estimate(_ node: Int) -> Double {
      let point = grid.point(node)
      let nearest = targets.map { abs($0.x - point.x) + abs($0.y - point.y) }.min() ?? 0
      return nearest * Self.leastCostPerPoint
    }
    var beginnings: [Int: OverviewGrid.Port] = [:]
    for start in starts {
      guard let node = grid.node(at: start.outside) else { continue }
      let state = node * 4 + start.direction
      (best[state], beginnings[state]) = (start.cost, start)
      push(Entry(estimate: start.cost + estimate(node), cost: start.cost, state: state))
    }
    // 2. The cheapest state next, until it is an end.
    var reached: (state: Int, cost: Double, end: OverviewGrid.Port)?
    while let entry = pop(), budget?.isExhausted != true {
      if let reached, entry.estimate >= reached.cost { break }
      guard entry.cost <= best[entry.state] else { continue }
      budget?.spend(240, on: .annotations)
      if let end = goals[entry.state], entry.cost + end.cost < reached?.cost ?? .infinity {
        reached = (entry.state, entry.cost + end.cost, end)
      }
      let (node, direction) = (entry.state / 4, entry.state % 4)
      for turn in 0..<4 where turn != (direction + 2) % 4 {
        // A way turns where it stands, and goes on.
        guard let next = grid.neighbour(of: node, turn) else { continue }
        var cost = entry.cost + grid.cost(from: node, to: next, source: source, destination: destination)
        cost += turn == direction ? grid.crossingCost(at: node, turn, source: source) : Self.bend
        let state = next * 4 + turn
        guard cost < best[state] else { continue }
        (best[state], previous[state]) = (cost, Int32(entry.state))
        push(Entry(estimate: cost + estimate(next), cost: cost, state: state))
      }
      // It may turn into the scene, too.
      for turn in [(direction + 1) % 4, (direction + 3) % 4] {
        let state = node * 4 + turn
        guard goals[state] != nil, entry.cost + Self.bend < best[state] else { continue }
        (best[state], previous[state]) = (entry.cost + Self.bend, Int32(entry.state))
        push(Entry(estimate: entry.cost + Self.bend, cost: entry.cost + Self.bend, state: state))
      }
    }
    // 3. Back from the end.
    guard let reached else { return nil }
    var states = [reached.state]
    while let last = states.last, previous[last] >= 0 {
      states.append(Int(previous[last]))
    }
    guard let start = states.last.flatMap({ beginnings[$0] }) else { return nil }
    return (states.reversed().map { $0 / 4 }, start, reached.end)
  }

  // MARK: The queue

  private func isBefore(_ a: Entry, _ b: Entry) -> Bool { (a.estimate, a.state) < (b.estimate, b.state) }

  private mutating func push(_ entry: Entry) {
    open.append(entry)
    var index = open.count - 1
    while index > 0, isBefore(open[index], open[(index - 1) / 2]) {
      open.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func pop() -> Entry? {
    guard let first = open.first, let last = open.popLast() else { return nil }
    guard !open.isEmpty else { return first }
    open[0] = last
    var index = 0
    while true {
      var least = 2 * index + 1
      guard least < open.count else { return first }
      if least + 1 < open.count, isBefore(open[least + 1], open[least]) { least += 1 }
      guard isBefore(open[least], open[index]) else { return first }
      open.swapAt(index, least)
      index = least
    }
  }
}
