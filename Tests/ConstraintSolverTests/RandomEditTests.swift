import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// Long runs of random changes end where a new solver would have begun.
@Suite struct RandomEditTests {
  /// `STRUT_SOLVER_EDITS=100000 swift test` runs the full length; the default keeps a debug build quick.
  static let edits = ProcessInfo.processInfo.environment["STRUT_SOLVER_EDITS"].flatMap { Int($0) } ?? 24_000

  /// A solver, and what a new one would have to be told.
  private final class Run {
    let solver = Solver()
    var variables: [Variable] = []
    var preferred: [Double] = []
    var constraints: [ConstraintHandle: LinearConstraint] = [:]
    var edited: [Int: Double] = [:]
    var random: RandomSystem

    init(seed: Int, count: Int) {
      for index in 0..<count {
        preferred.append(Double(index % 5))
        variables.append(solver.makeVariable("x\(index)", preferring: preferred[index], rank: index % 2))
      }
      random = RandomSystem(seed: seed, variables: variables)
    }

    func anyHandle() -> ConstraintHandle? {
      constraints.isEmpty ? nil : constraints.keys.sorted()[random.number(0...(constraints.count - 1))]
    }

    func edit() {
      switch random.number(0...11) {
      case 0, 1, 2:
        let constraint = random.number(0...1) == 0 ? random.required() : random.optional()
        if let handle = try? solver.add(constraint) { constraints[handle] = constraint }
      case 3, 4:
        guard constraints.count > 10 || random.number(0...2) == 0, let handle = anyHandle() else { return }
        solver.remove(handle)
        constraints[handle] = nil
      case 5, 6: changeConstant()
      case 7: changePriority()
      case 8: editVariable()
      case 9, 10: suggest()
      default:
        setPreferred(Double(random.number(-9...9)), for: random.number(0...(variables.count - 1)))
      }
    }

    private func changeConstant() {
      guard let handle = anyHandle(), var constraint = constraints[handle] else { return }
      constraint.expression.constant += Double(random.number(-3...3))
      if (try? solver.setConstant(constraint.expression.constant, of: handle)) != nil {
        constraints[handle] = constraint
      }
    }

    private func changePriority() {
      guard let handle = anyHandle(), let constraint = constraints[handle] else { return }
      let priority = [Priority.required, .high, .low, Priority(1)][random.number(0...3)]
      if (try? solver.setPriority(priority, of: handle)) != nil {
        constraints[handle] = constraint.priority(priority)
      }
    }

    func editVariable() {
      let index = random.number(0...(variables.count - 1))
      if edited[index] != nil {
        solver.removeEditVariable(variables[index])
        edited[index] = nil
      } else if edited.count < 3 {
        solver.addEditVariable(variables[index], priority: Priority(990))
        edited[index] = solver.value(of: variables[index])
        solver.suggest(edited[index]!, for: variables[index])
      }
    }

    private func suggest() {
      guard let index = edited.keys.sorted().first else { return }
      edited[index] = Double(random.number(-30...30))
      solver.suggest(edited[index]!, for: variables[index])
    }

    /// Moves something a little, which mostly leaves all costs on their sides.
    func move() {
      switch random.number(0...9) {
      case 0: changeConstant()
      case 1: setPreferred(preferred[0] + 0.25, for: 0)
      default:
        guard let index = edited.keys.sorted().randomElement(using: &random.generator) else { return }
        edited[index]! += Double(random.number(-8...8)) / 4
        solver.suggest(edited[index]!, for: variables[index])
      }
    }

    private func setPreferred(_ value: Double, for index: Int) {
      preferred[index] = value
      solver.setPreferred(value, for: variables[index])
    }

    /// Everything that holds now, for a solver that knows nothing of the past.
    var present: [LinearConstraint] {
      constraints.sorted { $0.key < $1.key }.map(\.value)
        + edited.sorted { $0.key < $1.key }.map { (variables[$0.key] == $0.value).priority(Priority(990)) }
    }

    func expectFresh(_ label: String) {
      let fresh = Solver()
      let own = variables.indices.map { fresh.makeVariable(preferring: preferred[$0], rank: $0 % 2) }
      fresh.add(contentsOf: present) { conflict in
        Issue.record("\(label): the required constraints conflict")
        return conflict.refused
      }
      for (variable, copy) in zip(variables, own) {
        let (value, expected) = (solver.value(of: variable), fresh.value(of: copy))
        #expect(abs(value - expected) <= 1e-7 * max(1, abs(expected)), "\(label): \(variable.index)")
      }
    }
  }

  @Test(arguments: 0..<6)
  func manyEditsLeaveTheAnswerOfAFreshSolve(seed: Int) {
    let run = Run(seed: seed + 100, count: 6 + 3 * seed)
    for step in 0..<(Self.edits / 6) {
      run.edit()
      if step % 3 == 0 { _ = run.solver.value(of: run.variables[0]) }
      if step % 25 == 0 { run.expectFresh("seed \(seed), step \(step)") }
    }
    run.expectFresh("seed \(seed), the end")
  }

  @Test(arguments: 0..<100)
  func smallMovesLeaveTheAnswerOfAFreshSolve(seed: Int) {
    let run = Run(seed: seed + 2000, count: 8 + seed % 9)
    // Few constraints, so that what is edited moves something.
    for _ in 0..<(5 + seed % 20) { run.edit() }
    while run.edited.count < 3 { run.editVariable() }
    for step in 0..<120 {
      run.move()
      _ = run.solver.value(of: run.variables[0])
      if step % 5 == 0 { run.expectFresh("seed \(seed), step \(step)") }
    }
  }

  @Test(arguments: 0..<40)
  func addingAndRemovingReturnsToTheSameSolution(seed: Int) throws {
    let run = Run(seed: seed + 900, count: 8)
    for _ in 0..<40 { run.edit() }
    let before = run.variables.map { run.solver.value(of: $0) }
    for _ in 0..<10 {
      let constraint = run.random.number(0...1) == 0 ? run.random.required() : run.random.optional()
      guard let handle = try? run.solver.add(constraint) else { continue }
      if run.random.number(0...1) == 0 { _ = run.solver.value(of: run.variables[0]) }
      run.solver.remove(handle)
      for (variable, value) in zip(run.variables, before) {
        #expect(abs(run.solver.value(of: variable) - value) <= 1e-9 * max(1, abs(value)), "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<40)
  func orderOfAddingChangesNothing(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let run = Run(seed: seed + 400, count: 7)
    let system = (0..<16).map { $0 < 6 ? run.random.required() : run.random.optional() }
    var first: (values: [Double], errors: [Priority: Double])?
    for _ in 0..<5 {
      let solver = Solver()
      let variables = run.variables.indices.map { solver.makeVariable(preferring: run.preferred[$0]) }
      let order = system.indices.shuffled(using: &random)
      let handles = solver.add(contentsOf: order.map { system[$0] }) { $0.refused }
      var errors: [Priority: Double] = [:]
      for (handle, index) in zip(handles, order) {
        errors[system[index].priority, default: 0] += solver.error(of: handle)
      }
      let values = variables.map { solver.value(of: $0) }
      if let first {
        for (level, error) in errors { #expect(abs(error - first.errors[level]!) <= 1e-7 * max(1, error)) }
        for (value, other) in zip(values, first.values) { #expect(abs(value - other) <= 1e-7 * max(1, abs(value))) }
      } else {
        first = (values, errors)
      }
    }
  }
}
