import Figures
import Geometry
import Graphics
import Testing
import ViewLayout

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
    return try PaintedSample(text).annotationTexts.map(\.words)
  }

  /// A step sets the constant, and not the author's fraction or the name of the superview.
  @Test(arguments: [("2/3", "-24", "− 24"), ("1/2", "0.5", "+ 0.5")])
  func equationsAreAsWrittenAfterSteps(_ factor: String, _ constant: String, _ written: String) throws {
    let sample = try PaintedSample(
      """
      size: [420, 80]
      views: [{view: article, backgroundColor: lavender}]
      constraints:
        - {equation: article.width == \(factor) * superview.width, identifier: share}
        - H:[article]|
        - V:|-40-[article]-8-|
      show: {constraints: {of: [share], values: equations}}
      panels: [{do: [constraint share.constant = \(constant)]}]
      """)
    #expect(sample.annotationTexts.map(\.words).contains("article.width = \(factor) × superview.width \(written)"))
  }

  /// The line from an equation that has no room on its bar is in the way of numbers, which else would be on that bar.
  @Test func theNumberOfADimensionIsNotOnTheBarOfAnEquation() throws {
    let sample = try PaintedSample(
      """
      size: [200, 110]
      views: [{view: wide, backgroundColor: khaki}, {view: one, backgroundColor: lightsteelblue}]
      constraints:
        - H:|-16-[wide]-12-[one]-16-|
        - V:|-16-[wide(60)]
        - V:|-16-[one(60)]
        - {equation: wide.width == 2 * one.width + 12, identifier: double}
      show: {constraints: {of: [double], values: equations, side: bottom}}
      callouts: [{dimension: [wide.left, wide.right], side: bottom, text: "{} = 2 × 49.33 + 12"}]
      """)
    let number = try #require(sample.annotationTexts.first { $0.words.hasPrefix("108") }).box
    let lines = sample.elements.filter { $0.classes.contains("strut-dimension") }.flatMap(\.strokedLines)
    let bar = try #require(lines.first { $0.start.y == $0.end.y && abs($0.end.x - $0.start.x) > 100 })
    #expect(abs(number.midY - bar.start.y) < 2 && number.maxX < min(bar.start.x, bar.end.x) + 1)
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

  /// A part of the safe area is no part of the superview: it is smaller on most devices.
  @Test(arguments: [
    ("v.width <= superview.safeArea.width", "safe area"), ("v.width <= 1/2 * superview.margins.width", "1/2 × margins"),
    ("v.height <= superview.safeArea.width", "superview.safeArea.width"),
  ])
  func guidesAreNamed(_ equation: String, _ words: String) throws {
    #expect(try self.words(equation, "distances") == [words])
  }

  /// An author's words that begin with a sign have it once: it is drawn as that of a number.
  @Test(arguments: ["= all", "== all", "<= all", "all"])
  func labelsHaveOneSign(_ label: String) throws {
    let text = """
      size: [240, 120]
      views: [{label: v, text: Short}]
      constraints: ["H:|-16-[v]", "V:|-16-[v(24)]", {equation: v.width == superview.width @ 200, identifier: it}]
      show: {constraints: {of: [it], labels: {it: "\(label)"}, values: none}}
      """
    let words = try PaintedSample(text).annotationTexts.map(\.words)
    #expect(words == ["all @200"])
  }

  @Test func constantAfterATermIsSetAsInPrint() throws {
    #expect(try words("v.width <= 1/2 * superview.width - 48", "distances") == ["1/2 × superview − 48"])
  }

  /// One equation at its view, and the term that it refers to at the other, once for all that do.
  @Test func equationsSayTheTermThatTheyReferTo() throws {
    let text = """
      size: [300, 80]
      views: [{view: a, backgroundColor: silver}, {view: b, backgroundColor: silver}, {view: c, backgroundColor: silver}]
      constraints:
        - H:|-10-[a]-10-[b]-10-[c]-10-|
        - "V:|-20-[a(20)]"
        - "V:|-20-[b(20)]"
        - "V:|-20-[c(20)]"
        - {equation: b.width == a.width, identifier: one}
        - {equation: c.width == a.width, identifier: two}
      show: {constraints: {of: [one, two], values: equations}}
      """
    let words = try PaintedSample(text).annotationTexts.map(\.words)
    #expect(words.sorted() == ["a.width", "b.width = a.width", "c.width = a.width"])
  }

  @Test func inequalityHasTheLengthThatItLeadsTo() throws {
    let short = try words("v.trailing <= superview.trailing - 8", "solved")
    #expect(short.count == 1 && short[0].hasPrefix("8 (") && short[0].hasSuffix(")"))
    #expect(try words("v.height >= 24", "solved") == ["24 (24)"])
  }

  /// The equations are longer than what they say something of: on the screen each would hide views and other bars.
  @Test func equationsWithoutRoomOnTheScreenStandBesideIt() throws {
    let sample = try PaintedSample(
      """
      size: [340, 160]
      border: none
      root: {backgroundColor: lavender}
      show: {constraints: {of: [ratio, above, gap, same], values: equations}}
      views:
        - {view: cover, backgroundColor: cadetblue}
        - {label: name, text: The Winter Garden, font: headline}
        - {label: author, text: Edith Marlow, font: subheadline}
      constraints:
        - H:|-32-[cover]
        - cover.height == superview.height - 48
        - {equation: cover.top == superview.top + 24, identifier: above}
        - {equation: cover.width == 2/3 * cover.height, identifier: ratio}
        - {equation: name.leading == cover.trailing + 32, identifier: gap}
        - name.top == cover.top + 8
        - {equation: author.leading == name.leading, identifier: same}
        - author.top == name.bottom + 8
      """)
    let texts = sample.viewTexts.map(\.box)
    let cover = try #require(sample.elements.first { $0.ids.contains("cover") }).box
    let words = [
      "cover.width = 2/3 × cover.height", "author.leading = name.leading", "name.leading = cover.trailing + 32",
    ]
    #expect(!texts.isEmpty)
    for equation in try sample.boxes(of: words) {
      #expect(!texts.contains { $0.overlaps(equation) }, "\(equation)")
      #expect(!cover.overlaps(equation), "\(equation)")
    }
  }

  /// From the whole to a part of it, the line crosses the words between them.
  @Test func theLineOfAMultipleLeavesWordsFree() throws {
    let sample = try PaintedSample(
      """
      size: [240, 200]
      show: {constraints: {of: [third], sides: {third: bottom}}}
      views:
        - {view: whole, frame: [20, 20, 200, 30], backgroundColor: lavender}
        - {label: words, text: "Tides at Sea, and other stories", font: 13, frame: [20, 80, 200, 30]}
        - {view: part, backgroundColor: khaki}
      constraints:
        - {equation: part.width == 1/3 * whole.width, identifier: third}
        - part.left == superview.left + 20
        - part.top == superview.top + 130
        - part.height == 20
      """)
    let words = try #require(sample.viewTexts.first).box.insetBy(dx: 1, dy: 1)
    let lines = sample.elements.filter { $0.classes.contains("strut-constraint") }.flatMap(\.strokedLines)
    let slanting = lines.filter { $0.start.x != $0.end.x && $0.start.y != $0.end.y }
    #expect(slanting.count > 1)
    for line in slanting { #expect(!words.overlaps(Rect(between: line.start, line.end)), "\(line)") }
  }

  @Test(arguments: [(1.0 / 3, "1/3"), (0.5, "0.5"), (2.0 / 7, "2/7"), (1.25, "1.25"), (0.123, "0.12")])
  func aFactorIsAFractionWhereANumberWouldBeRounded(_ factor: Double, _ text: String) {
    #expect(ConstraintSketcher.factorText(factor) == text)
  }

  /// A bar of the superview would say that the superview is limited.
  @Test func aShareOfTheSuperviewIsOneBar() {
    let figure = Figure.sample(
      show: [.constraints],
      constraints: [
        ConstraintEquation(.view("a"), .width, .lessThanOrEqual, multiplier: 0.75, to: .superview, .width),
        ConstraintEquation(.view("a"), .height, .equal, multiplier: 1.0 / 3, to: .superview, .height),
      ], [.box("a", Rect(x: 20, y: 20, width: 240, height: 80))])
    #expect(figure.painted().list.texts.sorted() == ["0.75 × superview", "1/3 × superview"])
  }

  @Test(arguments: [
    ("b.width <= 0.75 * superview.width", "0.75 × superview (100)"), ("b.width <= 120", "120 (100)"),
    ("b.width >= 100", "100 (100)"), ("b.width == 100", "100"), ("b.width == 120 @ 750", "120 (100) @750"),
    ("b.width == 100 @ 750", "100 @750"),
  ])
  func solvedNumbersHaveTheLengthOfTheLayout(_ equation: String, words: String) throws {
    let text = """
      size: [300, 90]
      views: [{view: b, backgroundColor: khaki}]
      constraints:
        - "H:|-20-[b(100)]"
        - "V:|-10-[b(40)]"
        - {equation: \(equation), identifier: share}
      show: {constraints: {of: [share], values: solved}}
      """
    #expect(try PaintedSample(text).marks.contains(words))
    let labelled = text.replacing("values: solved", with: "values: solved, labels: {share: words}")
    #expect(try PaintedSample(labelled).marks.contains(words.contains("(") ? "words (100)" : "words"))
  }

  /// What is asked for is the same, whatever became of it: what became of it has the other sign.
  @Test func whatIsAskedForKeepsItsSign() throws {
    let sample = try PaintedSample(
      """
      size: [180, 240]
      show: {constraints: {of: middle, values: solved, side: right}}
      views: [{view: card, backgroundColor: lavender}]
      constraints:
        - H:|-20-[card]-20-|
        - card.height == 60
        - {equation: card.centerY == superview.centerY + 40 @ 750, identifier: middle}
      panels: [{title: satisfied}, {title: lifted, do: [add card.bottom == superview.bottom - 110]}]
      """)
    let numbers = sample.annotationTexts.map(\.words).filter { $0.contains("@") }
    #expect(numbers == ["40 @750", "40 (−20) @750"])
  }

  /// An equation is above a card or in it, and not half in it.
  @Test func equationsLieAcrossNoCard() throws {
    let sample = try PaintedSample(
      """
      size: [340, 130]
      border: none
      show: {constraints: {of: [third, gap], values: equations}}
      views:
        - view: card
          frame: [20, 20, 300, 68]
          backgroundColor: whitesmoke
          subviews:
            - {view: price, backgroundColor: khaki}
            - {view: buy, backgroundColor: steelblue}
          constraints:
            - H:|-16-[price]
            - V:|-16-[price]-16-|
            - V:|-16-[buy]-16-|
            - {equation: price.width == 1/3 * card.width, identifier: third}
            - {equation: buy.leading == price.trailing + 12, identifier: gap}
            - H:[buy]-16-|
      """)
    let card = try sample.view("card")
    for words in ["price.width = 1/3 × card.width", "buy.leading = price.trailing + 12"] {
      let box = try sample.box(of: words)
      #expect(card.contains(box) || !card.insetBy(dx: 0, dy: 1).overlaps(box), "\(words) \(box) \(card)")
    }
  }
}
