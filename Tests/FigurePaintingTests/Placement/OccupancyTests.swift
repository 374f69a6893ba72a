import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Which of its places a label takes, and what each of them costs.
@Suite struct OccupancyTests {
  /// A name goes where its line strikes no letters through.
  @Test func aLineThroughLettersCostsMoreThanALongerOne() {
    var occupancy = Occupancy(root: Rect(x: 0, y: 0, width: 400, height: 400))
    occupancy.note(.sign(Rect(x: 100, y: 100, width: 80, height: 20)))
    #expect(occupancy.cost(ofWay: Segment(Point(140, 60), Point(140, 160))) > 10)
    #expect(occupancy.cost(ofWay: Segment(Point(60, 140), Point(300, 140))) == 0)
    // It may end at a text.
    #expect(occupancy.cost(ofWay: Segment(Point(140, 60), Point(140, 101))) == 0)
  }

  @Test func numbersSideBySideAreNotReadAsOne() {
    var occupancy = Occupancy(root: Rect(x: 0, y: 0, width: 200, height: 100))
    occupancy.note(.label(Rect(x: 50, y: 40, width: 20, height: 14)))
    // Four points beside the first, or at a small cost under it.
    let places = [Occupancy.Candidate(Point(84, 47)), Occupancy.Candidate(Point(84, 67), cost: 2)]
    #expect(occupancy.place(Size(20, 14), at: places).center == Point(84, 67))
  }

  @Test func aLabelTakesTheNextPlaceWhenTheFirstIsTaken() {
    var occupancy = Occupancy(root: Rect(x: 0, y: 0, width: 100, height: 100))
    let places = [Occupancy.Candidate(Point(50, 50)), Occupancy.Candidate(Point(50, 70), cost: 1)]
    #expect(occupancy.place(Size(20, 10), at: places).center == Point(50, 50))
    #expect(occupancy.place(Size(20, 10), at: places).center == Point(50, 70))
    let third = occupancy.place(Size(20, 10), at: places)
    #expect(occupancy.labels.count == 3 && occupancy.labels.dropLast().allSatisfy { !$0.overlaps(third) })
  }

  @Test func aLabelLeavesTextReadableIfItCan() {
    var occupancy = Occupancy(root: Rect(x: 0, y: 0, width: 100, height: 100))
    occupancy.note(.area(Rect(x: 40, y: 40, width: 20, height: 20), cost: 10))
    let places = [Occupancy.Candidate(Point(50, 50)), Occupancy.Candidate(Point(50, 80), cost: 3)]
    #expect(occupancy.place(Size(20, 10), at: places).center == Point(50, 80))
  }

  /// Words would take the dashes of a side away, wherever the edge passes through them; one that they hardly touch stays.
  @Test(arguments: [(48.0, false), (51, false), (44, false), (40, true)])
  func aLabelLeavesTheSidesOfADashedOutline(_ height: Double, _ isTaken: Bool) {
    var occupancy = Occupancy(root: Rect(x: 0, y: 0, width: 200, height: 100))
    occupancy.note(.outline(Rect(x: 0, y: 0, width: 100, height: 50)))
    let (first, other) = (Point(50, height), Point(150, 50))
    let place = occupancy.place(Size(20, 14), at: [.init(first), .init(other, cost: 4)]).center
    #expect(place == (isTaken ? first : other))
  }

  /// Two labels below two things: the first has something in its way, so both stand above.
  @Test func labelsThatAreAlikeTakeOneChoice() {
    var occupancy = Occupancy(root: Rect(x: 0, y: 0, width: 400, height: 400))
    let size = Size(40, 10)
    func places(at x: Double) -> [Occupancy.Candidate] {
      [.init(Point(x, 120)), .init(Point(x, 80), cost: 2)]
    }
    let labels = [100.0, 200].map { (size: size, candidates: places(at: $0), owner: Int?.none) }
    #expect(occupancy.commonChoice(of: labels) == 0)
    occupancy.note(.label(Rect(center: Point(100, 120), size: size)))
    #expect(occupancy.commonChoice(of: labels) == 1)
    // Neither choice is free for both: they go their own ways.
    occupancy.note(.label(Rect(center: Point(200, 80), size: size)))
    #expect(occupancy.commonChoice(of: labels) == nil)
    // What is alone, or has other candidates, is not alike.
    #expect(occupancy.commonChoice(of: [labels[0]]) == nil)
    #expect(occupancy.commonChoice(of: [labels[0], (size: size, candidates: [places(at: 200)[0]], owner: nil)]) == nil)
  }
}
