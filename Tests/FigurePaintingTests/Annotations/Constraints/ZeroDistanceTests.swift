import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// The thick lines of distances of 0, and the numbers beside them.
@Suite struct ZeroDistanceTests {
  private func shapes(_ look: String) throws -> [(box: Rect, color: String)] {
    let sample = try PaintedSample(
      """
      size: [240, 100]
      border: none
      root: {layoutMargins: 20}
      show: {constraints: {of: [trail]}}
      views: [{view: answer, \(look)}]
      constraints:
        - V:|-30-[answer(36)]
        - answer.width == 120
        - {equation: answer.trailing == superview.margins.trailing, identifier: trail}
      """)
    let group = try #require(sample.list.groups(withClass: "strut-constraint").first)
    return group.shapes.compactMap { shape in
      shape.path.box.map { ($0, shape.stroke?.color.token ?? "plain") }
    }
  }

  /// At a round end a line would be a dot, and stand in the air on all of the view.
  @Test(arguments: [("cornerRadius: 0", 35.9...36.1), ("cornerRadius: 4", 27.9...28.1), ("cornerRadius: 16", 20...26)])
  func theLineOnARoundEndIsALine(_ look: String, _ length: ClosedRange<Double>) throws {
    let lines = try shapes("backgroundColor: gainsboro, \(look)")
    #expect(lines.count == 1 && length.contains(lines[0].box.height), "\(lines)")
  }

  @Test func onItsOwnColourItHasAHairline() throws {
    let lines = try shapes("backgroundColor: systemBlue")
    try #require(lines.count == 2)
    #expect(lines[0].box.midX < lines[1].box.midX && lines[0].color != lines[1].color, "\(lines)")
  }

  /// A distance of 40 that the engine broke to 0, at the corner of two views.
  @Test func theNumberOfABrokenDistanceOfNothingStandsInsideOrOutside() throws {
    let sample = try PaintedSample(
      """
      size: [300, 80]
      border: none
      root: {backgroundColor: secondarySystemBackground}
      show: {constraints: true, conflicts: true}
      views:
        - {view: banner, backgroundColor: "alpha(systemGreen, 0.3)"}
      constraints:
        - H:|-40-[banner(>=260)]-40-|
        - V:|-24-[banner]-20-|
      """)
    let root = try #require(sample.elements.first { $0.isOfView }?.box)
    let numbers = sample.boxes(of: "40")
    #expect(!numbers.isEmpty)
    for number in numbers {
      #expect(number.maxX < root.maxX || number.minX > root.maxX, "\(number) across \(root.maxX)")
    }
  }
}
