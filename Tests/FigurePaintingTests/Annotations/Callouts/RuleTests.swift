import Diagnostics
import Figures
import Geometry
import Graphics
import Staging
import Testing
import Typography
import ViewLayout

@testable import FigurePainting

/// Lines that nothing on the screen shows: rules of the author's, and what their words keep off.
@Suite struct RuleTests {
  /// On the body's inside stand the status bar and the home indicator.
  @Test(arguments: ["shown", "hidden"])
  func theWordsOfARuleThroughAScreenStandBeyondTheDevice(keyboard: String) throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      keyboard: \(keyboard)
      views: [{view: bubble, frame: [134, 400, 243, 60]}]
      callouts: [{rule: bubble.leading, text: at most 75 %}]
      """)
    let words = try sample.boxes(of: ["at most 75 %"])[0]
    let clock = try #require(sample.elements.first { $0.words == "9:41" }).box
    #expect(words.maxY < clock.minY - 20)
  }

  private func document(_ callout: String) -> String {
    """
    size: [200, 100]
    views:
      - view: card
        frame: [20, 10, 120, 80]
        subviews: [{label: name, frame: [10, 20, 60, 20], text: Name}]
    callouts: [\(callout)]
    """
  }

  @Test(arguments: [
    ("{rule: name.leading}", "line (30, 10) to (30, 90)"), ("{rule: name.bottom}", "line (20, 50) to (140, 50)"),
    ("{rule: card.trailing}", "line (140, 0) to (140, 100)"), ("{rule: root.centerY}", "line (0, 50) to (200, 50)"),
    ("{rule: name.leading + 5, within: root}", "line (35, 0) to (35, 100)"),
    ("{rule: [15, 25], axis: horizontal}", "line (0, 25) to (200, 25)"),
    ("{rule: name.topLeft, axis: vertical, within: name}", "line (30, 30) to (30, 50)"),
  ])
  func aRuleRunsThroughItsPlaceFromSideToSide(_ callout: String, line: String) throws {
    let text = try PaintedSample(document(callout)).marks
    #expect(text.contains(line), "\(text)")
  }

  /// A transform turns the edge, and the rule with it; the frame stays upright.
  @Test(arguments: [
    ("card.trailing", "line (0, 25) to (220, 25)"), ("card.frame.trailing", "line (140, 0) to (140, 170)"),
  ])
  func aRuleRunsAlongATurnedEdge(_ place: String, line: String) throws {
    let text = try PaintedSample(
      """
      size: [220, 170]
      views: [{view: card, frame: [50, 55, 120, 60], transform: rotate(-90deg)}]
      callouts: [{rule: \(place)}]
      """
    ).marks
    #expect(text.contains(line), "\(text)")
  }

  @Test func wordsOfRulesStandAboveColumnsAndBehindRows() throws {
    let elements = try #require(
      try PaintedSample.all(
        in: document("{rule: card.trailing, text: column}, {rule: card.bottom, text: row}"), name: "rules"
      ).first
    ).elements
    let root = try #require(elements.first { $0.isOfView && $0.ids.contains("root") }).box
    let column = try #require(elements.first { $0.isText && $0.words == "column" }).box
    let row = try #require(elements.first { $0.isText && $0.words == "row" }).box
    #expect(column.maxY <= root.minY)
    #expect(row.minX >= root.maxX)
  }

  /// A dimension beside the same edge has no other place; the words have that at the other end.
  @Test(arguments: ["rule: root.centerY, text: row", "rule: root.centerY, text: row, line: dashed"])
  func wordsOfRulesLeaveDimensionsTheirPlace(_ rule: String) throws {
    let text = document("{\(rule)}, {dimension: [root.centerY, root.bottom], side: right}")
    let elements = try PaintedSample(text).elements
    let root = try #require(elements.first { $0.isOfView && $0.ids.contains("root") }).box
    let row = try #require(elements.first { $0.isText && $0.words == "row" }).box
    #expect(row.maxX <= root.minX)
  }

  /// A dash and a half of one between words are stubs, and one dash alone is a hyphen.
  @Test func betweenWordsARuleHasWholeDashes() throws {
    let pen = Pen(ink: .token(.guide), width: 1, dash: [4, 3])
    for length in stride(from: 4.0, through: 60, by: 0.5) {
      let dashes = pen.dashes(betweenTexts: length)
      let count = try (length + #require(dashes.last)) / dashes.reduce(0, +)
      #expect(count > 1.5 && abs(count - count.rounded()) < 1e-6, "\(length): \(dashes)")
    }
    #expect(pen.dashes(betweenTexts: 3).isEmpty)
    let sample = try PaintedSample(
      """
      size: [260, 70]
      views:
        - stackView: row
          spacing: 14
          subviews: [{label: a, text: One, font: title1}, {label: b, text: two, font: title1}]
      constraints: [row.centerX == superview.centerX, row.centerY == superview.centerY]
      callouts: [{rule: row.centerY, within: row, line: dashed}]
      """)
    let strokes = sample.elements.compactMap { element -> Stroke? in
      guard element.classes.contains("strut-callout"), case .shape(let shape) = element.content else { return nil }
      return shape.stroke
    }
    #expect(strokes.count == 1 && strokes[0].dash.count == 2 && strokes[0].dash[0] < 4, "\(strokes)")
  }

  /// In the second panel, numbers take the end at which the words would stand.
  @Test func theWordsStandAtOneEndInAllPanels() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: none
      printWidth: 560
      show: {constraints: {of: [gap, room], side: right}}
      views:
        - {view: form, backgroundColor: lavender}
        - {button: word, title: Forgot your password?}
      constraints:
        - H:|-16-[form]-16-|
        - form.height == 127
        - form.centerY == superview.centerY
        - {equation: form.bottom <= word.top - 16, identifier: room}
        - {equation: word.bottom == superview.keyboard.top - 12, identifier: gap}
        - word.centerX == superview.centerX
      callouts: [{rule: root.keyboard.top, text: keyboard.top}]
      panels: [{}, {keyboard: shown}]
      """)
    let words = sample.boxes(of: "keyboard.top").sorted { $0.midX < $1.midX }
    // Both are as far from each other as the panels are.
    let forms = sample.elements.filter { $0.isOfView && $0.box.width > 100 && $0.ids.last?.hasSuffix("form") == true }
      .map(\.box.midX).sorted()
    let distance = try #require(forms.last) - (try #require(forms.first))
    #expect(words.count == 2 && abs((words[1].midX - words[0].midX) - distance) < 1, "\(words) \(forms)")
  }

  /// Above and below the letters of a card, 7 points of it are left, which would be stubs; of a large card more is.
  @Test(arguments: [(44.0, 0), (84, 2)])
  func rulesLeaveNoStubsAtTheEdgesOfCards(_ height: Double, _ pieces: Int) throws {
    let sample = try PaintedSample(
      """
      size: [220, 150]
      views:
        - view: card
          frame: [30, 30, 160, \(height)]
          backgroundColor: gainsboro
          subviews:
            - {label: words, text: Perfect, textAlignment: center, frame: [12, \((height - 22) / 2), 136, 22]}
      callouts: [{rule: root.centerX}]
      """)
    let card = try sample.view("card")
    let inside = sample.lines(ofClass: "strut-callout").filter {
      min($0.start.y, $0.end.y) < card.maxY - 1 && max($0.start.y, $0.end.y) > card.minY + 1
    }
    #expect(inside.count == pieces, "\(inside) \(card)")
  }

  /// A line that ends at the edge of the card is seen beside the letters, however little of it is left.
  @Test func rulesInCardsAreSeen() throws {
    let sample = try PaintedSample(
      """
      size: [200, 80]
      views:
        - view: card
          frame: [20, 20, 160, 40]
          backgroundColor: gainsboro
          subviews: [{label: words, text: Perfect day at sea, textAlignment: center, frame: [8, 9, 144, 22]}]
      callouts: [{rule: words.centerY}]
      """)
    #expect(sample.lines(ofClass: "strut-callout").count == 2)
  }

  /// Behind the end at which a crop cuts a rule off, its words would not be seen.
  @Test(arguments: ["top", "bottom"]) func wordsStandBesideTheEndThatACropLeaves(_ side: String) throws {
    let sample = try PaintedSample(
      """
      size: [300, 300]
      crop: {\(side == "bottom" ? "top" : "bottom"): 120}
      views: [{label: heading, text: Rent, frame: [20, \(side == "bottom" ? 50 : 220), 80, 24]}]
      callouts: [{rule: heading.leading - 4, text: keyline, side: \(side)}]
      """)
    let words = try sample.box(of: "keyline")
    let rule = try #require(sample.lines(ofClass: "strut-callout").first { $0.start.x == $0.end.x })
    let end = side == "bottom" ? max(rule.start.y, rule.end.y) : min(rule.start.y, rule.end.y)
    #expect(abs(words.midY - end) < 24 && words.minX > rule.start.x, "\(words) \(rule)")
  }
}
