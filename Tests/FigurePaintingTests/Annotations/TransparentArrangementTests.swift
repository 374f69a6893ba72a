import Testing

/// Annotations of views that nobody sees.
@Suite struct TransparentArrangementTests {
  @Test(arguments: [("alpha: 0", ["16", "16"]), ("hidden: true", ["16"])])
  func transparentViewsTakeTheirSpace(_ look: String, _ numbers: [String]) throws {
    let sample = try PaintedSample(
      """
      size: [150, 180]
      show: {spacing: true}
      views:
        - stackView: column
          axis: vertical
          spacing: 16
          constraints: ["V:[first(40)]", "V:[second(40)]", "V:[third(40)]"]
          subviews:
            - {view: first, backgroundColor: khaki}
            - {view: second, backgroundColor: khaki, \(look)}
            - {view: third, backgroundColor: khaki}
      constraints: ["H:|-10-[column]-10-|", column.top == superview.top + 10]
      """)
    #expect(sample.list.texts == numbers)
  }

  private static let column = """
    size: [150, 180]
    border: none
    views:
      - stackView: column
        axis: vertical
        spacing: 16
        constraints: ["V:[first(40)]", "V:[second(40)]", "V:[third(40)]"]
        subviews:
          - {view: first, backgroundColor: khaki}
          - {view: second, backgroundColor: khaki, alpha: 0}
          - {view: third, backgroundColor: khaki}
    constraints: ["H:|-10-[column]-10-|", column.top == superview.top + 10]

    """

  /// Who names a view wants to show where it is. The stack view around it is not meant.
  @Test(arguments: [
    ("frames: [second]", ["strut-frame"]), ("frames: true", ["strut-frame", "strut-frame", "strut-frame"]),
    ("spacing: true", ["strut-bounds", "strut-spacing"]),
  ])
  func transparentViewsAreShownWhereTheyAreNamed(_ show: String, _ classes: [String]) throws {
    let list = try PaintedSample(Self.column + "show: {\(show)}").list
    #expect(list.groups.flatMap(\.classes).filter { $0 != "strut-view" }.suffix(classes.count) == classes[...])
  }

  @Test func aDimensionToATransparentViewHasItsOutline() throws {
    let dimension = "callouts: [{dimension: [first.bottom, second.top], side: right}]"
    #expect(try PaintedSample(Self.column + dimension).list.groups(withClass: "strut-bounds").count == 1)
  }

  @Test func aStackViewHasNoOutlineWhereOthersAreNamed() throws {
    func shapes(_ show: String) throws -> Int {
      try #require(PaintedSample(Self.column + show).list.group("column")).items.count
    }
    #expect(try shapes("show: {frames: [first]}") == shapes("show: {baselines: true}"))
    #expect(try shapes("show: {names: [column]}") > shapes("show: {baselines: true}"))
  }
}
