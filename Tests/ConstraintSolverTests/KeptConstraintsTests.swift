import ConstraintSolver
import Testing

/// Of required constraints that conflict, those are kept that fit when they are taken one at a time, in order.
@Suite struct KeptConstraintsTests {
  /// A system, in which about one constraint in three is likely to conflict, and how it is handed over.
  private struct Trial {
    let solver = Solver()
    let label: String
    let constraints: [LinearConstraint]
    private let variables: Int
    private var random: RandomSystem

    init(seed: Int, round: Int) {
      label = "seed \(seed), round \(round)"
      let solver = solver
      let variables = (0..<(2 + round % 5)).map { solver.makeVariable("x\($0)") }
      var random = RandomSystem(seed: seed * 1000 + round, variables: variables)
      constraints = (0..<(4 + random.number(0...10))).map { _ in
        let constraint = random.number(0...2) == 0 ? random.optional() : random.required()
        return constraint.priority(random.number(0...9) == 0 ? .high : .required)
      }
      self.variables = variables.count
      self.random = random
    }

    /// What a dense solver, which tries each by itself, refuses.
    var refused: [Int] {
      var kept: [LinearConstraint] = []
      return constraints.indices.filter { index in
        guard constraints[index].priority == .required else { return false }
        kept.append(constraints[index])
        if ReferenceSolver.isSatisfiable(kept, variables: variables) { return false }
        kept.removeLast()
        return true
      }
    }

    /// Hands over the constraints in pieces, of one or of many, and returns those that conflicted, in that order.
    mutating func hand() -> [Int] {
      var found: [Int] = []
      var next = 0
      while next < constraints.count {
        let count = min(constraints.count - next, [1, 2, 5, 100][random.number(0...3)])
        if count == 1, random.number(0...1) == 0 {
          do { try solver.add(constraints[next]) } catch { found.append(next) }
        } else {
          solver.add(contentsOf: Array(constraints[next..<(next + count)])) { conflict in
            found.append(conflict.refused.index)
            #expect(conflict.constraints.last == conflict.refused, "\(label)")
            return conflict.refused
          }
        }
        if random.number(0...2) == 0 { solver.solve() }
        next += count
      }
      return found
    }
  }

  @Test(arguments: 0..<50)
  func theEarlierIsKept(seed: Int) {
    for round in 0..<60 {
      var trial = Trial(seed: seed, round: round)
      let refused = trial.refused
      #expect(trial.hand() == refused, "\(trial.label)")
    }
  }

  /// A later constraint that stands in the way of an earlier one is not broken along with it.
  @Test func aLaterInnocentOneIsKept() {
    let solver = Solver()
    let names = ["a.left", "a.width", "b.left", "b.width"]
    let variables = names.map { solver.makeVariable($0) }
    let sizes = [variables[1] >= 0, variables[3] >= 0]
    let lines = [
      variables[0] == variables[2] + variables[3] + 10, variables[2] == variables[0] + variables[1] + 10,
      variables[1] >= 5,
    ]
    var conflicts: [[ConstraintHandle]] = []
    let handles = solver.add(contentsOf: sizes + lines) { conflict in
      conflicts.append(conflict.constraints)
      return conflict.refused
    }
    #expect(conflicts == [Array(handles[0...3])])
    #expect(solver.brokenConstraints == [handles[3]])
    #expect(solver.value(of: variables[1]) == 5)
  }

  /// Every pair is told, and no other constraint is drawn into it, however many there are.
  @Test func manyConflictsAreToldOneByOne() {
    let solver = Solver()
    var constraints: [LinearConstraint] = []
    var expected: [[Int]] = []
    for index in 0..<3000 {
      let left = solver.makeVariable("left\(index)", rank: 1)
      let width = solver.makeVariable("width\(index)")
      let first = constraints.count
      constraints += [left == 8, width >= 0, left + width <= 100, width == Double(90 + index % 2 * 10)]
      if index % 2 == 1 { expected.append([first, first + 2, first + 3]) }
    }
    var found: [[Int]] = []
    solver.add(contentsOf: constraints) { conflict in
      found.append(conflict.constraints.map(\.index))
      return conflict.refused
    }
    #expect(found == expected)
  }
}
