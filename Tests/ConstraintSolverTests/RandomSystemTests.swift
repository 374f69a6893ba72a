import ConstraintSolver
import TestSupport
import Testing

/// Random systems against a second solver that shares no code with the first.
@Suite struct RandomSystemTests {
  static let seeds = Array(0..<60)

  struct System {
    let solver = Solver()
    var variables: [Variable] = []
    var preferred: [Double] = []
    var ranks: [Int] = []

    init(count: Int, seed: Int) {
      var generator = SeededGenerator(seed: seed &+ 77)
      for index in 0..<count {
        preferred.append(Bool.random(using: &generator) ? 0 : Double(Int.random(in: -9...9, using: &generator)))
        ranks.append(Int.random(in: 0...1, using: &generator))
        variables.append(solver.makeVariable("x\(index)", preferring: preferred[index], rank: ranks[index]))
      }
    }

    func reference(_ constraints: [LinearConstraint]) -> ReferenceSolver {
      ReferenceSolver(preferred: preferred, ranks: ranks, constraints: constraints)
    }

    /// The costs of the priorities in use, the highest first.
    func costs(_ handles: [(ConstraintHandle, LinearConstraint)]) -> [Double] {
      let levels = Set(handles.map(\.1.priority)).filter { $0 != .required }.sorted(by: >)
      return levels.map { level in
        handles.filter { $0.1.priority == level }.reduce(0) { $0 + solver.error(of: $1.0) * $1.1.weight }
      }
    }
  }

  @Test(arguments: seeds)
  func answersAreThoseOfTheReference(seed: Int) throws {
    for round in 0..<12 {
      var system = System(count: 3 + round, seed: seed * 100 + round)
      var random = RandomSystem(seed: seed * 100 + round, variables: system.variables)
      var constraints: [LinearConstraint] = []
      for _ in 0..<random.number(0...(2 * system.variables.count)) { constraints.append(random.required()) }
      for _ in 0..<random.number(0...(2 * system.variables.count)) { constraints.append(random.optional()) }
      constraints.shuffle(using: &random.generator)
      let handles = system.solver.add(contentsOf: constraints) { conflict in
        Issue.record("seed \(seed), round \(round): a planted solution is no conflict")
        return conflict.refused
      }
      try compare(&system, Array(zip(handles, constraints)), "seed \(seed), round \(round)")
    }
  }

  private func compare(
    _ system: inout System, _ handles: [(ConstraintHandle, LinearConstraint)], _ label: String
  ) throws {
    let answer = try #require(system.reference(handles.map(\.1)).solve(), "\(label)")
    for (index, variable) in system.variables.enumerated() {
      let value = system.solver.value(of: variable)
      #expect(abs(value - answer.values[index]) <= 1e-6 * max(1, abs(value)), "\(label): \(variable.index)")
      #expect(system.solver.isAmbiguous(variable) == answer.isAmbiguous(index), "\(label): \(variable.index)")
    }
    for (cost, expected) in zip(system.costs(handles), answer.costs) {
      #expect(abs(cost - expected) <= 1e-6 * max(1, expected), "\(label): \(cost), not \(expected)")
    }
    for (handle, constraint) in handles where constraint.priority == .required {
      #expect(system.solver.error(of: handle) == 0, "\(label)")
    }
  }
}
