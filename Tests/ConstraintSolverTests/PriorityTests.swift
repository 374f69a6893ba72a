import ConstraintSolver
import Testing

@Suite struct PriorityTests {
  @Test func numbersStandForLevels() {
    let whole: Priority = 750
    let fraction: Priority = 250.5
    #expect(whole == .high && fraction == Priority(250.5))
    #expect(fraction > .low)
  }

  @Test func levelsAreReckonedWith() {
    let below: Priority = .high - 1
    let above: Priority = .low + 0.5
    #expect(below.rawValue == 749 && above.rawValue == 250.5)
  }

  /// `1 + width` is a number wherever nobody asks for a level.
  @Test func sumsOfNumbersStayNumbers() {
    let width = 20.0
    let sum = 1 + width
    #expect(type(of: sum) == Double.self)
  }

  @Test(arguments: [0, 0.999, 1000.001, -1, .nan, .infinity])
  func aNumberOutsideTheRangeIsNoLevel(_ number: Double) {
    #expect(Priority(exactly: number) == nil)
  }

  @Test(arguments: [(0, 1), (1, 1), (999.5, 999.5), (1200, 1000), (.infinity, 1000)])
  func theNearestLevelIsTaken(_ number: Double, _ level: Double) {
    #expect(Priority(clamping: number).rawValue == level)
  }

  @Test func levelsHaveNames() {
    #expect(Priority.named.map(\.name) == ["required", "high", "low", "fittingSizeLevel"])
    #expect(Priority(named: "low") == 250 && Priority(named: "fittingSizeLevel") == 50)
    #expect(Priority(named: "defaultHigh") == nil && Priority(named: "") == nil)
    #expect(Priority.defaultHigh == .high && Priority.defaultLow == .low)
  }
}
