import Diagnostics
import Figures
import Geometry
import Graphics
import Testing
import ViewLayout

@testable import FigurePainting

/// A small generator that gives the same layouts in every run.
private struct Dice {
  var state: UInt64

  mutating func roll(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }
}

@Suite struct PlacementTests {
  /// Views anywhere, with constraints of every kind between them; what does not hold is drawn all the same.
  private func randomFigure(_ seed: UInt64) -> Figure {
    var dice = Dice(state: seed)
    let count = dice.roll(2...7)
    let views = (0..<count).map { number in
      ViewDescription.box(
        "v\(number)",
        Rect(
          x: Double(dice.roll(0...240)), y: Double(dice.roll(0...200)), width: Double(dice.roll(4...120)),
          height: Double(dice.roll(4...90))))
    }
    let attributes: [[LayoutAttribute]] = [
      [.left, .right, .leading, .trailing, .centerX], [.top, .bottom, .centerY, .firstBaseline], [.width, .height],
    ]
    let equations = (0..<dice.roll(1...14)).map { _ -> ConstraintEquation in
      let group = attributes[dice.roll(0...2)]
      let first = group[dice.roll(0...group.count - 1)]
      let second = group[dice.roll(0...group.count - 1)]
      let relation = LayoutRelation.allCases[dice.roll(0...2)]
      let priority = dice.roll(0...2) == 0 ? Double(dice.roll(1...999)) : 1000
      let other = dice.roll(0...3) == 0 ? "root" : "v\(dice.roll(0...count - 1))"
      guard !first.isSize || dice.roll(0...1) == 0 else {
        return ConstraintEquation(
          .view("v\(dice.roll(0...count - 1))"), first, relation, constant: Double(dice.roll(1...200)),
          priority: priority)
      }
      return ConstraintEquation(
        .view("v\(dice.roll(0...count - 1))"), first, relation, multiplier: first.isSize ? 0.5 : 1, to: .view(other),
        second,
        constant: Double(dice.roll(-30...30)), priority: priority)
    }
    return .sample(show: [.constraints, .names], constraints: equations, views)
  }

  @Test(arguments: 0..<60)
  func noTwoLabelsOverlap(_ seed: Int) {
    let list = randomFigure(UInt64(seed)).painted().list
    let badges = list.groups.filter { $0.id?.hasSuffix("-values") == true }
      .flatMap(\.shapes).filter { $0.fill != nil }.compactMap { Rect(enclosing: $0.path.points) }
    let names = list.groups(withClass: "strut-name").compactMap { $0.items.unitedBounds }
    let labels = badges + names
    for (index, label) in labels.enumerated() {
      for other in labels.dropFirst(index + 1) {
        #expect(!label.insetBy(dx: 0.3, dy: 0.3).overlaps(other.insetBy(dx: 0.3, dy: 0.3)), "\(label) \(other)")
      }
    }
  }

  @Test(arguments: 0..<20)
  func theCanvasHoldsEverything(_ seed: Int) throws {
    let list = randomFigure(UInt64(seed)).painted().list
    let extent = try #require(list.items.unitedBounds)
    #expect(Rect(origin: .zero, size: list.size).insetBy(dx: -0.01, dy: -0.01).contains(extent))
  }

  @Test func aLabelTakesTheNextPlaceWhenTheFirstIsTaken() {
    var occupancy = Occupancy(root: Rect(x: 0, y: 0, width: 100, height: 100))
    let places = [Occupancy.Candidate(Point(50, 50)), Occupancy.Candidate(Point(50, 70), cost: 1)]
    #expect(occupancy.place(Size(20, 10), at: places).center == Point(50, 50))
    #expect(occupancy.place(Size(20, 10), at: places).center == Point(50, 70))
    let third = occupancy.place(Size(20, 10), at: places)
    #expect(occupancy.labels.dropLast().allSatisfy { !$0.overlaps(third) })
  }

  @Test func aLabelLeavesTextReadableIfItCan() {
    var occupancy = Occupancy(root: Rect(x: 0, y: 0, width: 100, height: 100))
    occupancy.avoid(Rect(x: 40, y: 40, width: 20, height: 20), cost: 10)
    let places = [Occupancy.Candidate(Point(50, 50)), Occupancy.Candidate(Point(50, 80), cost: 3)]
    #expect(occupancy.place(Size(20, 10), at: places).center == Point(50, 80))
  }
}
