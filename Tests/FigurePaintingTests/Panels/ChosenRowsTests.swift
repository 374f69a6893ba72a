import Testing

/// The rows of an outline that shows some of the views.
@Suite struct ChosenRowsTests {
  private func words(of chosen: String) throws -> [String] {
    try PaintedSample(
      """
      size: [200, 100]
      views:
        - view: card
          frame: [10, 10, 180, 80]
          subviews:
            - view: row
              frame: [10, 10, 160, 60]
              subviews: [{view: icon, frame: [0, 0, 20, 20]}, {view: name, frame: [30, 0, 90, 20]}]
      panels: [{kind: hierarchy\(chosen)}]
      """
    ).elements.filter { $0.isText && $0.isOfTable }.map(\.words).filter { !["view", "root"].contains($0) }
  }

  @Test func ofSaysWhichViewsHaveRows() throws {
    #expect(try words(of: "") == ["card", "row", "icon", "name"])
    #expect(try words(of: ", of: [card, name]") == ["card", "name"])
    #expect(try words(of: ", of: icon") == ["icon"])
  }
}
