import Testing

@testable import FigurePainting

/// Numbers that the author does not type follow the layout, with as many digits as the author wants.
@Suite struct CoordinateWordsTests {
  private func texts(_ rest: String) throws -> [String] {
    try PaintedSample(
      """
      size: [260, 150]
      views:
        - view: card
          frame: [60, 40, 140, 80]
          transform: rotate(90deg)
          subviews: [{view: dot, frame: [10, 20, 10.333, 10]}]
        - scrollView: list
          frame: [200, 40, 50, 50]
          contentOffset: [0, 30]
          contentSize: [50, 200]
      \(rest)
      """
    ).annotationTexts.map(\.words)
  }

  /// The top left corner of a view that is turned by a quarter is at the right above.
  @Test(arguments: [
    ("{text: 'at {}', at: card.topLeft}", "at (170, 10)"),
    ("{text: 'at {}', at: card.topLeft, in: card}", "at (0, 0)"),
    ("{text: '{}', at: dot.topLeft, in: card}", "(10, 20)"),
    ("{circle: dot.topRight, text: 'here {}', in: card}", "here (20.33, 20)"),
    ("{circle: dot.topRight, text: '{}', in: card, maximumFractionDigits: 0}", "(20, 20)"),
    // A scroll view's coordinates are those of what it scrolls.
    ("{text: '{}', at: list.topLeft, in: list}", "(0, 30)"), ("{text: '{}', at: [5, 7]}", "(5, 7)"),
  ])
  func theCoordinatesOfAPlace(_ callout: String, words: String) throws {
    #expect(try texts("callouts: [\(callout)]").contains(words))
  }

  @Test func theyFollowTheSteps() throws {
    #expect(
      try texts("callouts: [{text: '{}', at: dot.topLeft, in: card}]\npanels: [{do: [dot.frame.origin = [1, 2]]}]")
        .contains("(1, 2)"))
  }

  @Test(arguments: [
    ("values: {of: [dot], maximumFractionDigits: 0}", "10, 20, 10 × 10"),
    ("values: {of: [dot], maximumFractionDigits: 1}", "10, 20, 10.3 × 10"), ("values: dot", "10, 20, 10.33 × 10"),
    ("centers: {of: [dot], values: true, maximumFractionDigits: 1}", "(15.2, 25)"),
    ("origins: {of: [list], maximumFractionDigits: 0}", "(0, 30)"),
  ])
  func theDigitsOfAnnotations(_ show: String, words: String) throws {
    #expect(try texts("show: {\(show)}").contains(words))
  }

  /// A number in the middle of a bar.
  @Test(arguments: [("", "38.67"), (", maximumFractionDigits: 0", "39"), (", maximumFractionDigits: 1", "38.7")])
  func theDigitsOfBars(_ key: String, number: String) throws {
    let sample = try PaintedSample(
      """
      size: [320, 80]
      show: {spacing: {of: [row]\(key)}, constraints: {of: [box]\(key)}}
      views:
        - stackView: row
          frame: [10, 10, 195.3334, 20]
          distribution: equalSpacing
          subviews:
            - {view: a, intrinsicContentSize: [40, 20]}
            - {view: b, intrinsicContentSize: [38, 20]}
            - {view: c, intrinsicContentSize: [40, 20]}
        - {view: box}
      constraints: ["H:|-(38.6667)-[box(100)]", "V:|-40-[box(20)]"]
      """)
    let numbers = sample.annotationTexts.map(\.words).filter { $0.hasPrefix("38") || $0.hasPrefix("39") }
    #expect(Set(numbers) == [number] && numbers.count == 3)
  }
}
