import Foundation
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// The axes and the angle of a view that is turned.
@Suite struct TurnedAxesTests {
  /// A card that turns about its top left corner.
  private func sample(degrees: Int) throws -> PaintedSample {
    try PaintedSample(
      """
      size: [260, 200]
      show: {axes: true}
      views: [{view: card, backgroundColor: "alpha(systemIndigo, 0.2)"}]
      panels:
        - do:
            - "card.anchorPoint = [0, 0]"
            - "card.frame = [70, 60, 140, 70]"
            - card.transform = rotate(\(degrees)deg)
      """)
  }

  /// The lines of a class of annotations around the corner, in points of the panel.
  private func lines(ofClass name: String, in sample: PaintedSample) throws -> [Segment] {
    let arrows = sample.elements.filter { $0.classes.contains("strut-axes") }.flatMap(\.strokedLines)
    // Both arrows begin at the corner.
    let corner = try #require(arrows.first?.start)
    return sample.elements.filter { $0.classes.contains(name) }.flatMap(\.strokedLines)
      .map { Segment($0.start - corner, $0.end - corner) }
  }

  /// A reader would learn that x does not turn.
  @Test(arguments: [-60, -20, 5, 20, 90]) func theAngleLeavesTheArrowFree(degrees: Int) throws {
    let sample = try sample(degrees: degrees)
    let turn = Double(degrees) * .pi / 180
    let axis = Point(cos(turn), sin(turn))
    // Upright lines lie on pixels.
    func isOnAxis(_ point: Point) -> Bool {
      abs(point.y * axis.x - point.x * axis.y) < 0.6 && point.x * axis.x + point.y * axis.y > -0.1
    }
    let onAxis = try lines(ofClass: "strut-angle", in: sample).filter { isOnAxis($0.start) && isOnAxis($0.end) }
    #expect(!onAxis.isEmpty)
    // The arrow is 28 points long.
    #expect(onAxis.allSatisfy { $0.start.distance(to: .zero) > 28 && $0.end.distance(to: .zero) > 28 })
  }

  /// On the line that is not the axis, its letter would name that.
  @Test(arguments: [-60, -20, 20]) func theLetterIsOffTheUnturnedLine(degrees: Int) throws {
    let sample = try sample(degrees: degrees)
    let letter = try #require(sample.boxes(of: "x").first)
    let level = sample.elements.filter { $0.classes.contains("strut-angle") }.flatMap(\.strokedLines)
      .filter { abs($0.start.y - $0.end.y) < 0.1 && abs($0.start.x - $0.end.x) > 20 }
    #expect(!level.isEmpty)
    // With the disc on which it stands.
    let disc = Rect(center: letter.center, size: Size(12, 12))
    #expect(level.allSatisfy { Segment($0.start, $0.end).shares(within: disc) == nil })
  }

  /// Words across an arrow hide where it begins.
  @Test func theNameOfTheCenterIsOffTheArrows() throws {
    let sample = try PaintedSample(
      """
      size: [260, 150]
      show: {axes: true, centers: true}
      views: [{view: card, backgroundColor: "alpha(systemOrange, 0.5)"}]
      panels:
        - do:
            - "card.anchorPoint = [0, 0]"
            - "card.frame = [60, 60, 140, 60]"
            - card.transform = rotate(-20deg)
      """)
    let words = try #require(sample.boxes(of: "anchor (0, 0)").first)
    let arrows = sample.elements.filter { $0.classes.contains("strut-axes") }.flatMap(\.strokedLines)
    #expect(!arrows.isEmpty)
    #expect(arrows.allSatisfy { Segment($0.start, $0.end).shares(within: words) == nil })
  }

