import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Dimensions of what is on a device stand on its screen or beside it.
@Suite struct DeviceDimensionTests {
  /// If one dimension of a row has to make way for the size of the screen, all of them do.
  @Test func dimensionsStayOnOneLineBelowTheSizeOfAScreen() throws {
    let sample = try PaintedSample(
      """
      device: ipad-10th-generation-a16
      orientation: landscape
      chrome: device
      printWidth: 520
      views: [{view: a}, {view: b}, {view: c}]
      constraints: ["H:|[a(320)][b(375)][c]|", "V:|[a]|", "V:|[b]|", "V:|[c]|"]
      callouts:
        - {dimension: [a.left, a.right], side: bottom}
        - {dimension: [b.left, b.right], side: bottom}
        - {dimension: [c.left, c.right], side: bottom}
      """)
    let numbers = try ["320", "375", "485"].map { try sample.box(of: $0) }
    #expect(Set(numbers.map { $0.midY.rounded() }).count == 1)
    let size = try sample.box(of: "1180 × 820 pt")
    for number in numbers { #expect(!number.insetBy(dx: -2, dy: -2).overlaps(size)) }
  }

  /// The island is no place for a line.
  @Test func aDimensionKeepsOffTheIsland() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      orientation: landscape
      chrome: device
      views: []
      callouts: [{dimension: [root.left, root.safeArea.left]}]
      """)
    let number = try sample.box(of: "59")
    let screen = 393.0
    let island = (screen - min(126, screen * 0.32)) / 2
    let top = try #require(sample.elements.map(\.box.minY).min())
    // The body of the device reaches 12 points beyond the screen.
    let height = number.midY - top - 12
    #expect(height < island || height > screen - island)
  }

  /// Beside a device, the distance of the next line is counted from the body and not twice.
  @Test func nestedDimensionsBesideADeviceAreClose() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      orientation: landscape
      chrome: device
      callouts:
        - {dimension: [root.readable.left, root.readable.right], side: top}
        - {dimension: [root.safeArea.left, root.safeArea.right], side: top}
        - {dimension: [root.left, root.right], side: top}
      views: [{view: a, frame: [300, 100, 20, 20]}]
      """)
    let heights = sample.annotationTexts.filter { Int($0.words) != nil }.map(\.box.midY).sorted()
    #expect(heights.count == 3)
    #expect(heights[1] - heights[0] < 30 && heights[2] - heights[1] < 30, "\(heights)")
  }

  /// The bar of the phone is higher, and its scale is another one.
  @Test func dimensionsAboveDevicesOfARowStandOnOneLine() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: none
      printWidth: 560
      columns: 2
      crop: {top: 300}
      bars: {navigationBar: {title: Gezeiten}}
      callouts: [{dimension: [root.readable.left, root.readable.right], side: top}]
      panels: [{title: A phone}, {title: A tablet, device: ipad-10th-generation-a16}]
      """)
    let numbers = try sample.boxes(of: ["361", "664"])
    #expect(abs(numbers[0].midY - numbers[1].midY) < 0.5, "\(numbers)")
  }

  /// The size of a screen is written below its device.
  @Test func numbersBelowADeviceStandInTheMiddleOfTheirLines() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      printWidth: 300
      callouts: [{dimension: [root.readable.left, root.readable.right], side: bottom}]
      """)
    let words = try #require(sample.annotationTexts.first { $0.words.hasPrefix("393") }?.box)
    let number = try #require(sample.boxes(of: "361").first)
    #expect(number.minY > words.maxY)
    #expect(abs(number.midX - words.midX) < 1, "\(number) is not below \(words)")
  }

  /// Numbers of several widths keep off the body of a device.
  @Test func dimensionsBesideADeviceStandOnOneLine() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      views:
        - {view: a, frame: [0, 100, 393, 60]}
        - {view: b, frame: [8, 200, 377, 60]}
      callouts:
        - {dimension: [a.top, a.bottom], side: right, text: "a long name {}"}
        - {dimension: [b.top, b.bottom], side: right}
      """)
    let lines = sample.list.groups(withClass: "strut-dimension").compactMap { group in
      group.shapes.compactMap(\.path.box).filter { $0.width < 0.01 && $0.height > 50 }.first?.midX
    }
    #expect(lines.count == 2)
    #expect(Set(lines).count == 1)
  }

  /// A constraint's bar and the dimensions that it continues are one line, as far from the device as the broadest of their
  /// numbers asks, in each panel.
  @Test(arguments: [300, 480]) func aBarIsOnTheLineOfTheDimensionsBesideIt(_ printWidth: Int) throws {
    let panels = """
      panels:
        - title: At rest
        - title: Keyboard shown
          do: [keyboard = shown, constraint h.constant = 88]
          additionalCallouts: [{dimension: [root.keyboard.top, root.keyboard.bottom], side: left}]
      """
    let single = """
      keyboard: shown
      callouts:
        - {dimension: [draft.top, draft.bottom], side: left}
        - {dimension: [root.keyboard.top, root.keyboard.bottom], side: left}
      """
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: none
      printWidth: \(printWidth)
      crop: {bottom: \(printWidth == 300 ? 460 : 560)}
      views: [{view: draft, backgroundColor: lavender}]
      constraints:
        - H:|-16-[draft]-16-|
        - {equation: draft.height == 88, identifier: h}
        - {equation: draft.bottom == superview.keyboard.top - 16, identifier: above}
      show: {constraints: {of: [above], side: left}}
      \(printWidth == 300 ? single : "callouts: [{dimension: [draft.top, draft.bottom], side: left}]\n" + panels)
      """)
    func uprights(_ name: String) -> [Double] {
      sample.lines(ofClass: name).filter { $0.start.x == $0.end.x && abs($0.start.y - $0.end.y) > 3 }.map(\.start.x)
    }
    let (bars, dimensions) = (uprights("strut-constraint"), uprights("strut-dimension"))
    #expect(!bars.isEmpty && !dimensions.isEmpty)
    for bar in bars { #expect(dimensions.contains { abs($0 - bar) < 0.6 }, "\(bars) \(dimensions)") }
  }

  /// Less than a pixel of a picture decides about no line to an end: all scales have the same.
  @Test func allScalesHaveTheSameLinesToEnds() throws {
    let text = """
      chrome: device
      screenSize: none
      printWidth: 480
      views: [{view: list, backgroundColor: moccasin}]
      constraints: ["H:|[list]|", "V:|[list]|"]
      callouts: [{dimension: [list.left, list.right], side: bottom}]
      panels:
        - {title: iPad, device: ipad-10th-generation-a16, orientation: landscape}
        - {title: iPhone, device: iphone-15}
      """
    // Above the caps, of which each dimension has two.
    let counts = try [1.0, 2, 3].map { scale in
      let lines = try PaintedSample(text, scale: scale).lines(ofClass: "strut-dimension")
      let caps = try #require(lines.map { min($0.start.y, $0.end.y) }.max())
      return Set(lines.filter { max($0.start.y, $0.end.y) < caps + 1 }.map { ($0.start.x / 4).rounded() }).count
    }
    #expect(Set(counts).count == 1, "\(counts)")
  }
}
