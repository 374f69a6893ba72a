import Geometry
import TestSupport
import Testing

@testable import FigurePainting

/// Where a line runs over the ring around a screen.
@Suite struct BezelTests {
  let bezel = Bezel(
    body: Rect(x: -12, y: -12, width: 124, height: 224), screen: Rect(x: 0, y: 0, width: 100, height: 200),
    cornerRadius: 40)

  private func stretches(_ start: Point, _ end: Point) -> [String] {
    bezel.stretches(of: Segment(start, end)).map { line, isOver in
      "\(placeText(line.start)) to \(placeText(line.end))\(isOver ? " over it" : "")"
    }
  }

  @Test func aLeaderRunsOverTheRingOnce() {
    #expect(
      stretches(Point(-30, 90), Point(40, 90)) == [
        "(−30, 90) to (−12, 90)", "(−12, 90) to (0, 90) over it", "(0, 90) to (40, 90)",
      ])
  }

  @Test func aLineAcrossTheScreenRunsOverTheRingTwice() {
    #expect(
      stretches(Point(50, 230), Point(50, -20)) == [
        "(50, 230) to (50, 212)", "(50, 212) to (50, 200) over it", "(50, 200) to (50, 0)",
        "(50, 0) to (50, −12) over it", "(50, −12) to (50, −20)",
      ])
  }

  /// Where the screen's corner is round the ring is broader: at 8 below the top, the circle of 40 around (40, 40) is at
  /// 40 − √(40² − 32²) = 16. The body's corner is as round: its circle of 52 is at 40 − √(52² − 32²) = −0.99.
  @Test func theRingIsBroaderAtRoundCorners() {
    #expect(
      stretches(Point(-12, 8), Point(50, 8)) == [
        "(−12, 8) to (−0.99, 8)", "(−0.99, 8) to (16, 8) over it", "(16, 8) to (50, 8)",
      ])
  }

  /// Words near a lower corner are inside the screen's rectangle and on the ring all the same.
  @Test func wordsInARoundCornerAreNotOnTheScreen() {
    #expect(bezel.shows(Rect(x: 30, y: 150, width: 40, height: 14)))
    #expect(bezel.shows(Rect(x: 40, y: 184, width: 20, height: 14)))
    #expect(!bezel.shows(Rect(x: 55, y: 184, width: 40, height: 14)))
  }

  @Test func aLineBesideTheBodyOrOnTheScreenIsWhole() {
    #expect(stretches(Point(-30, -20), Point(130, -20)) == ["(−30, −20) to (130, −20)"])
    #expect(stretches(Point(10, 90), Point(90, 90)) == ["(10, 90) to (90, 90)"])
  }

  /// Whatever the line: its stretches are the line, and none that is over the ring has its middle on the screen's middle.
  @Test(arguments: 0..<200) func stretchesMakeUpTheLine(seed: Int) {
    var random = SeededGenerator(seed: seed)
    func point() -> Point {
      Point(.random(in: -50...150, using: &random), .random(in: -50...250, using: &random))
    }
    let line = Segment(point(), point())
    let stretches = bezel.stretches(of: line)
    #expect(abs(stretches.reduce(0) { $0 + $1.line.length } - line.length) < 0.1)
    #expect(!stretches.isEmpty)
    for (piece, isOver) in stretches {
      let inner = bezel.screen.insetBy(dx: 12, dy: 12)
      #expect(!isOver || !inner.contains(piece.middle))
      #expect(!isOver || bezel.body.contains(piece.middle))
    }
  }

  @Test func dotsStayOffTheEdge() {
    #expect(bezel.offEdge(Point(0, 90), by: 4) == Point(4, 90))
    #expect(bezel.offEdge(Point(50, 90), by: 4) == Point(50, 90))
    #expect(bezel.offEdge(Point(-20, 90), by: 4) == Point(-20, 90))
  }

  /// A torn edge cuts the body off, and leaves no round corners there: at 8 above it the ring is 12 wide, and begins where
  /// the body does.
  @Test func theRingIsStraightAboveATornEdge() {
    let torn = Bezel(
      body: Rect(x: -12, y: -12, width: 124, height: 112), screen: bezel.screen, cornerRadius: 40, whole: bezel.body)
    let pieces = torn.stretches(of: Segment(Point(-30, 92), Point(40, 92)))
    #expect(pieces.map(\.isOver) == [false, true, false])
    #expect(pieces[1].line == Segment(Point(-12, 92), Point(0, 92)))
  }
}
