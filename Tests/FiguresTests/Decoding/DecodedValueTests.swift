import Diagnostics
import FigureLanguage
import Figures
import Geometry
import Graphics
import Staging
import Testing
import ViewLayout

/// What documents become.
@Suite struct DecodedValueTests {
  private func figure(_ text: String) throws -> Figure {
    let (figure, diagnostics) = Figure.decode(SourceFile(name: "test.yaml", text: text), name: "test")
    #expect(diagnostics.all.map(\.message) == [])
    return try #require(figure)
  }

  private func property(_ line: String) throws -> PropertyValue? {
    let name = try #require(ViewProperty(rawValue: String(line.prefix { $0 != ":" })))
    let kind = name.kinds?.first ?? .view
    return try figure("views:\n  - \(kind.rawValue): a\n    \(line)").root.subviews[0][name]
  }

  private func equations(_ constraint: String) throws -> [ConstraintEquation] {
    let text = "metrics: {gap: 12}\nviews:\n  - view: a\n  - view: b\nconstraints:\n  - \(constraint)"
    return try figure(text).constraints[0].equations
  }

  // MARK: Properties

  @Test func numbersAreReadInEveryForm() throws {
    #expect(try property("frame: [-.5, 1e2, 0.25, +3]") == .rect(Rect(x: -0.5, y: 100, width: 0.25, height: 3)))
    #expect(try property("frame: {inset: [10, 5]}") == .inset(dx: 10, dy: 5))
    #expect(try property("layoutMargins: 8") == .insets(EdgeInsets(all: 8)))
    #expect(
      try property("alignmentRectInsets: [1, 2, 3, 4]") == .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(try property("intrinsicContentSize: [none, 20]") == .intrinsicSize(AxisPair(horizontal: nil, vertical: 20)))
    #expect(
      try property("contentHuggingPriority: {vertical: 1000}") == .priorities(AxisPair(horizontal: nil, vertical: 1000))
    )
  }

  @Test func textsAreTypedByTheirKey() throws {
    for text in ["On", "12:30", "017", "no", "null", "~", "1e3", "2026-01-01", "0x10"] {
      #expect(try property("title: \(text)") == .text(text))
    }
    #expect(try property("title: \"\"") == .text(""))
    #expect(try property("items: [On, 12:30, no]") == .texts(["On", "12:30", "no"]))
  }

  @Test func coloursAreReadInEveryForm() throws {
    let orange = PropertyValue.color(Color(hex: 0xFF8800))
    #expect(try property("tintColor: '#f80'") == orange)
    #expect(try property("tintColor: '#FF8800'") == orange)
    #expect(try property("tintColor: '#f808'") == .color(Color(hex: 0xFF8800, alpha: 136.0 / 255)))
    #expect(try property("tintColor: rgb(1, .4, 1)") == .color(Color(red: 1, green: 0.4, blue: 1)))
    #expect(try property("tintColor: tomato") == .color(Color(hex: 0xFF6347)))
    #expect(
      try property("shadow: {color: rgb(0, 0, 0, .5), opacity: .5, offset: [1, 2], radius: 3}")
        == .shadow(Shadow(offset: Point(1, 2), radius: 3, color: Color(red: 0, green: 0, blue: 0, alpha: 0.25))))
  }

  @Test func transformsAreReadAsTheCallsAreMade() throws {
    let translated = Transform.translation(x: 100, y: 0)
    let rotated = Transform.rotation(radians: .pi / 4)
    #expect(try property("transform: translate(100, 0) rotate(45deg)") == .transform(translated.applying(rotated)))
    #expect(try property("transform: [rotate(45deg), translate(100, 0)]") == .transform(rotated.applying(translated)))
    #expect(try property("transform: rotate(90deg)") == .transform(Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)))
    #expect(try property("transform: skew(-0.2, 0)") == .transform(Transform(a: 1, b: 0, c: -0.2, d: 1, tx: 0, ty: 0)))
    #expect(
      try property("transform: rotate(45deg) translate(100, 0) rotate(-45deg)")
        == .transform(rotated.applying(translated).applying(.rotation(radians: -.pi / 4))))
  }

  @Test func numbersAreComputed() throws {
    #expect(
      try property("frame: [1 + 2 * 3, -(4 - 1), 8 / 2 / 2, 2 * (3 + 4)]")
        == .rect(Rect(x: 7, y: -3, width: 2, height: 14)))
    #expect(try property("tag: 7 - 2 - 1") == .number(4))
    #expect(try property("contentHuggingPriority: high + 1") == .priorities(AxisPair(751)))
    #expect(
      try property("transform: translate(2 * (1 + 2), 0) rotate(3 * 30deg)")
        == .transform(.translation(x: 6, y: 0).applying(Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))))
  }

  @Test func wordsWinOverMetrics() throws {
    let text = """
      metrics: {high: 3, body: 11, none: 5, twice: 2 * none}
      views:
        - label: a
          contentHuggingPriority: high
          font: body
          intrinsicContentSize: [none, twice]
          text: twice
      """
    let view = try figure(text).root.subviews[0]
    #expect(view[.contentHuggingPriority] == .priorities(AxisPair(.high)))
    #expect(view[.font] == .font(FontDescription(style: .body)))
    #expect(view[.intrinsicContentSize] == .intrinsicSize(AxisPair(horizontal: nil, vertical: 10)))
    #expect(view[.text] == .text("twice"))
  }

  @Test func theLaterStyleWinsAndTheViewOverAll() throws {
    let text = """
      styles:
        card: {alpha: .5, cornerRadius: 8, tag: 1}
        raised: {alpha: .75, tag: 2}
        both: {style: [raised, card], borderWidth: 2}
      views:
        - view: a
          tag: 3
          style: [card, raised]
        - view: b
          style: both
      """
    let views = try figure(text).root.subviews
    #expect(views[0][.alpha] == .number(0.75))
    #expect(views[0][.cornerRadius] == .number(8))
    #expect(views[0][.tag] == .number(3))
    #expect(views[1][.alpha] == .number(0.5))
    #expect(views[1][.borderWidth] == .number(2))
  }

  // MARK: Constraints

  @Test(arguments: [
    ("a.width == 100", "a.width == 100"),
    ("a.leading = b.trailing + gap", "a.leading == b.trailing + 12"),
    ("a.leading >= superview.leading - gap @ 500", "a.leading >= superview.leading - 12 @ 500"),
    ("a.width <= 16:9 * b.height", "a.width <= 1.777778 * b.height"),
    ("a.width == b.width * 1/2 - 8", "a.width == 0.5 * b.width - 8"),
    ("a.width==.5*b.width+-8@low", "a.width == 0.5 * b.width - 8 @ 250"),
    ("a.baseline == b.firstBaseline", "a.lastBaseline == b.firstBaseline"),
    ("a.leading == superview.margins.leading", "a.leading == superview.margins.leading"),
    ("superview.trailing == a.trailing + 20", "superview.trailing == a.trailing + 20"),
    ("a.width == gap", "a.width == 12"),
    ("a.width == gap * b.width", "a.width == 12 * b.width"),
    ("a.width == (gap - 2) / 5 * b.width / 4 - 2 * (gap + 1) @ high - 1", "a.width == 0.5 * b.width - 26 @ 749"),
    ("a.width == b.width - 10 + gap - 4", "a.width == b.width - 2"),
    ("a.width == b.width / 2 / 4", "a.width == 0.125 * b.width"),
    ("a.width == 320 / 4 - -gap", "a.width == 92"),
    ("a.width == 2 * 16:9 * b.height", "a.width == 3.555556 * b.height"),
  ])
  func equationsAreRead(_ text: String, _ expected: String) throws {
    #expect(try equations(text).map(\.description) == [expected])
  }

  @Test func visualFormatStringsStandForTheirEquations() throws {
    #expect(
      try equations("V:[a(gap)]-[b]-|").map(\.description) == [
        "a.height == 12", "b.top == a.bottom + 8", "superview.bottomMargin == b.bottom",
      ])
    #expect(
      try equations("{format: \"H:[a][b]\", options: alignAllCenterY}").map(\.description) == [
        "b.leading == a.trailing", "a.centerY == b.centerY",
      ])
  }

  @Test func constraintsKnowTheirPlaces() throws {
    let figure = try figure(
      "views:\n  - view: a\nconstraints:\n  - {equation: a.width == 9, identifier: wide, show: red}")
    let constraint = figure.constraints[0]
    #expect(constraint.text.range == SourceRange(line: 4, column: 16, length: 12))
    #expect(constraint.identifier == Located("wide", at: SourceRange(line: 4, column: 42, length: 4)))
    #expect(constraint.color == Color(hex: 0xFF0000))
  }

  // MARK: Repetition

  @Test func repeatMakesNumberedViews() throws {
    let figure = try figure(
      """
      views:
        - view: tip{n}
          repeat: 3
          tag: {n}
          frame: [{n}, "{n}0", 8, 8]
          subviews:
            - label: dot{n}
          constraints:
            - tip{n}.left == tip{n-1}.right + 8
            - dot{n}.width == {n}
      """)
    let views = figure.root.subviews
    #expect(views.map(\.name.value) == ["tip1", "tip2", "tip3"])
    #expect(views.map(\.subviews[0].name.value) == ["dot1", "dot2", "dot3"])
    #expect(views[2][.frame] == .rect(Rect(x: 3, y: 30, width: 8, height: 8)))
    #expect(views[1][.tag] == .number(2))
  }

  @Test func constraintsThatWouldNameNumberZeroAreLeftOut() throws {
    let figure = try figure(
      """
      views:
        - view: tip{n}
          repeat: 2
          constraints:
            - tip{n}.left == tip{n-1}.right + 8
            - H:[tip{n-1}][tip{n}]
            - tip{n}.width == superview.width - {n-1}
      """)
    let texts = figure.root.subviews.map { $0.constraints.map(\.text.value) }
    #expect(texts[0] == ["tip1.width == superview.width - 0"])
    #expect(texts[1] == ["tip2.left == tip1.right + 8", "H:[tip1][tip2]", "tip2.width == superview.width - 1"])
  }

  /// `{n}` is the outer one's number everywhere, `{m}` the inner one's.
  @Test func repeatInsideAnotherHasItsOwnNumber() throws {
    let figure = try figure(
      """
      views:
        - view: row{n}
          repeat: 2
          subviews:
            - view: cell{n}{m}
              repeat: 3
              tag: "10 * {n} + {m}"
              subviews: [{label: "text{n}_{m}", text: "{n-1} {m-1}"}]
              constraints:
                - H:[cell{n}{m-1}][cell{n}{m}]
                - V:[cell{n-1}{m}][cell{n}{m}]
          constraints:
            - V:[row{n-1}][row{n}]
      """)
    let rows = figure.root.subviews
    #expect(rows[1].subviews.map(\.name.value) == ["cell21", "cell22", "cell23"])
    #expect(rows[1].subviews[2][.tag] == .number(23))
    #expect(rows[1].subviews[2].subviews[0][.text] == .text("1 2"))
    let texts = rows.map { $0.subviews.map { $0.constraints.map(\.text.value) } }
    #expect(texts[0] == [[], ["H:[cell11][cell12]"], ["H:[cell12][cell13]"]])
    #expect(texts[1][0] == ["V:[cell11][cell21]"])
    #expect(texts[1][2] == ["H:[cell22][cell23]", "V:[cell13][cell23]"])
  }

  // MARK: Panels

  private func step(_ text: String) throws -> Step? {
    let document = """
      metrics: {far: 60}
      views:
        - label: a
        - view: b
      constraints:
        - {equation: a.width == 9, identifier: wide}
      panels:
        - do:
            - \(text)
      """
    return try figure(document).panels[0].steps.first?.value
  }

  @Test func assignmentsAreTypedByTheirPath() throws {
    let size = PropertyPath(view: "a", property: .bounds, parts: [.size])
    #expect(try step("a.bounds.size += [40, -50]") == .assign(size, .add, .size(Size(40, -50))))
    #expect(
      try step("a.frame.size.width -= 5")
        == .assign(PropertyPath(view: "a", property: .frame, parts: [.size, .width]), .subtract, .number(5)))
    #expect(
      try step("a.frame = {inset: 10}")
        == .assign(PropertyPath(view: "a", property: .frame), .set, .inset(dx: 10, dy: 10)))
    #expect(
      try step("a.text = Ada, \"countess\"")
        == .assign(PropertyPath(view: "a", property: .text), .set, .text("Ada, \"countess\"")))
    #expect(
      try step("a.backgroundColor = rgb(1, 0, 0)")
        == .assign(PropertyPath(view: "a", property: .backgroundColor), .set, .color(Color(hex: 0xFF0000))))
  }

  /// Between double marks a backslash means what it means between those of YAML, wherever they are.
  @Test(arguments: [
    #"a.text = "One\nTwo""#, #"'a.text = "One\nTwo"'"#, #""a.text = One\nTwo""#, #"a.text = "One\u000ATwo""#,
  ])
  func aTextOfAStepHasLineEnds(_ written: String) throws {
    let text = PropertyPath(view: "a", property: .text)
    #expect(try step(written) == .assign(text, .set, .text("One\nTwo")))
    #expect(try step(#"a.text = "a\\nb""#) == .assign(text, .set, .text(#"a\nb"#)))
    #expect(try step(#"a.text = 'a\nb'"#) == .assign(text, .set, .text(#"a\nb"#)))
  }

  @Test func stepsAreRead() throws {
    #expect(try step("constraint wide.constant = far") == .setConstant(identifier: "wide", .set, 60))
    #expect(try step("constraint wide.priority -= 1") == .setPriority(identifier: "wide", .subtract, 1))
    #expect(try step("constraint wide.priority = low") == .setPriority(identifier: "wide", .set, 250))
    #expect(try step("constraint wide.active = false") == .setActive(identifier: "wide", false))
    #expect(try step("root.bounds.size = compressed") == .fitRoot(.compressed))
    #expect(
      try step("root.bounds.size = [10, 20]")
        == .assign(PropertyPath(view: "root", property: .bounds, parts: [.size]), .set, .size(Size(10, 20))))
    #expect(try step("insert a above b") == .insertSubview("a", above: "b"))
    #expect(try step("insert a below b") == .insertSubviewBelow("a", below: "b"))
    #expect(try step("exchange a, b") == .exchange("a", "b"))
    #expect(try step("addSubview a to b") == .addSubview("a", to: "b"))
    #expect(try step("breaks wide") == .breaks(identifier: "wide"))
    #expect(try step("layout") == .layout)
    guard case .addConstraint(let added)? = try step("add a.width == b.width") else {
      Issue.record("not an added constraint")
      return
    }
    #expect(added.equations.map(\.description) == ["a.width == b.width"])
  }

  // MARK: Annotations and options

  @Test func showTakesDetails() throws {
    let figure = try figure(
      "show: {constraints: {of: [a], values: true}, ambiguity: ghosts, names: true}\nviews:\n  - view: a")
    #expect(figure.show[.constraints]?.views == ["a"])
    #expect(figure.show[.constraints]?.showsValues == true)
    #expect(figure.show[.ambiguity]?.style == "ghosts")
    #expect(figure.show[.names] != nil)
    #expect(figure.show[.frames] == nil)
  }

  @Test func documentOptionsAreRead() throws {
    let figure = try figure(
      "device: [iphone-4s, iphone-5]\norientation: [landscape, portrait]\nscale: [1, 3]\nbackground: grid(8)\nexpect: conflict"
    )
    #expect(figure.devices.map(\.identifier) == ["iphone-4s", "iphone-5"])
    #expect(figure.orientations == [.landscape, .portrait])
    #expect(figure.scales == [1, 3])
    #expect(figure.background == .grid(spacing: 8))
    #expect(figure.expectations == [.conflict])
    #expect(figure.themes == [])
    #expect(figure.safeArea == nil)
  }

  @Test func backgroundsAreReadWithoutADocument() {
    #expect(Background.decode("grid(8)").background == .grid(spacing: 8))
    #expect(Background.decode("#0000ff").background == .color(Color(hex: 0x0000FF)))
    let misspelt = Background.decode("systemBlu")
    #expect(misspelt.background == nil)
    #expect(misspelt.diagnostics.all.map(\.message) == ["'systemBlu' is not a colour; did you mean 'systemBlue'?"])
    #expect(Background.decode("").background == nil)
  }
}
