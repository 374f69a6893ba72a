import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// What a magnifier shows is enlarged with its annotations, and not the pixels of it.
@Suite struct MagnifierTests {
  /// In the picture both lines take a pixel, or two.
  @Test(arguments: [1.0, 2]) func aThinLineIsThinnerThanAThickOne(scale: Double) throws {
    func thickness(_ line: Double) throws -> Double {
      let sample = try PaintedSample(
        """
        size: [280, 120]
        printWidth: 260
        views: [{view: line, frame: [0, 59.5, 280, \(line)], backgroundColor: black}]
        callouts: [{magnify: line.left + 60, factor: 8, radius: 36}]
        """, scale: scale)
      return try #require(sample.blackShapeUnderMagnifier).height
    }
    #expect(abs(try thickness(1) / thickness(0.5) - 2) < 0.3)
  }

  /// So that what is enlarged is crisp.
  @Test func enlargedEdgesAreOnPixels() throws {
    let sample = try PaintedSample(
      """
      size: [280, 120]
      views: [{view: line, frame: [20.3, 30, 100, 50.2], backgroundColor: black}]
      callouts: [{magnify: line.topLeft, factor: 3, radius: 36, to: [220, 60]}]
      """)
    let corner = try #require(sample.blackShapeUnderMagnifier).origin
    for pixel in [corner.x * 2, corner.y * 2] { #expect(abs(pixel.rounded() - pixel) < 1e-6) }
  }

  @Test func aMagnifierShowsTheAnnotationsOfWhatItEnlarges() throws {
    let sample = try PaintedSample(
      """
      size: [320, 220]
      show: {constraints: {of: gap}}
      views: [{view: a, backgroundColor: khaki}, {view: b, backgroundColor: khaki}]
      constraints:
        - {equation: b.leading == a.trailing + 40, identifier: gap}
        - H:|-20-[a(40)]
        - b.width == 40
        - V:|-20-[a(40)]
        - V:|-20-[b(40)]
      callouts: [{magnify: a.right + 20, to: [240, 140], radius: 60}]
      """)
    let magnifier = try #require(sample.list.groups(withClass: "strut-magnifier").first)
    #expect(magnifier.texts == ["40"])
    let groups = magnifier.items.flatMap(\.groups)
    #expect(!groups.isEmpty && groups.allSatisfy { $0.id == nil })
  }

  /// The ring would hide an end of it, and the lens show a piece of it.
  @Test func aDimensionKeepsOffWhatIsMagnified() throws {
    let sample = try PaintedSample(
      """
      size: [200, 150]
      views: [{view: stamp, frame: [40, 20, 100, 60], backgroundColor: pink}]
      callouts:
        - {dimension: [stamp.left, stamp.right], side: bottom}
        - {magnify: stamp.bottomRight, factor: 4}
      """)
    let stamp = try sample.view("stamp")
    let line = try #require(
      sample.lines(ofClass: "strut-dimension").first { $0.start.y == $0.end.y && $0.start.x < stamp.midX })
    let corner = Point(stamp.maxX, stamp.maxY)
    let ring = try #require(
      sample.boxes(ofClass: "strut-callout").first { $0.center.distance(to: corner) < 1 && $0.width > 4 })
    // Half of a cap is above it.
    #expect(line.start.y - 4.5 > ring.maxY, "\(line) \(ring)")
  }

  /// It is what the author wants to show larger.
  @Test func aDimensionThatIsMagnifiedStaysInTheRing() throws {
    let sample = try PaintedSample(
      """
      size: [320, 200]
      views:
        - {view: a, frame: [20, 40, 130, 80], backgroundColor: gold}
        - {view: b, frame: [158, 40, 130, 80], backgroundColor: tomato}
      callouts: [{dimension: [a.right, b.left]}, {magnify: "a.right + (4, 0)", factor: 3, radius: 45}]
      """)
    let (a, b) = (try sample.view("a"), try sample.view("b"))
    let ring = Rect(center: Point((a.maxX + b.minX) / 2, a.midY), size: Size(30, 30))
    let caps = sample.lines(ofClass: "strut-dimension").filter { $0.start.x == $0.end.x }
    #expect(!caps.isEmpty)
    #expect(caps.contains { ring.contains($0.start) && ring.contains($0.end) })
  }

  /// Below a lens at the foot of the screen they would lie across its border; above the middle is room.
  @Test func wordsOfALensLieOnTheScreenOrBesideIt() throws {
    let sample = try PaintedSample(
      """
      size: [360, 220]
      border: none
      root: {backgroundColor: secondarySystemBackground}
      views:
        - {view: hairline, backgroundColor: separator, frame: [24, 98, 312, 0.5]}
        - {view: pause, backgroundColor: thistle, frame: [130, 122, 110, 62]}
      callouts: [{magnify: hairline.top(85%), factor: 6, text: half a point}]
      """)
    let words = try sample.box(of: "half a point")
    let root = try #require(sample.elements.first { $0.isOfView && !$0.isText }).box
    #expect(root.contains(words) || !root.overlaps(words), "\(words) \(root)")
  }
}

extension PaintedSample {
  /// What is seen of a black shape in the circle.
  fileprivate var blackShapeUnderMagnifier: Rect? {
    let lens = list.groups(withClass: "strut-magnifier").first.map(Item.group)
    return lens?.elements().first { element in
      guard case .shape(let shape) = element.content else { return false }
      return shape.fill == .color(.black)
    }?.box
  }
}
