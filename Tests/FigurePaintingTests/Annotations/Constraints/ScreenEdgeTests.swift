import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Distances to the edges of a device's screen and to its keyboard.
@Suite struct ScreenEdgeTests {
  private static let field = """
    device: iphone-15
    chrome: device
    screenSize: none
    printWidth: 460
    crop: {bottom: 430}
    show: {constraints: {of: [lift, lead, gap, trail]}}
    views:
      - {textField: comment, placeholder: Add a comment, borderStyle: roundedRect, contentHuggingPriority: 200}
      - {button: post, title: Post}
    constraints:
      - {equation: comment.bottom == superview.keyboard.top - 10, identifier: lift}
      - {equation: comment.leading == superview.leading + 20, identifier: lead}
      - {equation: post.leading == comment.trailing + 12, identifier: gap}
      - {equation: post.trailing == superview.trailing - 20, identifier: trail}
      - post.firstBaseline == comment.firstBaseline
    panels:
      - title: Down
      - {title: Up, do: [keyboard = shown]}
    """

  private func heads(_ sample: PaintedSample) -> [PaintedElement] {
    sample.elements.filter { element in
      guard case .shape(let shape) = element.content, shape.fill != nil else { return false }
      return element.classes.contains("strut-constraint") && !element.isBadge
    }
  }

  /// What the pills of a number take, in the two panels.
  private func pills(_ words: String, in sample: PaintedSample) -> [Rect] {
    let pills = sample.elements.filter { $0.isBadge && !$0.isText }.map(\.box)
    return sample.boxes(of: words).compactMap { text in pills.first { $0.contains(text.center) } }
  }

  @Test func numbersOfMarginsStandInOneRowOnTheScreen() throws {
    let sample = try PaintedSample(Self.field)
    let (margins, gaps) = (pills("20", in: sample), pills("12", in: sample))
    #expect(margins.count == 4 && gaps.count == 2)
    #expect(!sample.viewTexts.isEmpty)
    for panel in 0..<2 {
      let row = [margins[2 * panel], margins[2 * panel + 1], gaps[panel]]
      #expect(row.allSatisfy { abs($0.midY - row[0].midY) < 0.5 }, "\(row)")
      let screen = try #require(sample.elements.filter(\.isOfView).map(\.box).first { $0.width > 100 })
      for text in sample.viewTexts { #expect(row.allSatisfy { !$0.overlaps(text.box) }, "\(row) \(screen)") }
    }
    // As far from the field in both.
    let fields = sample.elements.filter { $0.words == "Add a comment" }.map(\.box)
    #expect(abs((fields[0].minY - margins[0].maxY) - (fields[1].minY - margins[2].maxY)) < 0.6)
    // On the screen, whose ring is 11 points wide before it is drawn small.
    let bodies = sample.elements.filter { $0.classes.contains("strut-chrome") && !$0.isText }.map(\.box)
    let ring = try #require(bodies.max { $0.width < $1.width })
    #expect(margins[0].minX > ring.minX + 4 && margins[1].maxX < ring.maxX - 4, "\(margins) \(ring)")
  }

  /// Arrows on the ring or on keys are lost; then no short distance of the panel has arrows.
  @Test func distancesAtTheRingHaveCapsAlone() throws {
    let sample = try PaintedSample(Self.field)
    #expect(!sample.lines(ofClass: "strut-constraint").isEmpty && heads(sample).isEmpty)
  }

  /// Between the field and the keys a number would hide the edges of both.
  @Test func aDistanceToTheKeyboardStandsBesideTheDevice() throws {
    let sample = try PaintedSample(Self.field)
    let bodies = sample.elements.filter { $0.classes.contains("strut-chrome") && !$0.isText }.map(\.box)
    let numbers = pills("10", in: sample)
    #expect(numbers.count == 2 && !bodies.isEmpty)
    for number in numbers { #expect(bodies.allSatisfy { !$0.overlaps(number) }, "\(number)") }
  }

  /// As at the top and the bottom, unless a line there would strike a text through.
  @Test(arguments: [("16", 2), ("160", 2), ("text", 1)])
  func shortDistancesAboveAndBelowStandBesideTheDevice(_ margin: String, _ outside: Int) throws {
    let words = "[{label: a, text: Words, frame: [20, 60, 60, 20]}, {label: b, text: Words, frame: [300, 60, 60, 20]}]"
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: none
      printWidth: 200
      show: {constraints: {of: [top, bottom]}}
      views:
        - {view: card, backgroundColor: lightsteelblue}
        - {view: other, frame: [0, 0, 393, 100], backgroundColor: transparent, subviews: \(margin == "text" ? words : "[]")}
      constraints:
        - H:|-\(Int(margin) ?? 160)-[card]-\(Int(margin) ?? 160)-|
        - {equation: card.top == superview.safeArea.top + 12, identifier: top}
        - {equation: card.bottom == superview.safeArea.bottom - 8, identifier: bottom}
      """)
    let body = sample.elements.filter { $0.classes.contains("strut-chrome") && !$0.isText }.map(\.box)
      .reduce(nil) { $0?.union($1) ?? $1 }
    let device = try #require(body)
    let numbers = pills("12", in: sample) + pills("8", in: sample)
    #expect(numbers.count == 2 && numbers.count { !$0.overlaps(device) } == outside, "\(numbers) \(device)")
  }

  private static let lifted = """
    device: iphone-15
    chrome: device
    screenSize: none
    printWidth: 240
    crop: {bottom: 360}
    show: {constraints: {of: [lift], style: bare, sides: {lift: right}}}
    views:
      - {textField: comment, placeholder: Add a comment, borderStyle: roundedRect}
    constraints:
      - {equation: comment.bottom == superview.keyboard.top - 10, identifier: lift}
      - H:|-20-[comment]-80-|
    callouts:
      - {dimension: [root.keyboard.top, root.keyboard.bottom], side: right}
    """

  /// Beside one another, lines of two colours would lead to the edge that they share.
  @Test func aDimensionContinuesADistanceOnItsSide() throws {
    for keyboard in ["shown", "hidden"] {
      let sample = try PaintedSample(Self.lifted + "\nkeyboard: \(keyboard)")
      func line(_ name: String) throws -> Double {
        let lines = sample.elements.filter { $0.classes.contains(name) }.flatMap(\.strokedLines)
        return try #require(lines.filter { $0.start.x == $0.end.x && abs($0.start.y - $0.end.y) > 2 }.first).start.x
      }
      let (bar, dimension) = (try line("strut-constraint"), try line("strut-dimension"))
      #expect(abs(bar - dimension) < 0.6)
      #expect(heads(sample).isEmpty)
    }
  }

  /// From beside the device, a piece of the guide's edge would be a stub; the keyboard shows its own.
  @Test(arguments: [("shown", 0), ("hidden", 1)])
  func theEdgeOfAGuideIsDrawnWholeOrNotAtAll(_ keyboard: String, _ count: Int) throws {
    let sample = try PaintedSample(Self.lifted + "\nkeyboard: \(keyboard)")
    let dashes = sample.elements.filter { element in
      guard case .shape(let shape) = element.content else { return false }
      guard let dash = shape.stroke?.dash, dash.count == 2 else { return false }
      return element.classes.contains("strut-constraint") && abs(dash[0] - 2 * dash[1]) < 0.1
    }
    #expect(dashes.count == count)
    let field = try #require(sample.elements.first { $0.ids.contains("comment") && !$0.isText }?.box)
    #expect(dashes.allSatisfy { $0.box.width > field.width })
  }
}
