import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Which constraints are drawn for the views that an author names.
@Suite struct ConstraintChoiceTests {
  /// A field's constraints are those without which it would be elsewhere.
  @Test func theConstraintsOfAViewHoldIt() throws {
    func numbers(_ view: String) throws -> [String] {
      try PaintedSample(
        """
        size: [300, 220]
        show: {constraints: {of: \(view)}}
        views: [{label: name, text: Name, contentHuggingPriority: 251}, {textField: field}, {view: line}]
        constraints:
          - H:|-11-[name]-12-[field]-13-|
          - V:|-40-[field]
          - name.centerY == field.centerY
          - line.top == field.bottom + 20
          - line.leading == name.leading + 14
          - line.trailing == field.trailing - 15
          - line.height == 1
        """
      ).annotationTexts.map(\.words).sorted()
    }
    #expect(try numbers("field") == ["12", "13", "40"])
    #expect(try numbers("name") == ["11"])
    #expect(try numbers("line") == ["1", "14", "15", "20"])
    #expect(try numbers("[field, line]") == ["1", "12", "13", "14", "15", "20", "40"])
  }

  /// Among the constraints of a tile are not those of the icon in it, which would be there without them.
  @Test func constraintsOfASuperviewAreNotThoseOfItsSubviews() throws {
    let sample = try PaintedSample(
      """
      size: [160, 90]
      show: {constraints: {of: [tile]}}
      views:
        - view: tile
          backgroundColor: teal
          subviews: [{view: icon, backgroundColor: white}]
          constraints: [icon.centerX == tile.centerX, "H:[icon(20)]", icon.top == tile.top + 9, "V:[icon(20)]"]
      constraints: ["H:|-40-[tile(60)]", "V:|-15-[tile(60)]"]
      """)
    let items = Set(sample.elements.flatMap(\.ids).filter { $0.hasPrefix("c-") && !$0.hasSuffix("-values") })
    #expect(items.count == 2)
  }

  /// But a view that is as large as what is in it is held by that, and for the root all constraints with it are shown.
  @Test(arguments: [("card", 4), ("root", 2)])
  func constraintsOfWhatIsInAViewThatFollowsIt(_ name: String, _ count: Int) throws {
    let sample = try PaintedSample(
      """
      size: [160, 90]
      show: {constraints: {of: [\(name)], axis: horizontal}}
      views: [{view: card, backgroundColor: teal, subviews: [{label: words, text: Words}]}]
      constraints:
        - {equation: card.leading == superview.leading + 20, identifier: a}
        - {equation: card.trailing <= superview.trailing - 20, identifier: b}
        - {equation: words.leading == card.leading + 8, identifier: c}
        - {equation: words.trailing == card.trailing - 8, identifier: d}
        - "V:|-20-[card(40)]"
        - words.centerY == card.centerY
      """)
    let items = Set(sample.elements.flatMap(\.ids).filter { $0.hasPrefix("c-") && !$0.hasSuffix("-values") })
    #expect(items.count == count, "\(items)")
  }
}
