import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Views without an edge that is seen are outlined where an annotation ends at them.
@Suite struct EndOutlineTests {
  private func outlines(in sample: PaintedSample) -> [Rect] {
    sample.elements.filter { $0.classes.contains("strut-bounds") }.map(\.box)
  }

  private static func row(_ label: String, _ dimension: String = "[name.right, value.left]") -> String {
    """
    size: [300, 80]
    views:
      - {label: name, text: Departure, frame: [20, 30, 76, 20]}
      - {label: value, \(label), frame: [110, 30, 170, 20]}
    callouts: [{dimension: \(dimension), side: bottom}]
    """
  }

  /// The words stand at the other end of a label that is stretched.
  @Test func aViewThatIsNotSeenIsOutlinedWhereADimensionEndsAtIt() throws {
    let outlined = outlines(in: try PaintedSample(Self.row("text: 14 March, textAlignment: right")))
    #expect(outlined.count == 1)
    #expect(abs((outlined.first?.width ?? 0) - 170) < 1)
    // Its words, its background or its dashes show where it begins.
    #expect(outlines(in: try PaintedSample(Self.row("text: 14 March"))).isEmpty)
    let onGround = Self.row("text: 14 March, textAlignment: right, backgroundColor: khaki")
    #expect(outlines(in: try PaintedSample(onGround)).isEmpty)
    let dashed = Self.row("text: 14 March, textAlignment: right") + "\nshow: {frames: {of: value}}"
    #expect(outlines(in: try PaintedSample(dashed)).isEmpty)
    // Nothing ends at it.
    let elsewhere = Self.row("text: 14 March, textAlignment: right", "[root.left, name.left]")
    #expect(outlines(in: try PaintedSample(elsewhere)).isEmpty)
  }

  @Test func aClearSpacerAndAStackViewAreOutlinedForTheirDimensionsAlone() throws {
    func document(_ callouts: String) -> String {
      """
      size: [300, 120]
      views:
        - {view: spacer, backgroundColor: clear, frame: [20, 20, 100, 40]}
        - stackView: stack
          frame: [140, 20, 140, 80]
          alignment: center
          subviews: [{view: a, backgroundColor: khaki, intrinsicContentSize: [60, 30]}]
      callouts: [\(callouts)]
      """
    }
    #expect(outlines(in: try PaintedSample(document("{dimension: [spacer.top, spacer.bottom]}"))).count == 1)
    #expect(outlines(in: try PaintedSample(document("{dimension: [stack.top, stack.bottom], side: right}"))).count == 1)
    // The view in it shows its left edge.
    #expect(outlines(in: try PaintedSample(document("{dimension: [root.left, stack.left], side: bottom}"))).isEmpty)
  }

  /// Beside a key, the line to what the keyboard covers would name the key.
  @Test(arguments: [(160.0, true), (500, false)])
  func whatTheKeyboardCoversIsOutlined(_ distance: Double, _ isOutlined: Bool) throws {
    let sample = try PaintedSample(
      """
      device: iphone-se-3rd-generation
      keyboard: shown
      views: [{view: field, backgroundColor: teal}]
      constraints:
        - H:|-20-[field]-20-|
        - field.top == superview.bottom - \(distance)
        - field.height == 80
      callouts: [{label: A, at: field}]
      """)
    #expect(sample.elements.contains { $0.classes.contains("strut-bounds") } == isOutlined)
  }

  /// A line to a view under a lid would seem to name the lid. What is in the lid or reaches out of it is seen, also at its
  /// round corners, or where the lid is cut off. Around what is as large as its lid, the dashes would be the lid's border.
  @Test(arguments: [
    ("[0, 20, 160, 60]", "[0, 0, 160, 100]", 1), ("[0, 40, 160, 60]", "[0, 0, 160, 100]", 0),
    ("[0, 20, 160, 60]", "[0, 0, 60, 100]", 0), ("[20, 30, 120, 30]", "[0, 0, 160, 100]", 0),
    ("[18, 28, 124, 34], cornerRadius: 16", "[0, 0, 160, 100]", 0),
  ])
  func whatAnotherViewCoversIsOutlined(_ lid: String, _ window: String, _ count: Int) throws {
    let sample = try PaintedSample(
      """
      size: [160, 100]
      views:
        - {label: below, text: Zebra, frame: [20, 30, 120, 30]}
        - view: window
          clipsToBounds: true
          frame: \(window)
          subviews:
            - {view: lid, backgroundColor: lightsteelblue, frame: \(lid), subviews: [{label: song, text: Song, frame: [16, 4, 60, 20]}]}
      callouts: [{label: 1, at: below}, {label: 2, at: lid}, {label: 3, at: song}]
      """)
    #expect(sample.list.groups(withClass: "strut-bounds").count == count)
  }

  @Test(arguments: [("", 1), ("style: bare, ", 0)])
  func hairlinesAroundLabelsAreLeftOutWhereTheAuthorWantsThat(_ style: String, _ count: Int) throws {
    let sample = try PaintedSample(
      """
      size: [200, 60]
      show: {constraints: {\(style)axis: horizontal}}
      views: [{label: a, text: One}]
      constraints: ["H:|-20-[a]", "V:|-20-[a]"]
      """)
    #expect(sample.list.groups(withClass: "strut-bounds").count == count)
  }
}
