import ConstraintSolver

/// The optional requirements that are traded for each other while an ambiguous layout moves.
///
/// Every freedom of a solution costs nothing on the whole: where it makes one requirement worse, it makes others of the
/// same priority better by as much.
struct Trades {
  private struct Movement {
    var rates: [Variable: Double]
    /// The requirements that get better or worse, as indices.
    var members: [Int]
  }

  private var movements: [Movement] = []
  private var movementsByVariable: [Variable: [Int]] = [:]
  private var movementsByMember: [Int: [Int]] = [:]
  private var circleOfMovement: [Int] = []
  private var membersOfCircles: [[Int]] = []

  /// - Parameter solution: `nil` for one that leaves no freedom.
  init(_ solution: LayoutSolution?) {
    guard let solution else { return }
    var optional: [Variable: [Int]] = [:]
    for (index, requirement) in solution.formulation.requirements.enumerated() where solution.canBeTraded(index) {
      for term in requirement.constraint.expression.terms { optional[term.variable, default: []].append(index) }
    }
    guard !optional.isEmpty else { return }
    for freedom in solution.solver.freedoms() {
      let rates = Dictionary(uniqueKeysWithValues: freedom.direction.map { ($0.variable, $0.rate) })
      let candidates = Set(freedom.direction.flatMap { optional[$0.variable] ?? [] })
      let members = candidates.filter { solution.isTraded($0, along: freedom, rates) }.sorted()
      guard !members.isEmpty else { continue }
      for variable in freedom.direction.map(\.variable) {
        movementsByVariable[variable, default: []].append(movements.count)
      }
      for member in members { movementsByMember[member, default: []].append(movements.count) }
      movements.append(Movement(rates: rates, members: members))
    }
    findCircles()
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
      for term in expression.terms {
        for index in movementsByVariable[term.variable] ?? []
        where !found.contains(circleOfMovement[index]) && expression.rate(movements[index].rates).magnitude > 1e-9 {
          found.insert(circleOfMovement[index])
        }
      }
    }
    return found.sorted().map(Circle.init)
  }

  /// The requirements that are traded in circles, as indices in order.
  func members(of circles: [Circle]) -> [Int] {
    circles.count == 1 ? membersOfCircles[circles[0].number] : circles.flatMap { membersOfCircles[$0.number] }.sorted()
  }

  private mutating func findCircles() {
    circleOfMovement = Array(repeating: -1, count: movements.count)
    for start in movements.indices where circleOfMovement[start] < 0 {
      let circle = membersOfCircles.count
      var open = [start]
      var members: Set<Int> = []
      circleOfMovement[start] = circle
      while let movement = open.popLast() {
        for member in movements[movement].members where members.insert(member).inserted {
          for next in movementsByMember[member] ?? [] where circleOfMovement[next] < 0 {
            circleOfMovement[next] = circle
            open.append(next)
          }
        }
      }
      membersOfCircles.append(members.sorted())
    }
  }
}

extension LayoutSolution {
  /// Whether there are movements that make a requirement better or worse: not if it holds with room to spare.
  fileprivate func canBeTraded(_ index: Int) -> Bool {
    let constraint = formulation.requirements[index].constraint
    return constraint.priority < .required && (isTight(constraint) || solver.error(of: handles[index]) > 0)
  }

  /// Whether a movement makes a requirement that can be traded better or worse.
  fileprivate func isTraded(_ index: Int, along freedom: Freedom, _ rates: [Variable: Double]) -> Bool {
    let constraint = formulation.requirements[index].constraint
    let rate = constraint.expression.rate(rates)
    guard rate.magnitude > 1e-9 else { return false }
    guard isTight(constraint) else { return true }
    let (up, down) = rate > 0 ? (freedom.increase, freedom.decrease) : (freedom.decrease, freedom.increase)
    return switch constraint.relation {
    case .equal: true
    case .lessThanOrEqual: up > 0
    case .greaterThanOrEqual: down > 0
    }
  }
}

extension LinearExpression {
  /// What one unit of a movement adds to the value.
  fileprivate func rate(_ rates: [Variable: Double]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * (rates[$1.variable] ?? 0) }
  }
}
