import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// In a series of steps, what is new stands out.
@Suite struct EarlierConstraintTests {
  /// Whether each number with some words is red, in the order of the panels; the others are grey.
  private func areNew(_ words: String, _ steps: String, from start: String = "previous") throws -> [Bool] {
    let sample = try PaintedSample(
      """
      size: [200, 100]
      columns: 2
      show: {constraints: {color: red, earlierColor: gray}}
      views: [{view: box, backgroundColor: khaki}]
      constraints:
        - {equation: box.leading == superview.leading + 33, identifier: gap}
        - box.top == superview.top + 30
        - box.width == 60
        - box.height == 44
      panels:
        - title: One
        - {title: Two, from: \(start), do: [\(steps)]}
      """)
    return try sample.elements.filter { $0.isText && $0.words == words }.map { number in
      let pill = sample.elements.last { !$0.isText && $0.box.width < 40 && $0.box.contains(number.box.center) }
      guard case .shape(let shape) = try #require(pill).content, case .color(let color)? = shape.fill else {
        return false
      }
      return color.red > 0.9 && color.green < 0.1
    }
  }

  /// Also where the panel begins anew.
  @Test(arguments: ["previous", "start"]) func whatThePanelBeforeHasIsEarlier(_ start: String) throws {
    for number in ["33", "30", "60", "44"] {
      #expect(try areNew(number, "box.alpha = 0.5", from: start) == [true, false], "\(number)")
    }
  }

  @Test func whatAStepAddsOrChangesIsNew() throws {
    #expect(try areNew("34", "constraint gap.constant = 34") == [true])
    #expect(try areNew("30", "constraint gap.constant = 34") == [true, false])
    #expect(try areNew("107", "add box.trailing == superview.trailing - 107") == [true])
  }
}
