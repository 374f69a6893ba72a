import Figures
import Geometry
import Testing

/// A callout is where its author put it: on the side that the document says, whatever is there.
@Suite struct CalloutSideTests {
  private static let callouts = ["{text: note, at: v", "{label: note, at: v", "{circle: v, text: note"]

  @Test(arguments: CalloutLook.Side.allCases, callouts)
  func wordsAreOnTheAuthorsSide(_ side: CalloutLook.Side, _ callout: String) throws {
    for surroundings in ["", "- {label: other, text: Something else, frame: [10, 10, 180, 40]}\n"] {
      let sample = try #require(
        try PaintedSample.all(
          in: """
            size: [200, 200]
            show: {names: true, constraints: true}
            views:
            - {view: v, frame: [80, 80, 40, 40], backgroundColor: teal}
            \(surroundings)callouts:
            - \(callout), side: \(side.rawValue)}
            """, name: "side"
        ).first)
      let words = try #require(sample.elements.first { $0.isText && $0.words == "note" }).box
      let view = try #require(sample.elements.first { $0.isOfView && $0.ids.contains("v") }).box
      let direction = side.direction
      if direction.x < -0.1 { #expect(words.maxX <= view.minX, "\(side), \(callout)") }
      if direction.x > 0.1 { #expect(words.minX >= view.maxX, "\(side), \(callout)") }
      if direction.y < -0.1 { #expect(words.maxY <= view.minY, "\(side), \(callout)") }
      if direction.y > 0.1 { #expect(words.minY >= view.maxY, "\(side), \(callout)") }
    }
  }
}
