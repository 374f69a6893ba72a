import ConstraintSolver
import Testing

/// Where the priorities leave several optima, the rule of ``Solver`` picks one.
@Suite struct TieBreakTests {
  let solver = Solver()

  @Test func lowerRanksChooseFirst() throws {
    let left = solver.makeVariable("left", preferring: 30, rank: 1)
    let width = solver.makeVariable("width", preferring: 0, rank: 0)
    try solver.add(left + width == 100)
    #expect(solver.value(of: width) == 0)
    #expect(solver.value(of: left) == 100)
  }

  @Test func theSumOfDifferencesOfARankIsLeast() throws {
    let sides = (0..<3).map { solver.makeVariable("side\($0)") }
    // One unit of the third does what two of the others do.
    try solver.add(sides[0] + sides[1] + 2 * sides[2] == 10)
    #expect(sides.map { solver.value(of: $0) } == [0, 0, 5])
  }

  @Test func theVariableMadeFirstChoosesAmongEquals() throws {
    let first = solver.makeVariable("first")
    let second = solver.makeVariable("second")
    try solver.add(first + second == 10)
    #expect(solver.value(of: first) == 0)
    #expect(solver.value(of: second) == 10)
  }

  @Test func aNewPreferenceMovesWhatIsFree() throws {
    let left = solver.makeVariable("left", preferring: 10, rank: 1)
    try solver.add(left >= 0)
    #expect(solver.value(of: left) == 10)
    solver.setPreferred(-20, for: left)
    #expect(solver.value(of: left) == 0)
    #expect(solver.isAmbiguous(left))
  }

  @Test func preferencesNeverDecideBetweenPriorities() throws {
    let width = solver.makeVariable("width", preferring: 0)
    try solver.add((width == 10).priority(Priority(1)))
    #expect(solver.value(of: width) == 10)
    #expect(!solver.isAmbiguous(width))
  }
}
