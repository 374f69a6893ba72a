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
}
