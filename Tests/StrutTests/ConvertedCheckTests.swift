import Testing

import Strut

/// Documents with the canvas of an editor, as `strut convert` writes them.
@Suite struct ConvertedCheckTests {
  /// Two lines of 20.5 points in a row that the canvas has a little higher: half a point is no room that one of them could
  /// take, two points are. Without a canvas, its author gave the row its height.
  @Test(arguments: [
    ("canvas: {size: [320, 60]}", 41.5, true), ("canvas: {size: [320, 60]}", 43, false), ("", 41.5, false),
  ])
  func lessThanAPointIsNoAmbiguity(_ canvas: String, _ height: Double, _ isSound: Bool) {
    let text = """
      size: [320, 60]
      \(canvas)
      views:
        - view: row
          frame: [0, 0, 320, \(height)]
          subviews:
            - {label: title, text: Title}
            - {label: detail, text: Detail}
      constraints: ["H:|[title]", "H:|[detail]", "V:|[title][detail]|"]
      """
    let checked = check(SourceFile(name: "row.yaml", text: text), name: "row", imagesIn: ".")
    #expect(checked.diagnostics.all.isEmpty)
    #expect(checked.isSound == isSound, "\(checked.findings.diagnostics.all.map(\.message))")
  }
}
