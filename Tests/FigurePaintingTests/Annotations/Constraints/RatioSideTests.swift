import Geometry
import Testing

@testable import FigurePainting

/// The number of an aspect ratio for which an author names a side.
@Suite struct RatioSideTests {
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
}
