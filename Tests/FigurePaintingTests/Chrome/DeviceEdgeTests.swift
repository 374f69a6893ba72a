@testable import FigurePainting
import Figures
import Geometry
import Graphics
import Testing

/// Words and signs keep off the body of a device, and hatching off what is on its screen.
@Suite struct DeviceEdgeTests {
  private func body(of sample: PaintedSample) throws -> Rect {
    try #require(
      sample.elements.filter { $0.classes.contains("strut-chrome") && !$0.isText }.map(\.box).max {
        $0.width < $1.width
      })
  }

  /// Words have a column beside the device, as discs have.
  @Test func wordsStandBesideTheDeviceInAColumn() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      views: [{view: a, backgroundColor: khaki}, {view: b, backgroundColor: plum}]
      constraints: ["H:|-20-[a(240)]", "V:|-100-[a(80)]", "H:[b(300)]-20-|", "V:|-300-[b(80)]"]
      callouts:
        - {text: "a.width ≤ 0.75 × superview.width", at: a.right, side: right}
        - {text: "b.trailing = superview.trailing - 20", at: b.right, side: right}
      """)
    let body = try body(of: sample)
    let words = sample.annotationTexts.filter { $0.words.contains("superview") }
    #expect(words.count == 2)
    for box in words.map(\.box) { #expect(box.minX > body.maxX && abs(box.minX - words[0].box.minX) < 1.5) }
  }

  /// Dimensions along the bottom of a screen would lie at its round corners and on the home indicator.
  @Test func dimensionsAlongAScreenStandBesideTheDevice() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      orientation: landscape
      callouts:
        - {dimension: [root.left, root.safeArea.left], side: bottom}
        - {dimension: [root.safeArea.left, root.safeArea.right], side: bottom}
      """)
    let body = try body(of: sample)
    let numbers = sample.annotationTexts.filter { ["59", "734"].contains($0.words) }.map(\.box)
    #expect(numbers.count == 2 && numbers.allSatisfy { $0.minY > body.maxY })
    #expect(abs(numbers[0].midY - numbers[1].midY) < 0.5)
  }

  /// At the bottom of the screen the body begins 29 points beside its rectangle, and at the safe area 3.
  @Test func linesToDimensionsBeginAtTheRoundOutline() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: none
      callouts: [{dimension: [root.safeArea.bottom, root.bottom], side: right}]
      """)
    let body = try body(of: sample)
    let lines = sample.elements.filter { $0.classes.contains("strut-dimension") }.flatMap(\.strokedLines)
    // The edge of the safe area is on the screen.
    let level = lines.filter {
      $0.start.y == $0.end.y && abs($0.start.x - $0.end.x) > 10 && min($0.start.x, $0.end.x) > body.midX
    }
    let starts = level.map { body.maxX - min($0.start.x, $0.end.x) }.sorted()
    #expect(starts.count == 2)
    #expect(abs(starts[0] - 3.4) < 1 && abs(starts[1] - 28.7) < 1, "\(starts)")
  }

  /// Near a corner there is less screen than its rectangle.
  @Test func numbersKeepOffRoundCorners() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      orientation: landscape
      chrome: device
      screenSize: none
      printWidth: 340
      root: {backgroundColor: systemBackground}
      views: [{label: caption, text: Harbour at dawn, textAlignment: center}]
      constraints:
        - caption.leading == superview.safeArea.leading
        - caption.trailing == superview.safeArea.trailing
        - {equation: caption.bottom == superview.safeArea.bottom - 8, identifier: room}
      show: {constraints: {of: [room]}}
      """)
    let number = try #require(sample.annotationTexts.first { $0.words == "8" }?.box)
    let body = try body(of: sample)
    // The corners of the screen, at this scale.
    let unit = body.width / 876
    let screen = body.insetBy(dx: 12 * unit, dy: 12 * unit)
    let bezel = Bezel(body: body, screen: screen, cornerRadius: 55 * unit)
    #expect(bezel.shows(number) || !body.overlaps(number), "\(number)")
  }

  /// A scroll view that fills the screen shows what is outside of it beside the device, if its document says so.
  @Test(arguments: [("contentOutside: dim", true), ("contentOutside: hidden", false), ("tag: 1", false)])
  func contentOutsideOfTheScreenIsBehindTheDevice(_ property: String, _ isShown: Bool) throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      views:
        - scrollView: scroll
          \(property)
          contentSize: [393, 1200]
          frame: {inset: 0}
          subviews: [{view: row, frame: [20, 0, 353, 1200], backgroundColor: plum}]
      """)
    let body = try body(of: sample)
    let outside = sample.elements.filter { $0.classes.contains("strut-content-outside") }
    #expect(outside.contains { $0.box.maxY > body.maxY + 100 } == isShown)
  }

  private func landscape(showing guides: String) -> String {
    """
    device: iphone-15
    chrome: device
    orientation: landscape
    additionalSafeAreaInsets: [44, 0, 0, 0]
    show: {\(guides)}
    views: [{navigationBar: bar, title: Guides}]
    constraints: [bar.top == superview.top, "H:|[bar]|"]
    """
  }

  @Test func hatchingLeavesBarsAndTheHomeIndicatorFree() throws {
    let sample = try PaintedSample(landscape(showing: "margins: root"))
    // One clip for the bar, one for the indicator and one for each word on the band.
    let hatched = sample.list.groups(withClass: "strut-margins").flatMap { Item.group($0).groups }
    let corners = hatched.compactMap(\.clip).flatMap(\.points)
    #expect(corners.contains { abs($0.x - 0) < 0.5 && abs($0.y - 44) < 0.5 })
  }

  /// A dashed line at the edge of the screen would lie half on the ring.
  @Test func theSafeAreaHasNoLineAlongTheEdgeOfAScreen() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      show: {safeArea: {of: root, values: false}}
      views: []
      """)
    // On an upright phone it has lines above and below alone, and none from top to bottom.
    let boxes = sample.elements.filter { $0.classes.contains("strut-safe-area") }.map(\.box)
    #expect(!boxes.isEmpty)
    #expect(boxes.allSatisfy { $0.height < 2 })
  }

  /// Where the safe area is shown, too, margins begin at its edge, and no line lies on another.
  @Test func marginsBeginAtTheSafeArea() throws {
    func shapesOfMargins(in sample: PaintedSample) -> [Shape] {
      sample.list.groups(withClass: "strut-margins").flatMap { Item.group($0).shapes }
    }
    let sample = try PaintedSample(landscape(showing: "safeArea: true, margins: root, readable: true"))
    let shapes = shapesOfMargins(in: sample)
    let boxes = shapes.compactMap(\.path.box)
    #expect(!boxes.isEmpty)
    #expect(boxes.allSatisfy { $0.minX > 58.5 && $0.maxX < 793.5 && $0.minY > 43.5 && $0.maxY < 372.5 })
    // The safe area has the edges above and below, and the readable width those at the sides, where it ends too.
    #expect(shapes.allSatisfy { $0.stroke == nil })
    let withoutReadable = try PaintedSample(landscape(showing: "safeArea: true, margins: root"))
    let lines = shapesOfMargins(in: withoutReadable).filter { $0.stroke != nil }.compactMap(\.path.box)
    #expect(!lines.isEmpty && lines.allSatisfy { $0.width < 0.1 }, "\(lines)")
    // Each guide has its name.
    #expect(Set(sample.annotationTexts.map(\.words)).isSuperset(of: ["safe area", "readable width", "margins"]))
  }

  /// The edge of a dark screen between two pixels had a pale seam: the page under it shone through.
  @Test(arguments: ["iphone-8", "iphone-15"], [1.0, 2]) func nothingShinesThroughTheEdgeOfAScreen(
    device: String, scale: Double
  ) throws {
    let sample = try PaintedSample(
      """
      device: \(device)
      orientation: landscape
      chrome: device
      printWidth: 300
      root: {backgroundColor: "#3a3a3c"}
      """, scale: scale)
    let root = try #require(sample.elements.first { $0.ids.last?.hasSuffix("root") == true })
    for edge in RectEdge.allCases { #expect(abs((root.box[edge] * scale).rounded() - root.box[edge] * scale) < 1e-6) }
    // No page is under it.
    let under = sample.elements.filter { $0.classes.isEmpty && $0.box.contains(root.box.insetBy(dx: 2, dy: 2)) }
    #expect(under.isEmpty)
  }
}
