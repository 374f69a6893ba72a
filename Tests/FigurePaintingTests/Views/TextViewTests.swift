import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Text views, whose text scrolls.
@Suite struct TextViewTests {
  /// Four lines of 20 points in 60 points below 8: the lower edge cuts the third off, of which a part is seen, and hides the
  /// fourth. One that does not scroll shows whole lines alone.
  @Test(arguments: [true, false]) func theLowerEdgeCutsALineOff(_ scrolls: Bool) throws {
    let sample = try PaintedSample(
      """
      size: [200, 100]
      views:
        - textView: story
          frame: [0, 0, 200, 60]
          isScrollEnabled: \(scrolls)
          text: "one\\ntwo\\nthree\\nfour"
          font: 17
      """)
    let words = sample.list.texts.joined(separator: " ")
    #expect(words.contains("two") && !words.contains("four"))
    #expect(words.contains("three") == scrolls)
    let isCut = sample.list.groups.compactMap(\.clip).contains { $0.box == Rect(x: 0, y: 0, width: 200, height: 60) }
    #expect(isCut == scrolls)
  }
}
