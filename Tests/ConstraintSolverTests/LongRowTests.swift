import ConstraintSolver
import TestSupport
import Testing

/// Rows of views that all wish the same with the same priority: many ways lead from one optimum to the next, and many
/// steps of the same kind lead to the first.
@Suite struct LongRowTests {
  /// Views side by side that cannot all be as wide as they want to be.
  private struct Row {
    var system: RandomSystemTests.System
    var constraints: [LinearConstraint] = []

    init(seed: Int) {
      var generator = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
      let count = Int.random(in: 9...13, using: &generator)
      system = RandomSystemTests.System(count: 2 * count, seed: seed)
      let (lefts, widths) = (system.variables.prefix(count), system.variables.suffix(count))
      var natural = 0.0
      for (index, (left, width)) in zip(lefts, widths).enumerated() {
        let wish = number(1...9)
        natural += wish
        constraints.append(width >= 0)
        constraints.append((width == wish).priority(Priority(250)))
        if number(0...3) == 0 { constraints.append((width <= wish + number(0...2)).priority(.high)) }
        if number(0...5) == 0 { constraints.append((left >= number(0...20)).priority(Priority(400))) }
        if index == 0 {
          constraints.append(left == 0)
        } else {
          constraints.append(left == lefts[lefts.startIndex + index - 1] + widths[widths.startIndex + index - 1])
        }
      }
      let end = lefts.last! + widths.last!
      constraints.append((end == (natural * number(0...8) / 4).rounded()).priority(Priority(500)))
    }
  }

  @Test(arguments: 0..<60)
  func rowsAreThoseOfTheReference(seed: Int) throws {
    let row = Row(seed: seed)
    _ = row.system.solver.add(contentsOf: row.constraints) { $0.refused }
    let answer = try #require(row.system.reference(row.constraints).solve())
    for (index, variable) in row.system.variables.enumerated() {
      let value = row.system.solver.value(of: variable)
      #expect(abs(value - answer.values[index]) <= 1e-6 * max(1, abs(value)), "seed \(seed): \(index)")
      #expect(row.system.solver.isAmbiguous(variable) == answer.isAmbiguous(index), "seed \(seed): \(index)")
    }
  }

