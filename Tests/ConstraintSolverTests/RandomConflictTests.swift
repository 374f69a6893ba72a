import ConstraintSolver
import Testing

/// Required constraints that conflict, checked with a deletion filter.
@Suite struct RandomConflictTests {
  @Test(arguments: 0..<60)
  func conflictsAreIrreducible(seed: Int) throws {
    for round in 0..<4 {
      let label = "seed \(seed), round \(round)"
      let solver = Solver()
      let variables = (0..<(3 + round * 2)).map { solver.makeVariable("x\($0)") }
      var random = RandomSystem(seed: seed * 10 + round, variables: variables)
      var held: [ConstraintHandle: LinearConstraint] = [:]
      for _ in 0..<(4 * variables.count) {
        let constraint = random.number(0...3) == 0 ? random.optional().priority(.required) : random.required()
        let before = random.number(0...1) == 0 ? variables.map { solver.value(of: $0) } : []
        do {
          held[try solver.add(constraint)] = constraint
        } catch {
          #expect(error.constraints.contains(error.refused), "\(label)")
          let members = error.constraints.map { held[$0] ?? constraint }
          expectIrreducible(members, variables: variables.count, label)
          if !before.isEmpty { #expect(variables.map { solver.value(of: $0) } == before, "\(label)") }
        }
      }
      for (handle, _) in held { #expect(solver.error(of: handle) == 0, "\(label)") }
    }
  }

  @Test(arguments: 0..<60)
  func batchesBreakWhatTheyAreTold(seed: Int) throws {
    let label = "seed \(seed)"
    let solver = Solver()
    let variables = (0..<6).map { solver.makeVariable("x\($0)") }
    var random = RandomSystem(seed: seed + 7000, variables: variables)
    let constraints = (0..<20).map { _ in
      random.number(0...3) == 0 ? random.optional().priority(.required) : random.required()
    }
    var broken: Set<ConstraintHandle> = []
    let handles = solver.add(contentsOf: constraints) { conflict in
      let members = conflict.constraints.map { constraints[$0.index] }
      expectIrreducible(members, variables: variables.count, label)
      let choice = conflict.constraints[random.number(0...(conflict.constraints.count - 1))]
      broken.insert(choice)
      return choice
    }
    #expect(solver.brokenConstraints == broken.sorted(), "\(label)")
    for handle in handles where !broken.contains(handle) { #expect(solver.error(of: handle) == 0, "\(label)") }
  }

  /// All at once, the first that does not fit is the one that is refused when they are added one at a time.
  @Test(arguments: 0..<60)
  func theFirstRefusedIsTheOneThatIsRefusedAlone(seed: Int) {
    let (alone, batch) = (Solver(), Solver())
    let variables = (0..<5).map { alone.makeVariable("x\($0)") }
    for variable in 0..<5 { _ = batch.makeVariable("x\(variable)") }
    var random = RandomSystem(seed: seed + 9000, variables: variables)
    let constraints = (0..<16).map { _ in random.required() }
    let refused = constraints.firstIndex { (try? alone.add($0)) == nil }
    let conflict = batch.firstRefused(of: constraints)
    #expect(conflict?.last == refused, "seed \(seed)")
    if let conflict {
      expectIrreducible(conflict.map { constraints[$0] }, variables: variables.count, "seed \(seed)")
    }
  }

  private func expectIrreducible(_ members: [LinearConstraint], variables: Int, _ label: String) {
    #expect(!ReferenceSolver.isSatisfiable(members, variables: variables), "\(label): no conflict")
    for index in members.indices {
      var rest = members
      rest.remove(at: index)
      #expect(ReferenceSolver.isSatisfiable(rest, variables: variables), "\(label): \(index) is not needed")
    }
  }
}
