import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// The priorities with which views keep their sizes.
@Suite struct PriorityTests {
  /// What no content asks for is neither kept nor defended.
  @Test func prioritiesStandBesideWhatHasAContent() throws {
    let sample = try PaintedSample(
      """
      size: [300, 140]
      show: priorities
      views:
        - {view: plain, frame: [20, 40, 40, 40]}
        - {label: name, text: Name, frame: [120, 40, 80, 20]}
        - {view: bar, intrinsicContentSize: [none, 8], frame: [220, 40, 40, 8]}
      """)
    #expect(sample.list.groups(withClass: "strut-priorities").count == 2)
    #expect(sample.annotationTexts.map(\.words).sorted() == ["250", "250", "250", "750", "750", "750"])
  }

  /// The row around the labels ends where their priorities would stand.
  @Test func prioritiesOnASideLieOverNoEdge() throws {
    let sample = try PaintedSample(
      """
      size: [280, 110]
      border: none
      show: {hugging: {axis: horizontal, side: top}}
      views:
        - view: row
          backgroundColor: gainsboro
          subviews: [{label: a, text: Berlin Hbf, contentHuggingPriority: 250}, {label: b, text: Track 7}]
          constraints: ["H:|-20-[a]-16-[b]-20-|", a.centerY == row.centerY, b.centerY == row.centerY]
      constraints: ["H:|-12-[row]-12-|", "V:|-40-[row(52)]"]
      """)
    let row = try #require(sample.elements.first { $0.isOfView && !$0.isText && $0.ids.contains("row") }?.box)
    let numbers = sample.annotationTexts.map(\.box)
    #expect(numbers.count == 2)
    for number in numbers { #expect(number.maxY < row.minY || number.minY > row.minY, "\(number) \(row)") }
  }

  /// The line from priorities to their view leads past the number of its content size.
  @Test func theLineOfPrioritiesStrikesNoNumber() throws {
    let sample = try PaintedSample(
      """
      size: [260, 90]
      show: {priorities: {of: a, axis: horizontal}, intrinsicSizes: {of: a, axis: horizontal, values: sizes}}
      views:
        - {label: a, text: 14 March, backgroundColor: khaki}
        - {label: above, text: what stands above it all, font: 15}
        - {label: before, text: before it}
        - {label: behind, text: behind it}
      constraints: ["H:|-80-[a]", "V:|-24-[a]", "H:|-4-[above]-4-|", "V:|[above]", "H:[before]-4-[a]-4-[behind]", before.top == a.top, behind.top == a.top]
      """)
    let number = try #require(sample.annotationTexts.first { Double($0.words).map { $0 < 200 } ?? false }).box
    let lines = sample.elements.filter { $0.classes.contains("strut-leader") }.flatMap(\.strokedLines)
    #expect(!lines.isEmpty)
    for line in lines { #expect(!(number.minX - 1...number.maxX + 1).contains(line.start.x), "\(line) \(number)") }
  }

  /// The question mark on the corner of the first is in the way of the nearer row.
  @Test func prioritiesOfAmbiguousViewsStandOnOneLine() throws {
    let sample = try PaintedSample(
      """
      size: [280, 110]
      expect: ambiguity
      show: {ambiguity: true, hugging: {axis: horizontal, side: top}}
      views:
        - {label: name, text: Name, backgroundColor: khaki}
        - {label: value, text: Lovelace, backgroundColor: lightblue}
      constraints:
        - H:|-24-[name(>=0)]-32-[value]-24-|
        - V:|-36-[name(32)]
        - V:|-36-[value(32)]
      """)
    let numbers = sample.boxes(of: "250")
    #expect(numbers.count == 2 && abs(numbers[0].midY - numbers[1].midY) < 0.5, "\(numbers)")
    let marks = sample.boxes(of: "?")
    #expect(marks.count == 2 && abs(marks[0].midY - marks[1].midY) < 0.5, "\(marks)")
  }

  /// A dot before the letters in a frame that is drawn would touch nothing.
  @Test func theLineOfPrioritiesEndsOnADrawnFrame() throws {
    let sample = try PaintedSample(
      """
      size: [240, 96]
      border: none
      show: {hugging: {axis: horizontal, side: top}, frames: due}
      views:
        - view: row
          backgroundColor: wheat
          frame: [0, 24, 240, 48]
          subviews: [{label: due, text: due 14 May, frame: [40, 12, 84, 24]}]
      """)
    let dot = try #require(
      sample.elements.first { $0.classes.contains("strut-leader") && abs($0.box.width - 3.6) < 0.1 })
    #expect(abs(dot.box.midY - (try sample.view("row")).minY - 12) < 0.1, "\(dot.box)")
  }
}
