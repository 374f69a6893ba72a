import Graphics
import Testing

/// A stack view has an outline where an annotation ends at its edges, and nowhere else.
@Suite struct StackOutlineTests {
  private func outlines(_ keys: String, stack more: String = "") throws -> (outer: Bool, inner: Bool) {
    let document = """
      size: [200, 200]
      \(keys)
      views:
        - stackView: outer
          axis: vertical
          spacing: 8\(more)
          subviews:
            - {label: a, text: A}
            - stackView: inner
              subviews: [{label: b, text: B}, {label: c, text: C}]
      constraints: ["H:|-20-[outer]", "V:|-20-[outer]"]
      """
    let list = try PaintedSample(document).list
    func isOutlined(_ name: String) throws -> Bool {
      try #require(list.group(name)).items.contains { if case .shape = $0 { true } else { false } }
    }
    return (try isOutlined("outer"), try isOutlined("inner"))
  }

  @Test func distancesAndBaselinesNeedNoOutlineAround() throws {
    #expect(try outlines("alt: A") == (false, false))
    #expect(try outlines("show: baselines") == (false, false))
    // The distance between the label and the inner stack view ends at it.
    #expect(try outlines("show: spacing") == (false, true))
    #expect(try outlines("show: {spacing: {style: bare}}") == (false, false))
  }

  /// The annotation itself is an outline.
  @Test func shownFramesAreTheOutline() throws {
    #expect(try outlines("show: [spacing, frames]") == (false, false))
    #expect(try outlines("show: {spacing: true, frames: outer, constraints: true}") == (false, true))
  }

  /// A constraint that is shown by its name and holds another view ends at no edge of theirs.
  @Test func constraintsOfOthersNeedNoOutline() throws {
    let other = "show: {constraints: {of: [wide]}}\nmetrics: {w: 100}"
    let text = "\(other)\nroot: {constraints: [{equation: a.width <= w, identifier: wide}]}"
    #expect(try outlines(text) == (false, false))
    #expect(try outlines("show: {constraints: {of: [outer]}}").outer)
  }

  @Test func bareConstraintsAreShownWithoutOutlines() throws {
    #expect(try outlines("show: {constraints: {style: bare}}") == (false, false))
  }

  /// A colour would be looked for in a legend.
  @Test func outlinesOfStackViewsHaveTheColorOfGuides() throws {
    let sample = try PaintedSample(
      """
      size: [200, 200]
      show: constraints
      views: [{stackView: stack, subviews: [{label: a, text: A}]}]
      constraints: ["H:|-20-[stack]", "V:|-20-[stack]"]
      """)
    let outline = try #require(sample.list.group("stack")?.shapes.first?.stroke)
    #expect(outline.color.red == outline.color.green)
  }

  @Test func marginsAndConstraintsEndAtTheEdge() throws {
    let margins = "\n    isLayoutMarginsRelativeArrangement: true"
    #expect(try outlines("show: spacing", stack: margins).outer)
    #expect(try outlines("show: [baselines, constraints]") == (true, true))
    #expect(try outlines("show: safeArea") == (false, false))
  }
}
