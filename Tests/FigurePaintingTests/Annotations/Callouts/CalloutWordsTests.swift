import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Where the words of callouts stand for which nobody says more than what they are at.
@Suite struct CalloutWordsTests {
  private func elements(_ text: String) throws -> [PaintedElement] {
    try PaintedSample(text).elements
  }

  private func box(of words: String, in elements: [PaintedElement]) throws -> Rect {
    try #require(elements.first { $0.isText && !$0.isOfView && $0.words == words }).box
  }

  private func view(_ name: String, in elements: [PaintedElement]) throws -> Rect {
    try #require(elements.first { $0.isOfView && !$0.isText && $0.ids.contains(name) }).box
  }

  /// The name of an empty view stands in it.
  @Test func wordsAtAPlainViewAreInItsMiddle() throws {
    let elements = try elements(
      """
      size: [200, 120]
      views: [{view: v, frame: [20, 20, 120, 60], backgroundColor: teal}]
      callouts: [{text: Primary, at: v}]
      """)
    let (words, view) = (try box(of: "Primary", in: elements), try view("v", in: elements))
    #expect(abs(words.midX - view.midX) < 1 && abs(words.midY - view.midY) < 2)
  }

  /// What does not fit into it, or finds something else there, stands beside.
  @Test(arguments: [
    "frame: [80, 20, 12, 60]",
    "frame: [40, 20, 120, 60], subviews: [{label: l, text: Own words, frame: [20, 20, 90, 20]}]",
  ])
  func wordsAreBesideAViewThatHasNoRoom(_ view: String) throws {
    let elements = try elements(
      """
      size: [200, 120]
      views: [{view: v, \(view), backgroundColor: teal}]
      callouts: [{text: Primary, at: v}]
      """)
    let words = try box(of: "Primary", in: elements)
    for own in elements where own.isOfView && own.isText { #expect(!own.box.overlaps(words)) }
    #expect(abs(words.midX - (try self.view("v", in: elements)).midX) > 3)
  }

  @Test func noWordIsBrokenInTheMiddleOfANarrowView() throws {
    let elements = try elements(
      """
      size: [200, 120]
      views: [{view: v, frame: [60, 20, 80, 60], backgroundColor: teal}]
      callouts: [{text: A Supplementary view, at: v, side: center, font: title2}]
      """)
    #expect(elements.contains { $0.isText && $0.words.contains("Supplementary") })
  }

  private func boxes(ofClass name: String, in sample: PaintedSample) -> [Rect] {
    sample.elements.filter { $0.classes.contains(name) && !$0.isText }.map(\.box)
  }

  private func words(_ text: String, in sample: PaintedSample) throws -> Rect {
    try #require(sample.elements.first { $0.isText && !$0.isOfView && $0.words == text }).box
  }

  /// Words just behind a number, on their author's side, need no line through the number.
  @Test func noLineStrikesANumberThrough() throws {
    let sample = try PaintedSample(
      """
      size: [200, 140]
      show: {names: {side: bottom}}
      views: [{label: a, text: Volume}]
      constraints: ["H:|-70-[a]", "V:|-40-[a]"]
      callouts: [{text: "two words\\nmore", at: a.bottom, side: bottom}]
      """)
    let name = try words("a", in: sample)
    let below = try words("two words", in: sample)
    #expect(below.minY > name.maxY && below.minY < name.maxY + 14)
    #expect(boxes(ofClass: "strut-callout", in: sample).isEmpty)
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
