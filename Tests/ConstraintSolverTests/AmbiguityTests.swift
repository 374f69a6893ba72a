import ConstraintSolver
import Testing

@Suite struct AmbiguityTests {
  let solver = Solver()

  @Test func freedomsSayHowFarEachWay() throws {
    let left = solver.makeVariable("left", preferring: 40)
    let right = solver.makeVariable("right")
    try solver.add(right == left + 20)
    try solver.add(left >= 0)
    try solver.add(right <= 120)
    let freedoms = solver.freedoms()
    try #require(freedoms.count == 1)
    #expect(freedoms[0].direction.map(\.variable) == [left, right])
    // Both differences together are the same from 0 to 40; there the left side gets its wish.
    #expect(solver.value(of: left) == 40)
    #expect([freedoms[0].decrease, freedoms[0].increase].sorted() == [40, 60])
    #expect(solver.range(of: LinearExpression(right)) == 20...120)
    #expect(!solver.isAmbiguous(right - left))
    #expect(!solver.isPlainlyDetermined)
  }

  @Test func aSystemWithoutChoiceHasNoFreedom() throws {
    let left = solver.makeVariable("left")
    try solver.add(left == 8)
    #expect(solver.freedoms().isEmpty)
    #expect(solver.isPlainlyDetermined)
    #expect(!solver.exerciseAmbiguity())
  }

  @Test func exerciseShowsEveryVertexAndAnyChangeReturns() throws {
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    for side in [x, y] {
      try solver.add(side >= 0)
      try solver.add(side <= 10)
    }
    var corners: Set<[Double]> = [[solver.value(of: x), solver.value(of: y)]]
    for _ in 0..<3 {
      #expect(solver.exerciseAmbiguity())
      corners.insert([solver.value(of: x), solver.value(of: y)])
    }
    #expect(corners == [[0, 0], [0, 10], [10, 0], [10, 10]])
    _ = solver.makeVariable("z")
    #expect(solver.value(of: x) == 0)
  }

  @Test func exerciseGoesSomewayWhereNothingEnds() {
    let left = solver.makeVariable("left")
    #expect(solver.isAmbiguous(left))
    #expect(solver.exerciseAmbiguity())
    #expect(solver.value(of: left) != 0)
    #expect(solver.exerciseAmbiguity())
    #expect(solver.value(of: left) == 0)
  }

  @Test func exerciseOfOneExpressionLeavesTheOthers() throws {
    let x = solver.makeVariable("x", preferring: 3)
    let y = solver.makeVariable("y", preferring: 4)
    let follower = solver.makeVariable("follower")
    for side in [x, y] {
      try solver.add(side >= 0)
      try solver.add(side <= 10)
    }
    try solver.add(follower == y + 1)
    var seen: Set<Double> = []
    for _ in 0..<3 {
      #expect(solver.exerciseAmbiguity(of: [LinearExpression(y)]))
      #expect(solver.value(of: x) == 3)
      #expect(solver.value(of: follower) == solver.value(of: y) + 1)
      seen.insert(solver.value(of: y))
    }
    #expect(seen.isSuperset(of: [0, 10]))
    // What one exercise did stays when another is exercised.
    let left = solver.value(of: y)
    #expect(solver.exerciseAmbiguity(of: [LinearExpression(x)]))
    #expect(solver.value(of: y) == left && solver.value(of: x) != 3)
    #expect(!solver.exerciseAmbiguity(of: [y - follower]))
  }

  @Test func exerciseOfWhatHasNoEndGoesThereAndBack() throws {
    let free = solver.makeVariable("free", preferring: 5)
    let other = solver.makeVariable("other", preferring: 7)
    #expect(solver.exerciseAmbiguity(of: [LinearExpression(free)]))
    #expect(solver.exerciseAmbiguity(of: [LinearExpression(other)]))
    #expect(solver.value(of: free) != 5 && solver.value(of: other) != 7)
    #expect(solver.exerciseAmbiguity(of: [LinearExpression(free)]))
    #expect(solver.value(of: free) == 5 && solver.value(of: other) != 7)
  }

  @Test func sumsOfAmbiguousVariablesAreAskedExactly() throws {
    // Several limits meet at the start, so that no way from there has a length.
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.add(x >= 0)
    try solver.add(y >= 0)
    try solver.add(x - y <= 0)
    try solver.add(2 * x - y <= 0)
    try solver.add(y <= 10)
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y) && solver.isAmbiguous(y - x))
    let sum = solver.makeVariable("sum")
    try solver.add(sum == x + y)
    #expect(solver.isAmbiguous(sum + x))
    #expect(!solver.isAmbiguous(sum - x - y))
  }

  @Test func constraintsAffectingAreThoseThatHoldTheValue() throws {
    let left = solver.makeVariable("left")
    let width = solver.makeVariable("width")
    let other = solver.makeVariable("other")
    let pinned = try solver.add(left == 8)
    let hugging = try solver.add((width <= 80).priority(.low))
    let resistance = try solver.add((width >= 80).priority(.high))
    let unrelated = try solver.add(other == 5)
    let sum = solver.makeVariable("sum")
    let total = try solver.add(sum == left + width)
    #expect(solver.constraintsAffecting(sum) == [pinned, hugging, resistance, total])
    #expect(solver.constraintsAffecting(other) == [unrelated])
  }
}
