import Testing

@testable import FigurePainting

/// Springs and struts of several views.
@Suite struct SpringTests {
  /// The margins of each go across the other one, and two zigzags on one line cannot be read.
  @Test func thoseOfSiblingsAreAtDifferentHeights() throws {
    let sample = try PaintedSample(
      """
      size: [180, 90]
      border: none
      show: {autoresizing: {axis: horizontal}}
      views:
        - {view: a, frame: [16, 20, 66, 50], autoresizingMask: [flexibleWidth, flexibleRightMargin]}
        - {view: b, frame: [98, 20, 66, 50], autoresizingMask: [flexibleWidth, flexibleLeftMargin]}
      """)
    let lines = sample.elements.filter { !$0.isText && !$0.isOfView && $0.box.width > 8 }.map(\.box)
    let heights = Set(lines.map { $0.midY.rounded() }).sorted()
    #expect(heights.count == 2)
    #expect(heights[1] - heights[0] == 12)
  }
}
