import Testing

@testable import FigurePainting

/// What stands beside constraints in place of distances.
@Suite struct EquationWordsTests {
  private func words(_ constraint: String, _ values: String) throws -> [String] {
    let text = """
      size: [240, 120]
      views: [{label: v, text: Short}]
      constraints: ["H:|-16-[v]", "V:|-16-[v(24)]", {equation: \(constraint), identifier: it}]
      show: {constraints: {of: [it], values: \(values)}}
      """
    return try #require(try PaintedSample.all(in: text, name: "sample").first).annotationTexts.map(\.words)
  }

  /// Its author's own words, with the signs of books.
  @Test(arguments: [
    ("v.width <= 3/4 * superview.width @ 750", "v.width ≤ 3/4 × superview.width @750"),
    ("v.trailing <= superview.trailing - 8", "v.trailing ≤ superview.trailing − 8"),
  ])
  func equationStandsBesideItsBar(_ equation: String, _ printed: String) throws {
    #expect(try words(equation, "equations") == [printed])
  }

  @Test(arguments: [
    ("v.width <= 1/2 * superview.width", "1/2 × superview"),
    ("v.width <= 0.5 * superview.width", "0.5 × superview"), ("v.width <= 2/4 * superview.width", "2/4 × superview"),
    ("v.centerY == 1/3 * superview.bottom @ 100", "1/3 × superview @100"),
  ])
  func multiplierIsWhatItsAuthorWrote(_ equation: String, _ factor: String) throws {
    #expect(try words(equation, "distances") == [factor])
  }

  @Test func inequalityHasTheLengthThatItLeadsTo() throws {
    let short = try words("v.trailing <= superview.trailing - 8", "solved")
    #expect(short.count == 1 && short[0].hasPrefix("8 (") && short[0].hasSuffix(")"))
    #expect(try words("v.height >= 24", "solved") == ["24"])
  }
}
