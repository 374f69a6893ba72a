import Geometry
import Testing

/// A legend whose columns are wider than a print.
@Suite struct PrintedLegendTests {
  private func pictureWidth(columns: Int, words: String, printWidth: Int) throws -> Double {
    let entries = (1...columns).map { "{color: gold, text: \"\(words) \($0)\"}" }.joined(separator: ", ")
    return try PaintedSample(
      """
      printWidth: \(printWidth)
      size: [380, 120]
      columns: 2
      legend: {side: bottom, columns: \(columns), entries: [\(entries)]}
      views: [{view: box, frame: [20, 20, 200, 60], backgroundColor: khaki}]
      panels: [{title: One}, {title: Two}]
      """
    ).list.size.width
  }

  /// Its words wrap, and where that is not enough it has fewer columns: the picture is as wide as the print.
  @Test(arguments: [2, 3, 4, 6, 12]) func isNoWiderThanThePrint(columns: Int) throws {
    #expect(
      try pictureWidth(columns: columns, words: "a distance or a size, in points, of what", printWidth: 640) <= 640)
  }

  /// A legend is read row by row, and what it explains stands above its middle where it is narrower.
  @Test func entriesAreInRowsBelowTheMiddleOfThePanels() throws {
    let sample = try PaintedSample(
      """
      size: [100, 60]
      legend: {side: bottom, columns: 2}
      views: [{view: box, frame: [10, 10, 60, 40], backgroundColor: khaki}]
      callouts:
        - {label: 1, at: box.top, text: "the first of them, with many words that take much room"}
        - {label: 2, at: box.left, text: "the second of them, with words"}
        - {label: 3, at: box.right, text: the third of them}
      """)
    func words(_ start: String) throws -> Rect {
      try #require(sample.annotationTexts.filter { $0.words.hasPrefix(start) }.map(\.box).max { $0.minY < $1.minY })
    }
    let (first, second, third) = (try words("the first"), try words("the second"), try words("the third"))
    #expect(abs(first.midY - second.midY) < 2 && second.minX > first.maxX && third.minY > first.maxY)
    let box = try #require(sample.elements.first { $0.isOfView && $0.box.width == 60 }).box
    // The root is 100 points wide, and the box begins 10 points in it.
    let middle = box.minX + 40
    #expect(middle > first.minX + 40 && middle < second.maxX, "\(middle) \(first) \(second)")
  }
}
