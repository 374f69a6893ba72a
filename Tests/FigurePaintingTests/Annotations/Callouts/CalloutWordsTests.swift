import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Where the words of callouts stand for which nobody says more than what they are at.
@Suite struct CalloutWordsTests {
  /// The name of an empty view stands in it.
  @Test func wordsAtAPlainViewAreInItsMiddle() throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      views: [{view: v, frame: [20, 20, 120, 60], backgroundColor: teal}]
      callouts: [{text: Primary, at: v}]
      """)
    let (words, view) = (try sample.box(of: "Primary"), try sample.view("v"))
    #expect(abs(words.midX - view.midX) < 1 && abs(words.midY - view.midY) < 2)
  }

  /// What does not fit into it, or finds something else there, stands beside.
  @Test(arguments: [
    "frame: [80, 20, 12, 60]",
    "frame: [40, 20, 120, 60], subviews: [{label: l, text: Own words, frame: [20, 20, 90, 20]}]",
  ])
  func wordsAreBesideAViewThatHasNoRoom(_ view: String) throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      views: [{view: v, \(view), backgroundColor: teal}]
      callouts: [{text: Primary, at: v}]
      """)
    let words = try sample.box(of: "Primary")
    #expect(sample.viewTexts.map(\.words) == (view.contains("label") ? ["Own words"] : []))
    for own in sample.viewTexts { #expect(!own.box.overlaps(words)) }
    #expect(abs(words.midX - (try sample.view("v")).midX) > 3)
  }

  @Test func noWordIsBrokenInTheMiddleOfANarrowView() throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      views: [{view: v, frame: [60, 20, 80, 60], backgroundColor: teal}]
      callouts: [{text: A Supplementary view, at: v, side: center, font: title2}]
      """)
    #expect(sample.elements.contains { $0.isText && $0.words.contains("Supplementary") })
  }

  /// Words just behind a number, on their author's side, need no line through the number.
  @Test func noLineStrikesANumberThrough() throws {
    let text = """
      size: [200, 140]
      show: {names: {side: bottom}}
      views: [{label: a, text: Volume}]
      constraints: ["H:|-70-[a]", "V:|-40-[a]"]
      callouts: [{text: "two words\\nmore", at: a.bottom, side: bottom}]
      """
    let sample = try PaintedSample(text)
    let name = try sample.box(of: "a")
    let below = try sample.box(of: "two words")
    #expect(below.minY > name.maxY && below.minY < name.maxY + 14)
    #expect(sample.boxes(ofClass: "strut-callout").isEmpty)
    let far = try PaintedSample(text.replacing("side: bottom}]", with: "side: bottom, offset: 40}]"))
    #expect(!far.boxes(ofClass: "strut-callout").isEmpty, "farther away they have one")
  }

  /// What is cut off is in nobody's way, and no ground of words.
  @Test func wordsStandWhereSomethingIsCutOff() throws {
    func words(_ origin: String) throws -> (words: Rect, shapes: Int) {
      let sample = try PaintedSample(
        """
        size: [240, 150]
        border: none
        views:
          - view: finder
            frame: [70, 55, 140, 80]
            backgroundColor: lavender
            clipsToBounds: true
            bounds: [\(origin), 140, 80]
            subviews: [{view: photo, frame: [0, 0, 140, 60], backgroundColor: steelblue}]
        callouts: [{circle: finder.topLeft, text: "forty, thirty", side: topLeft}]
        """)
      return (try #require(sample.boxes(of: "forty, thirty").first), sample.elements.count { !$0.isText })
    }
    let (whole, cut) = try (words("0, 0"), words("40, 30"))
    #expect(cut.words == whole.words && cut.shapes == whole.shapes)
  }
}
