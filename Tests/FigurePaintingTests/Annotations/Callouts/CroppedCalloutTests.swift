import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Callouts of which a crop leaves nothing are told, and dimensions stand where something is left.
@Suite struct CroppedCalloutTests {
  private func messages(_ callout: String) throws -> [String] {
    let sample = try PaintedSample(
      """
      size: [300, 600]
      crop: {top: 200}
      views:
        - {view: tall, frame: [20, 10, 80, 500], backgroundColor: gold}
        - {view: below, frame: [120, 300, 50, 20], backgroundColor: gold}
      callouts: [\(callout)]
      """)
    return sample.diagnostics.all.map(\.message)
  }

  @Test(arguments: [
    "{dimension: [below.left, below.right], side: bottom}", "{bracket: tall, side: bottom, text: all}",
    "{circle: below}", "{arrow: [below.left, below.bottom]}", "{highlight: below}", "{magnify: below}",
    "{label: 1, at: below}", "{rule: below.top}",
  ])
  func whatTheCropCutsOffIsTold(_ callout: String) throws {
    let told = "a callout points at a place that the crop cuts off; leave more of the screen, or the callout out"
    #expect(try messages(callout) == [told])
  }

  @Test(arguments: [
    "{dimension: [tall.left, tall.right], side: bottom}", "{circle: tall}", "{arrow: [tall.top, below.top]}",
    "{highlight: [tall]}", "{bracket: tall, side: right}",
  ])
  func whatIsSeenInPartIsNotTold(_ callout: String) throws { #expect(try messages(callout) == []) }

  /// Its author asked for a width, and the lower edge is cut off.
  @Test func aDimensionStandsOutsideOfTheTornEdge() throws {
    let sample = try PaintedSample(
      """
      size: [300, 600]
      crop: {top: 200}
      views: [{view: tall, frame: [20, 10, 80, 500], backgroundColor: gold}]
      callouts: [{dimension: [tall.left, tall.right], side: bottom}]
      """)
    let number = try #require(sample.annotationTexts.first { $0.words == "80" }?.box)
    let view = try #require(sample.elements.first { $0.ids.contains("tall") }?.box)
    // The view begins at 10, so the torn edge is 190 below its top.
    #expect(number.minY > view.minY + 190 && number.maxY < view.minY + 190 + 20)
  }

  /// The crop leaves 12 points around the view, in which the line would lie on the ragged edge; of what is around the view
  /// no end is seen.
  @Test func dimensionsOffATornEdgeEndWithTheScreen() throws {
    let sample = try PaintedSample(
      """
      size: [300, 300]
      crop: {around: [inner]}
      views:
        - view: outer
          frame: [20, 20, 260, 260]
          subviews: [{view: inner, frame: [80, 80, 100, 60], backgroundColor: gold}]
      callouts:
        - {dimension: [inner.left, inner.right], side: bottom}
        - {dimension: [outer.left, outer.right], side: bottom}
      """)
    let numbers = try sample.boxes(of: ["100", "260"])
    let view = try #require(sample.elements.first { $0.ids.contains("inner") && !$0.isText }?.box)
    #expect(numbers[0].minY > view.maxY + 12 && numbers[1].minY > numbers[0].maxY)
    // 16 points around what is left of the screen.
    #expect(sample.list.size.width == view.width + 2 * 12 + 2 * 16)
  }

  /// One that includes others stands outside of them there, too.
  @Test func dimensionsStandBesideOneAnotherOutsideOfTheTornEdge() throws {
    let sample = try PaintedSample(
      """
      size: [300, 300]
      crop: {left: 180}
      views:
        - {view: a, frame: [20, 30, 260, 60], backgroundColor: gold}
        - {view: b, frame: [60, 120, 220, 100], backgroundColor: gold}
      callouts:
        - {dimension: [a.top, a.bottom], side: right}
        - {dimension: [b.top, b.bottom], side: right}
        - {dimension: [a.top, b.bottom], side: right}
      """)
    let numbers = try sample.boxes(of: ["60", "100", "190"])
    let view = try #require(sample.elements.first { $0.ids.contains("a") }?.box)
    #expect(numbers.allSatisfy { $0.minX > view.minX + 160 })
    #expect(abs(numbers[0].midX - numbers[1].midX) < 1 && numbers[2].minX > numbers[0].maxX)
  }
}
