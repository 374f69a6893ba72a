import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// The diagonal of an aspect ratio, and the side that its number stands on.
@Suite struct AspectRatioTests {
  private func sample(_ constraints: String) throws -> PaintedSample {
    try PaintedSample(
      """
      size: [320, 220]
      show: {constraints: {\(constraints)}}
      views:
        - {view: cell, subviews: [{view: photo, backgroundColor: teal}]}
      constraints:
        - H:|-20-[cell]-20-|
        - {format: "V:|-20-[cell(180)]", identifier: height}
        - V:|-16-[photo]
        - H:|-16-[photo]-16-|
        - {equation: photo.height == 9/16 * photo.width, identifier: ratio}
      """)
  }

  /// On the line it would be read as the number of that bar.
  @Test(arguments: ["side: right, axis: vertical", "of: [height, ratio], side: left"])
  func itIsNotOnTheLineOfABar(constraints: String) throws {
    let sample = try sample(constraints)
    let number = try #require(sample.boxes(of: "16 : 9").first)
    let bars = sample.elements.filter { $0.classes.contains("strut-constraint") }.flatMap(\.strokedLines)
      .filter { $0.start.x == $0.end.x }
    #expect(!bars.isEmpty)
    // With its pill.
    let pill = number.insetBy(dx: -2, dy: -2)
    #expect(bars.allSatisfy { Segment($0.start, $0.end).shares(within: pill) == nil })
  }

  @Test(arguments: ["of: [ratio], side: right", "axis: vertical, side: left, sides: {ratio: right}"])
  func itIsOnItsSideWhereThatIsFree(constraints: String) throws {
    let sample = try sample(constraints)
    let number = try #require(sample.boxes(of: "16 : 9").first)
    let photo = try #require(sample.elements.first { $0.ids.contains("photo") }?.box)
    #expect(number.minX > photo.maxX)
  }

  /// The sign is all that such a view shows.
  @Test func aRatioLeavesTheSignOfAMissingImageFree() throws {
    let sample = try PaintedSample(
      """
      size: [240, 160]
      show: constraints
      views: [{imageView: photo, image: "missing(160, 90)"}]
      constraints: [photo.width == 16:9 * photo.height, photo.width == 160, photo.centerX == superview.centerX]
      """)
    let number = try #require(sample.boxes(of: "16 : 9").first)
    let middle = Point(120, 45)
    #expect(!Rect(center: middle, size: Size(36, 36)).overlaps(number.insetBy(dx: -3, dy: -3)))
  }

  /// A diagonal would be a part of the sign.
  @Test func theDiagonalOfARatioLeavesASymbolFree() throws {
    let sample = try PaintedSample(
      """
      size: [200, 140]
      show: {constraints: {of: [ratio]}}
      views:
        - {imageView: still, image: "symbol(film, 40)", contentMode: center, backgroundColor: lavender}
      constraints:
        - H:|-20-[still(160)]
        - V:|-20-[still]
        - {equation: still.height == 5/8 * still.width, identifier: ratio}
      """)
    let still = try sample.view("still")
    let diagonals = sample.lines(ofClass: "strut-constraint").map { Segment($0.start, $0.end) }.filter(\.isDiagonal)
    #expect(!diagonals.isEmpty)
    let middle = Rect(center: still.center, size: Size(20, 16))
    #expect(diagonals.allSatisfy { $0.shares(within: middle) == nil })
  }

  /// They are all that such a view says.
  @Test(arguments: ["ratios", "equations"])
  func aRatioLeavesTheSymbolAndTheNameOfAPlaceholderFree(values: String) throws {
    let sample = try PaintedSample(
      """
      size: [240, 160]
      show: {constraints: {of: ratio\(values == "equations" ? ", values: equations" : "")}}
      views: [{view: plan, placeholder: symbol(map) Hall plan}]
      constraints: ['H:|-20-[plan]-20-|', 'V:|-20-[plan]', {equation: plan.width == 16:9 * plan.height, identifier: ratio}]
      """)
    let number = try sample.box(of: values == "equations" ? "plan.width = 16:9 × plan.height" : "16 : 9")
    let plan = try sample.view("plan")
    // A symbol of 28 points, and below it the name, some 17 points high, in the middle of the view.
    let (symbol, name) = (
      Rect(center: plan.center - Point(0, 8.5), size: Size(26, 26)),
      Rect(center: plan.center + Point(0, 14), size: Size(56, 14))
    )
    #expect([symbol, name].allSatisfy { !$0.overlaps(number) })
    let diagonals = sample.lines(ofClass: "strut-constraint").map { Segment($0.start, $0.end) }.filter(\.isDiagonal)
    #expect(!diagonals.isEmpty)
    #expect(diagonals.allSatisfy { $0.shares(within: name.insetBy(dx: 8, dy: 4)) == nil })
  }

  /// Where there is no room between a view and the edge of the screen, it stands beside the device.
  @Test func itIsNotOnTheRingOfADevice() throws {
    let sample = try PaintedSample(
      """
      device: iphone-se-3rd-generation
      chrome: device
      screenSize: none
      printWidth: 230
      show: {constraints: {of: [square], side: right}}
      views: [{view: grid, backgroundColor: systemGray5}]
      constraints:
        - {equation: grid.width == grid.height, identifier: square}
        - H:|-16-[grid]-16-|
        - grid.top == superview.top + 69
      """)
    let number = try sample.box(of: "1 : 1").insetBy(dx: -1, dy: -1)
    // 375 points of the screen, and the ring around them.
    #expect(number.maxX < 375 || number.minX > 375 + 10, "\(number)")
  }
}