  @Test(arguments: 0..<60)
  func waysAreTheFreedoms(seed: Int) throws {
    let row = Row(seed: seed)
    let solver = row.system.solver
    _ = solver.add(contentsOf: row.constraints) { $0.refused }
    let freedoms = solver.freedoms()
    let ways = solver.ways()
    try #require(ways.count == freedoms.count, "seed \(seed)")
    for (way, freedom) in freedoms.enumerated() {
      #expect(abs(ways.increase(of: way) - freedom.increase) <= 1e-9 || ways.increase(of: way) == freedom.increase)
      #expect(abs(ways.decrease(of: way) - freedom.decrease) <= 1e-9 || ways.decrease(of: way) == freedom.decrease)
    }
    let moved = Set(ways.sum(of: Array(0..<ways.count)).map(\.variable))
    for variable in row.system.variables {
      let rates = ways.rates(of: LinearExpression(variable))
      let expected = freedoms.enumerated().compactMap { way, freedom in
        freedom.direction.first { $0.variable == variable }.map { (way: way, rate: $0.rate) }
      }
      #expect(rates.map(\.way) == expected.map(\.way), "seed \(seed): \(variable.index)")
      for (rate, other) in zip(rates, expected) { #expect(abs(rate.rate - other.rate) <= 1e-9) }
      #expect(moved.contains(variable) == !expected.isEmpty, "seed \(seed): \(variable.index)")
    }
  }

  @Test(arguments: 0..<60)
  func ratesOfNeighboursAreThoseOfEachByItself(seed: Int) throws {
    let row = Row(seed: seed)
    let solver = row.system.solver
    _ = solver.add(contentsOf: row.constraints) { $0.refused }
    let ways = solver.ways()
    var rates = WayRates()
    for variable in row.system.variables {
      rates.move(to: LinearExpression(variable), in: ways)
      let expected = ways.rates(of: LinearExpression(variable))
      #expect(rates.rates.map(\.way) == expected.map(\.way), "seed \(seed): \(variable.index)")
      for (rate, other) in zip(rates.rates, expected) { #expect(abs(rate.rate - other.rate) <= 1e-9) }
    }
  }

  @Test(arguments: 0..<60)
  func freedomsEndWhereACostRises(seed: Int) throws {
    let row = Row(seed: seed)
    let solver = row.system.solver
    let handles = solver.add(contentsOf: row.constraints) { $0.refused }
    let kept = zip(handles, row.constraints).filter { !solver.brokenConstraints.contains($0.0) }.map(\.1)
    let values = row.system.variables.map { solver.value(of: $0) }
    /// The errors of the priorities in use, the highest first.
    func errors(_ rates: [(variable: Variable, rate: Double)], _ distance: Double) -> [Double] {
      var moved = values
      for (variable, rate) in rates { moved[variable.index] += rate * distance }
      return Set(kept.map(\.priority)).sorted(by: >).map { level in
        kept.filter { $0.priority == level }.reduce(0) { sum, constraint in
          let terms = constraint.expression.terms
          let value = terms.reduce(constraint.expression.constant) { $0 + $1.coefficient * moved[$1.variable.index] }
          return sum + constraint.violation(ofExpressionAt: value)
        }
      }
    }
    func isAsGood(_ errors: [Double], as others: [Double]) -> Bool {
      zip(errors, others).allSatisfy { abs($0 - $1) <= 1e-6 }
    }
    let present = errors([], 0)
    for freedom in solver.freedoms() {
      for end in [freedom.increase, -freedom.decrease] {
        guard end != 0 else { continue }
        let inside = end.isFinite ? end : end > 0 ? 1000 : -1000
        #expect(isAsGood(errors(freedom.direction, inside), as: present), "seed \(seed)")
        guard end.isFinite else { continue }
        let outside = end + (end > 0 ? 0.25 : -0.25)
        #expect(!isAsGood(errors(freedom.direction, outside), as: present), "seed \(seed)")
      }
    }
  }

  @Test func aLongRowGivesWayFromItsFront() throws {
    let solver = Solver()
    var end = LinearExpression(0)
    var widths: [Variable] = []
    for _ in 0..<300 {
      let left = solver.makeVariable("left", rank: 1)
      let width = solver.makeVariable("width")
      try solver.add(left == end)
      try solver.add(width >= 0)
      try solver.add((width == 20).priority(.low))
      end = left + width
      widths.append(width)
    }
    try solver.add((end == 2990).priority(.high))
    // Places come as near to zero as they can: what is in front is smallest.
    let values = widths.map { solver.value(of: $0) }
    #expect(values.prefix(150).allSatisfy { $0 == 0 })
    #expect(values[150] == 10)
    #expect(values.suffix(149).allSatisfy { $0 == 20 })
    #expect(widths.allSatisfy { solver.isAmbiguous($0) })
    #expect(!solver.isAmbiguous(end))
  }

  @Test func aMeshIsSolvedExactlyAndItsConflictsAreNamed() throws {
    // Following one definition after the other would blow rounding errors up by more than 10^12 here.
    let side = 24
    let solver = Solver()
    let places = (0..<side * side).map { solver.makeVariable("x\($0)") }
    func place(_ row: Int, _ column: Int) -> LinearExpression {
      let isInside = (0..<side).contains(row) && (0..<side).contains(column)
      guard isInside else { return LinearExpression(Double(row * row + column)) }
      return LinearExpression(places[row * side + column])
    }
    var constraints: [LinearConstraint] = []
    for row in 0..<side {
      for column in 0..<side {
        let across = place(row, column - 1) + place(row, column + 1)
        constraints.append(4 * place(row, column) == across + place(row - 1, column) + place(row + 1, column))
      }
    }
    let handles = solver.add(contentsOf: constraints) { conflict in
      Issue.record("the equations hold together")
      return conflict.refused
    }
    for handle in handles { #expect(solver.error(of: handle) == 0) }
    let middle = places[side * side / 2 + side / 2]
    let value = solver.value(of: middle)
    #expect(!solver.isAmbiguous(middle))
    // Each of them has a part in where the middle is.
    do {
      try solver.add(middle == value + 1)
      Issue.record("a second value was accepted")
    } catch {
      #expect(error.constraints.count == handles.count + 1)
    }
    #expect(abs(solver.value(of: middle) - value) <= 1e-9 * max(1, abs(value)))
  }
}