  /// The arc of a turned word, and its number, are where the letters end.
  @Test(arguments: [-25, 25, 40]) func theArcIsOffLetters(degrees: Int) throws {
    let sample = try PaintedSample(
      """
      size: [280, 230]
      show: {axes: tag}
      views:
        - view: tag
          bounds: [0, 0, 130, 70]
          center: [140, 108]
          backgroundColor: khaki
          transform: rotate(\(degrees)deg)
          subviews:
            - {label: word, text: Ahoy, font: {size: 32, weight: bold}, frame: [0, 14, 130, 42], textAlignment: center}
      """)
    let word = try #require(sample.viewTexts.first { $0.words == "Ahoy" })
    let number = try #require(sample.boxes(of: "\(degrees < 0 ? "−" : "")\(abs(degrees))°").first)
    #expect(!number.overlaps(word.box), "\(number) \(word.box)")
    let tag = try #require(sample.elements.first { $0.ids.contains("tag") }).box
    let arc = sample.elements.filter { $0.classes.contains("strut-angle") }.flatMap(\.strokedLines)
      .filter { Segment($0.start, $0.end).isDiagonal && $0.start.distance(to: $0.end) < 12 }
    // 110 points are about what the letters take.
    #expect(!arc.isEmpty && arc.allSatisfy { $0.start.distance(to: tag.center) > 50 }, "\(arc)")
  }

  /// A card turned about its middle, with the frame that it had before.
  private static let turned = """
    size: [230, 180]
    border: none
    root: {backgroundColor: secondarySystemBackground}
    show: {centers: true, originalFrames: true, axes: true}
    views:
      - view: card
        frame: [50, 70, 120, 70]
        backgroundColor: alpha(systemOrange, 0.4)
        transform: rotate(-25deg)
    """

  @Test func theNumberOfAnAngleStandsAtItsArc() throws {
    let sample = try PaintedSample(Self.turned)
    let number = try #require(sample.boxes(of: "−25°").first)
    let arc = try #require(sample.elements.filter { $0.classes.contains("strut-angle") && !$0.isText }.last?.box)
    #expect(arc.insetBy(dx: -8, dy: -14).overlaps(number), "\(number) is far from \(arc)")
  }

  /// The page is seen through the card.
  @Test func theNumberOfAnAngleIsLegibleOnAPaleColour() throws {
    let sample = try PaintedSample(Self.turned)
    let number = try #require(sample.annotationTexts.first { $0.words == "−25°" })
    guard case .text(let run) = number.content else { return }
    let (orange, page, share) = (Color(hex: 0xFF9500), Color(hex: 0xF2F2F7), 0.4)
    func mixed(_ own: Double, _ page: Double) -> Double { own * share + page * (1 - share) }
    let ground = Color(
      red: mixed(orange.red, page.red), green: mixed(orange.green, page.green), blue: mixed(orange.blue, page.blue))
    #expect(run.color.contrast(to: ground) >= 4.5)
  }

  /// The original frame is dashed, and the edges of the card are slanting.
  @Test func numbersAndLettersOfTurnedViewsCrossNoEdge() throws {
    let sample = try PaintedSample(Self.turned)
    let frame = sample.elements.filter { $0.classes.contains("strut-original-frame") }.flatMap(\.strokedLines)
    #expect(!frame.isEmpty)
    for word in ["−25°", "x", "y"] {
      let box = try #require(sample.boxes(of: word).first)
      for line in frame { #expect(!box.isCrossed(from: line.start, to: line.end), "\(word) on an edge") }
    }
  }

  /// Across its edge they would be hard to read.
  @Test func theCoordinatesOfTheCentreOfANarrowViewStandBesideIt() throws {
    let sample = try PaintedSample(
      """
      size: [200, 160]
      show: {centers: {values: true}}
      views: [{view: mast, frame: [85, 20, 30, 120], backgroundColor: tan}]
      """)
    let mast = try sample.view("mast")
    let words = try sample.box(of: "(100, 80)")
    #expect(words.minX > mast.maxX || words.maxX < mast.minX || words.minY > mast.maxY || words.maxY < mast.minY)
  }
}
