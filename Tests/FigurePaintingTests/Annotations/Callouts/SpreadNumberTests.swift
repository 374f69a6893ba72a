import TestSupport
import Testing

@testable import FigurePainting

/// Numbers beside one line, moved apart.
@Suite struct SpreadNumberTests {
  @Test func examplesOfTheDocumentation() {
    let (lines, lengths) = ([8.0...12, 12...16, 16...104], [16.0, 16, 16])
    #expect(SpreadNumbers(beside: lines, lengths: lengths, gap: 2).positions == [3, 21, 60])
    #expect(SpreadNumbers(beside: lines, lengths: lengths, gap: 2, within: 0...104).positions == [8, 26, 60])
    #expect(!SpreadNumbers(beside: [0...20, 30...50], lengths: [16, 16], gap: 2).isMoved)
    #expect(SpreadNumbers(beside: [], lengths: [], gap: 2).positions.isEmpty)
  }

  /// Three short lines between long ones have no room for their numbers: two would be beside the long ones.
  @Test func numbersStayAtTheirLines() {
    func isAtLines(_ lines: [ClosedRange<Double>]) -> Bool {
      SpreadNumbers(beside: lines, lengths: lines.map { _ in 16 }, gap: 2).areAtTheirLines(within: 4)
    }
    #expect(isAtLines([0...17, 17...20, 20...31]))
    #expect(!isAtLines([0...24, 24...30, 30...36, 36...42, 42...66]))
  }

  /// They keep their distances and stay within the bounds, and no other such places are nearer to their lines.
  @Test(arguments: 0..<200) func noRowIsNearerToItsLines(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let count = Int(random.next() % 6) + 1
    let middles = (0..<count).map { _ in Double(random.next() % 100) }.sorted()
    let lengths = (0..<count).map { _ in Double(random.next() % 20) + 4 }
    let bounds = seed.isMultiple(of: 2) ? nil : -20.0...160
    let spread = SpreadNumbers(beside: middles.map { $0...$0 }, lengths: lengths, gap: 2, within: bounds)
    func isAllowed(_ places: [Double]) -> Bool {
      let near = 1e-9
      let areApart = (1..<max(1, count)).allSatisfy { number in
        let least = (lengths[number] + lengths[number - 1]) / 2 + 2
        return places[number] - places[number - 1] >= least - near
      }
      guard areApart, let bounds else { return areApart }
      let (first, last) = (places[0] - lengths[0] / 2, places[count - 1] + lengths[count - 1] / 2)
      return first >= bounds.lowerBound - near && last <= bounds.upperBound + near
    }
    func distance(_ places: [Double]) -> Double {
      zip(places, middles).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
    }
    #expect(isAllowed(spread.positions), "\(middles) \(lengths) \(spread.positions)")
    for _ in 0..<40 {
      let moved = spread.positions.map { $0 + (Double(random.next() % 200) - 100) / 50 }
      if isAllowed(moved) { #expect(distance(moved) >= distance(spread.positions) - 1e-6) }
    }
  }

  /// The numbers of short links stand below one another beside a device, and none on it or on another.
  @Test(arguments: [200, 300]) func numbersOfAChainStandInARow(_ printWidth: Int) throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: none
      printWidth: \(printWidth)
      crop: {bottom: 480}
      views: [{view: composer, backgroundColor: gainsboro}]
      constraints: ['H:|-16-[composer]-16-|', composer.bottom == superview.keyboard.top - 8, composer.height == 52]
      callouts:
        - {dimension: [composer.top, composer.bottom], side: left}
        - {dimension: [composer.bottom, root.keyboard.top], side: left}
        - {dimension: [root.keyboard.top, root.bottom], side: left}
      """)
    let numbers = try ["52", "8", "34"].map { try sample.box(of: $0) }
    let composer = try sample.view("composer")
    #expect(numbers.allSatisfy { $0.maxX < composer.minX - 16 })
    #expect(numbers[0].maxY < numbers[1].minY && numbers[1].maxY < numbers[2].minY, "\(numbers)")
    let rights = Set(numbers.map { ($0.midX / 8).rounded() })
    #expect(rights.count <= 2, "\(numbers)")
  }
}
