import ConstraintSolver
import Testing

/// Each operation by itself.
@Suite struct SolverTests {
  @Test func aLimitThatMovesIsMetByWhatMovesLater() throws {
    let solver = Solver()
    let (width, view) = (solver.makeVariable("width"), solver.makeVariable("view"))
    solver.addEditVariable(width, priority: Priority(999))
    try solver.add(view == width)
    let limit = try solver.add(view <= 100)
    for value in [50.0, 52] {
      solver.suggest(value, for: width)
      #expect(solver.value(of: view) == value)
    }
    try solver.setConstant(-60, of: limit)
    solver.suggest(80, for: width)
    #expect(solver.value(of: view) == 60)
  }

  @Test func aLimitIsMetByTheSumOfWhatMoves() throws {
    let solver = Solver()
    let (width, height, sum) = (solver.makeVariable("width"), solver.makeVariable("height"), solver.makeVariable("sum"))
    solver.addEditVariable(width, priority: Priority(999))
    solver.addEditVariable(height, priority: Priority(998))
    try solver.add(sum == width + height)
    try solver.add(sum <= 100)
    for (one, other) in [(10.0, 10.0), (11, 11), (80, 11), (80, 50)] {
      solver.suggest(one, for: width)
      solver.suggest(other, for: height)
      #expect(solver.value(of: sum) == min(one + other, 100))
      #expect(solver.value(of: width) == one)
    }
  }

  let solver = Solver()

  @Test func batchBreaksTheMemberThatIsChosen() {
    let width = solver.makeVariable("width")
    let handles = solver.add(contentsOf: [width >= 10, width <= 5, width >= 3]) { conflict in
      #expect(conflict.constraints.count == 2)
      return conflict.constraints[0]
    }
    #expect(solver.brokenConstraints == [handles[0]])
    // Broken, it still pulls harder than anything below required.
    #expect(solver.value(of: width) == 5)
    #expect(solver.error(of: handles[0]) == 5)
  }

  @Test func aBrokenConstraintIsWholeAgainByItsPriority() throws {
    let width = solver.makeVariable("width")
    let handle = try solver.add(width == 10)
    solver.breakConstraint(handle)
    let other = try solver.add(width == 20)
    let conflict = #expect(throws: Conflict.self) { try solver.setPriority(.required, of: handle) }
    #expect(conflict?.constraints == [handle, other])
    #expect(conflict?.refused == handle)
    #expect(solver.brokenConstraints == [handle])
    solver.remove(other)
    try solver.setPriority(.required, of: handle)
    #expect(solver.brokenConstraints.isEmpty)
    #expect(solver.value(of: width) == 10)
  }

  @Test func aRefusedConstantKeepsTheOldOne() throws {
    let width = solver.makeVariable("width")
    let low = try solver.add(width >= 10)
    let high = try solver.add(width <= 20)
    let conflict = #expect(throws: Conflict.self) { try solver.setConstant(-30, of: low) }
    #expect(conflict?.constraints == [low, high])
    #expect(solver.value(of: width) == 10)
    try solver.setConstant(-15, of: low)
    #expect(solver.value(of: width) == 15)
  }

  @Test func constraintsWithoutVariablesAreChecked() throws {
    try solver.add(LinearConstraint(LinearExpression(0), .equal))
    #expect(throws: Conflict.self) { try solver.add(LinearConstraint(LinearExpression(1), .equal)) }
    let wish = try solver.add(LinearConstraint(LinearExpression(3), .lessThanOrEqual, priority: .low))
    #expect(solver.error(of: wish) == 3)
  }

  @Test func editVariablesFollowSuggestions() throws {
    let width = solver.makeVariable("width", preferring: 7)
    solver.addEditVariable(width, priority: Priority(999))
    #expect(solver.value(of: width) == 7)
    let limit = try solver.add(width <= 100)
    for suggestion in [50.0, 99, 101, 300, 20] {
      solver.suggest(suggestion, for: width)
      #expect(solver.value(of: width) == min(suggestion, 100))
    }
    solver.remove(limit)
    solver.suggest([(width, 300)])
    #expect(solver.value(of: width) == 300)
    solver.removeEditVariable(width)
    #expect(solver.value(of: width) == 7)
  }

  /// A suggestion cannot be refused, so it gives way to what is required.
  @Test func aRequiredEditVariableIsAWishAboveAllOthers() throws {
    let width = solver.makeVariable("width")
    try solver.add(width <= 100)
    try solver.add((width == 10).priority(Priority(999.999)))
    solver.addEditVariable(width, priority: .required)
    solver.suggest(300, for: width)
    #expect(solver.value(of: width) == 100)
    solver.suggest(50, for: width)
    #expect(solver.value(of: width) == 50)
  }

  /// Each unknown is the mean of its four neighbours: nothing but loops.
  @Test func aMeshIsSolvedToTheLastDigits() {
    let side = 24
    let mesh = (0..<(side * side)).map { _ in solver.makeVariable() }
    func value(_ row: Int, _ column: Int) -> LinearExpression {
      let isInside = (0..<side).contains(row) && (0..<side).contains(column)
      return isInside ? LinearExpression(mesh[row * side + column]) : LinearExpression(Double(3 * row - 2 * column))
    }
    var constraints: [LinearConstraint] = []
    for row in 0..<side {
      for column in 0..<side {
        let around = value(row - 1, column) + value(row + 1, column) + value(row, column - 1) + value(row, column + 1)
        constraints.append(4 * value(row, column) == around)
      }
    }
    solver.add(contentsOf: constraints) { $0.refused }
    #expect(solver.brokenConstraints.isEmpty)
    for row in 0..<side {
      for column in 0..<side {
        #expect(abs(solver.value(of: mesh[row * side + column]) - Double(3 * row - 2 * column)) < 1e-9)
      }
    }
  }

  @Test func dumpIsForReading() throws {
    let left = solver.makeVariable("left")
    let width = solver.makeVariable("width")
    try solver.add(left == 8)
    try solver.add(left + width == 312)
    try solver.add((width == 100).priority(.low))
    #expect(
      solver.dump() == """
        left = 8.0
        width = 304.0
        #0 required: left - 8.0 == 0
        #1 required: left + width - 312.0 == 0
        #2 at 250.0: width - 100.0 == 0, off by 204.0
        """)
  }
}
