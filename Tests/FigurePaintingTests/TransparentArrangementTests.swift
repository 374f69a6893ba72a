import Testing

/// The distances of a stack view that arranges something that nobody sees.
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
}
