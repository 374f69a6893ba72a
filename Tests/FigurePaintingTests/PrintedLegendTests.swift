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
}
