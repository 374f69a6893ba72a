import ConstraintSolver

/// The optional requirements that are traded for each other while an ambiguous layout moves.
///
/// Every freedom of a solution costs nothing on the whole: where it makes one requirement worse, it makes others of the
/// same priority better by as much.
struct Trades {
  /// By circle, the requirements that are traded in it, as indices in order.
  private var members: [[Int]] = []
  /// By variable, what moving by all of a circle's ways does to it.
  private var rates: [Variable: [(circle: Int, rate: Double)]] = [:]

  /// - Parameter solution: `nil` for one that leaves no freedom.
  init(_ solution: LayoutSolution?) {
    guard let solution else { return }
    let requirements = solution.formulation.requirements
    let optional = requirements.indices.filter { solution.canBeTraded($0) }
    guard !optional.isEmpty else { return }
    // 1. Which ways make each requirement better or worse: two ways that do so to the same one are of one circle.
    let ways = solution.solver.ways()
    var circles = Circles(count: ways.count)
    var traded: [(index: Int, way: Int)] = []
    for index in optional {
      let constraint = requirements[index].constraint
      var first: Int?
      for (way, rate) in ways.rates(of: constraint.expression) where solution.isTraded(constraint, way, ways, rate) {
        circles.join(way, first ?? way)
        if first == nil { first = way }
      }
      if let first { traded.append((index, first)) }
    }
    // 2. Circles are numbered by their first ways; a way that trades nothing is of none.
    var waysOfCircles: [[Int]] = []
    var numbers: [Int: Int] = [:]
    for way in 0..<ways.count where circles.isJoined(way) {
      let number = numbers[circles.first(of: way)] ?? waysOfCircles.count
      if number == waysOfCircles.count {
        numbers[circles.first(of: way)] = number
        waysOfCircles.append([])
      }
      waysOfCircles[number].append(way)
    }
    // 3. What each of them trades, and what it moves.
    members = Array(repeating: [], count: waysOfCircles.count)
    for (index, way) in traded { members[numbers[circles.first(of: way)]!].append(index) }
    for (circle, own) in waysOfCircles.enumerated() {
      for (variable, rate) in ways.sum(of: own) { rates[variable, default: []].append((circle, rate)) }
    }
  }

  /// A circle of movements of which each trades a requirement that another trades too, and all that they trade: moving a
  /// view by one of them touches the requirements of all.
  struct Circle: Hashable {
    fileprivate let number: Int
  }

  /// The circles that one of the expressions belongs to, in order.
  func circles(moving expressions: [LinearExpression]) -> [Circle] {
    var found: Set<Int> = []
    for expression in expressions {
      var sums: [Int: (rate: Double, largest: Double)] = [:]
      for term in expression.terms {
        for (circle, rate) in rates[term.variable] ?? [] {
          let part = term.coefficient * rate
          let sum = sums[circle] ?? (0, 0)
          sums[circle] = (sum.rate + part, max(sum.largest, part.magnitude))
        }
      }
      for (circle, sum) in sums where sum.rate.magnitude > 1e-9 * max(1, sum.largest) { found.insert(circle) }
    }
    return found.sorted().map(Circle.init)
  }

  /// The requirements that are traded in circles, as indices in order.
  func members(of circles: [Circle]) -> [Int] {
    circles.count == 1 ? members[circles[0].number] : circles.flatMap { members[$0.number] }.sorted()
  }
}

/// Which ways hang together.
private struct Circles {
  /// By way: an earlier one of the same circle, or itself; -1 for one that is of none.
  private var earlier: [Int]

  init(count: Int) { earlier = Array(repeating: -1, count: count) }

  func isJoined(_ way: Int) -> Bool { earlier[way] >= 0 }

  /// The first way of a circle.
  mutating func first(of way: Int) -> Int {
    var first = way
    while earlier[first] != first { first = earlier[first] }
    var next = way
    while earlier[next] != first { (next, earlier[next]) = (earlier[next], first) }
    return first
  }

  mutating func join(_ one: Int, _ other: Int) {
    for way in [one, other] where earlier[way] < 0 { earlier[way] = way }
    let (first, second) = (first(of: one), first(of: other))
    earlier[max(first, second)] = min(first, second)
  }
}

extension LayoutSolution {
  /// Whether there are movements that make a requirement better or worse: not if it holds with room to spare.
  fileprivate func canBeTraded(_ index: Int) -> Bool {
    let constraint = formulation.requirements[index].constraint
    return constraint.priority < .required && (isTight(constraint) || solver.error(of: handles[index]) > 0)
  }

  /// Whether a way makes a requirement that can be traded better or worse, given what one unit of it adds to the
  /// requirement's expression.
  fileprivate func isTraded(_ constraint: LinearConstraint, _ way: Int, _ ways: Ways, _ rate: Double) -> Bool {
    guard isTight(constraint) else { return true }
    let (increase, decrease) = (ways.increase(of: way), ways.decrease(of: way))
    let (up, down) = rate > 0 ? (increase, decrease) : (decrease, increase)
    return switch constraint.relation {
    case .equal: true
    case .lessThanOrEqual: up > 0
    case .greaterThanOrEqual: down > 0
    }
  }
}
