import Testing

/// A dimension counts the points of the root, and with `in` those of a view.
@Suite struct DimensionInViewTests {
  @Test(arguments: [
    ("scale(1.5)", "in: card, side: bottom", "120"), ("scale(1.5)", "side: bottom", "180"),
    ("rotate(30deg) scale(1.5)", "in: card", "120"), ("rotate(30deg) scale(1.5)", "in: root", "180"),
    ("scale(1.5)", "in: badge, axis: horizontal", "60"),
  ]) func countsThePointsOfTheView(_ transform: String, _ keys: String, _ number: String) throws {
    let sample = try PaintedSample(
      """
      size: [300, 300]
      views:
        - view: card
          frame: [90, 110, 120, 80]
          transform: \(transform)
          backgroundColor: gold
          subviews: [{view: badge, frame: [10, 10, 20, 20], transform: scale(2), backgroundColor: teal}]
      callouts: [{dimension: [card.left, card.right], \(keys)}]
      """)
    #expect(try sample.boxes(of: [number]).count == 1)
  }
}
