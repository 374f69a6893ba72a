import Figures
import Geometry
import Graphics
import Staging
import Testing
import Typography
import ViewLayout

@Suite struct ViewPaintingTests {
  @Test func eachViewIsAGroupWithItsNameKindAndTransform() throws {
    let figure = Figure.sample([
      .box(
        "v1", Rect(x: 100, y: 20, width: 132, height: 194), [.backgroundColor: .color(.black)],
        subviews: [.box("v2", Rect(x: 10, y: 10, width: 20, height: 20), [.alt: .text("a corner")])])
    ])
    let list = figure.painted().list
    let v1 = try #require(list.group("v1"))
    #expect(v1.classes == ["strut-view"])
    #expect(v1.title == "view v1")
    #expect(v1.transform == .translation(x: 100, y: 20))
    #expect(v1.shapes.first?.fill == .color(.black))
    #expect(list.group("v2")?.title == "a corner")
    #expect(v1.items.flatMap(\.groups).contains { $0.id == "v2" })
  }

  @Test func aViewWithoutABackgroundHasABoxButATransparentOneHasNone() {
    let transparent = Color(red: 0, green: 0, blue: 0, alpha: 0)
    let list = Figure.sample([
      .box("plain", Rect(x: 10, y: 10, width: 50, height: 50)),
      .box("glass", Rect(x: 80, y: 10, width: 50, height: 50), [.backgroundColor: .color(transparent)]),
    ]).painted().list
    #expect(list.group("plain")?.shapes.count == 1)
    #expect(list.group("glass")?.shapes.isEmpty == true)
  }

  /// A bar with a large title is clear, unless it has a background or stands on an iOS before 13.
  @Test func aBarWithALargeTitleIsClear() throws {
    func shapes(_ properties: [ViewProperty: PropertyValue], on platform: Platform = .ios) throws -> Int {
      var properties = properties
      properties[.title] = .text("Settings")
      var figure = Figure.sample([.box("bar", Rect(x: 0, y: 0, width: 200, height: 96), properties, .navigationBar)])
      figure.platform = platform
      return try #require(figure.painted().list.group("bar")).shapes.count
    }
    #expect(try shapes([:]) == 2)
    #expect(try shapes([.prefersLargeTitles: .boolean(true)]) == 0)
    #expect(try shapes([.prefersLargeTitles: .boolean(true)], on: .ios11) == 2)
    #expect(try shapes([.prefersLargeTitles: .boolean(true), .backgroundColor: .color(.black)]) > 0)
  }

  /// A light ground stays light in a dark picture, and what is written on it dark.
  @Test func onALightGroundControlsAreLightInADarkPicture() throws {
    let label = ViewDescription.box("onGround", Rect(x: 5, y: 5, width: 80, height: 20), [.text: .text("A")], .label)
    let figure = Figure.sample([
      .box(
        "ground", Rect(x: 10, y: 10, width: 100, height: 50), [.backgroundColor: .color(Color(hex: 0xF2F2F7))],
        subviews: [label]),
      .box("onPage", Rect(x: 10, y: 100, width: 80, height: 20), [.text: .text("B")], .label),
    ])
    func color(_ name: String, _ theme: ThemeName) throws -> Color {
      guard case .text(let run)? = figure.painted(theme: theme).list.group(name)?.items.first else {
        throw CancellationError()
      }
      return run.color
    }
    #expect(try color("onGround", .dark).luminance == 0)
    #expect(try color("onPage", .dark).luminance == 1)
    #expect(try color("onGround", .light).luminance == 0)
    // It does not follow its reader either.
    #expect(try color("onGround", .light).token == nil)
    #expect(try color("onPage", .light).token == "label")
  }

  /// The first and the last row of an inset group have its corners, and no line is under the last.
  @Test func cellsOfAnInsetGroupHaveItsCorners() throws {
    func cell(_ number: Double) -> ViewDescription {
      .box("row\(Int(number))", Rect(x: 16, y: 44 * number, width: 200, height: 44), [:], .tableViewCell)
    }
    let list = Figure.sample([
      .box(
        "table", Rect(x: 0, y: 0, width: 232, height: 200),
        [
          .tableStyle: .word(TableStyle.insetGrouped),
          .sections: .sections([TableSection(header: "One", rows: .cells(3)), TableSection(rows: .cells(1))]),
        ], .tableView, subviews: [cell(1), cell(2), cell(3), cell(4)])
    ]).painted().list
    func curves(_ name: String) throws -> Int {
      let ground = try #require(list.group(name)?.shapes.first)
      return ground.path.elements.count { if case .cubic = $0 { true } else { false } }
    }
    #expect(try (1...4).map { try curves("row\($0)") } == [2, 0, 2, 4])
    #expect((1...4).map { list.group("row\($0)")?.shapes.count } == [2, 2, 1, 1])
    #expect(list.texts.contains("ONE"))
  }

  @Test func aLoneRootIsItsOwnCanvas() {
    let list = Figure.sample([.box("v", Rect(x: 0, y: 0, width: 50, height: 50))]).painted().list
    #expect(list.size == Size(320, 240))
  }

  @Test func theCanvasGrowsAroundViewsOutsideTheRoot() {
    let list = Figure.sample([.box("v", Rect(x: -50, y: 10, width: 100, height: 50))]).painted().list
    #expect(list.size.width >= 320 + 50 + 32)
    #expect(list.size.height >= 240)
  }

  @Test func aStrayViewDoesNotMakeTheCanvasHuge() {
    let list = Figure.sample([.box("v", Rect(x: 1e7, y: 10, width: 100, height: 50))]).painted().list
    #expect(list.size.width < 1000)
  }

  @Test func hiddenViewsAreNotDrawn() {
    let figure = Figure.sample([
      .box("v", Rect(x: 0, y: 0, width: 50, height: 50), [.hidden: .boolean(true)]),
      .box("w", Rect(x: 0, y: 0, width: 50, height: 50), [.alpha: .number(0)]),
    ])
    let list = figure.painted().list
    #expect(list.group("v") == nil)
    #expect(list.group("w") == nil)
  }

  @Test func effectsAreTheGroups() throws {
    let shadow = Shadow(offset: Point(2, 3), radius: 4, color: Color(hex: 0, alpha: 0.3))
    let figure = Figure.sample([
      .box(
        "v", Rect(x: 10, y: 10, width: 50, height: 40),
        [
          .alpha: .number(0.5), .clipsToBounds: .boolean(true), .cornerRadius: .number(8), .shadow: .shadow(shadow),
          .transform: .transform(.scale(x: 2, y: 2)), .backgroundColor: .color(.white),
        ])
    ])
    let group = try #require(figure.painted().list.group("v"))
    #expect(group.opacity == 0.5)
    #expect(group.clip == .roundedRect(Rect(x: 0, y: 0, width: 50, height: 40), radius: 8))
    #expect(group.shadow == shadow)
    #expect(group.transform.a == 2)
  }

  @Test func aPlainViewWithoutLooksIsFilledWithItsHue() throws {
    let figure = Figure.sample([
      .box("empty", Rect(x: 0, y: 0, width: 50, height: 50)),
      .box(
        "holder", Rect(x: 60, y: 0, width: 50, height: 50),
        subviews: [.box("inner", Rect(x: 5, y: 5, width: 9, height: 9))]),
    ])
    let list = figure.painted().list
    let box = try #require(list.group("empty")?.shapes.first)
    guard case .color(let fill)? = box.fill else {
      Issue.record("not filled")
      return
    }
    #expect(fill.token == "view-1")
    #expect(fill.alpha == 0.25)
    let holder = try #require(list.group("holder")?.shapes.first)
    #expect(holder.fill == nil)
    #expect(holder.stroke?.color.token == "view-2")
  }

  @Test func aLabelsLinesStandInTheMiddleOfItsHeight() throws {
    let figure = Figure.sample([
      .box("name", Rect(x: 10, y: 10, width: 100, height: 60), [.text: .text("Name")], .label)
    ])
    let item = try #require(figure.painted().list.group("name")?.items.last)
    guard case .text(let run) = item else {
      Issue.record("not a text")
      return
    }
    let metrics = FontMetrics(of: run.font)
    #expect(run.text == "Name")
    #expect(abs(run.origin.y - (30 - metrics.lineHeight / 2 + metrics.ascent)) <= 0.5)
    #expect(run.color.token == "label")
  }

  @Test func anEmptyTextFieldShowsItsPlaceholder() throws {
    let figure = Figure.sample([
      .box(
        "field", Rect(x: 10, y: 10, width: 200, height: 34), [.placeholder: .text("Name")], .textField)
    ])
    let group = try #require(figure.painted().list.group("field"))
    guard case .text(let run)? = group.items.last else {
      Issue.record("not a text")
      return
    }
    #expect(run.text == "Name")
    #expect(run.color.token == "placeholder")
    #expect(run.origin.x == 7)
  }

  /// Its own ground ends at the round border: the corners show what is behind it.
  @Test(arguments: [BorderStyle.roundedRect, .line, .bezel, .none])
  func aTextFieldsGroundIsPaintedOnceWithinItsBorder(_ style: BorderStyle) throws {
    let red = Color(hex: 0xFF0000)
    let list = Figure.sample([
      .box(
        "field", Rect(x: 10, y: 10, width: 200, height: 34),
        [.backgroundColor: .color(red), .borderStyle: .word(style)], .textField)
    ]).painted().list
    let filled = try #require(list.group("field")).shapes.filter { $0.fill == .color(red) }
    #expect(filled.count == 1)
    let isRound = filled.first?.path.elements.contains { if case .cubic = $0 { true } else { false } }
    #expect(isRound == (style == .roundedRect))
  }

  @Test func aTightButtonIsCutInItsMiddle() throws {
    let figure = Figure.sample([
      .box("go", Rect(x: 0, y: 0, width: 40, height: 30), [.title: .text("Hello World")], .button)
    ])
    #expect(figure.painted().list.group("go")?.texts.first?.contains("…") == true)
  }

  @Test(arguments: ViewKind.allCases.filter { $0 != .layoutGuide })
  func everyKindIsDrawn(_ kind: ViewKind) throws {
    for platform in Platform.allCases {
      var figure = Figure.sample([
        .box(
          "it", Rect(x: 10, y: 10, width: 160, height: 60),
          [.text: .text("Text"), .title: .text("Title"), .items: .texts(["One", "Two", "Three"])], kind)
      ])
      figure.platform = platform
      let group = try #require(figure.painted().list.group("it"))
      #expect(!group.shapes.isEmpty || !group.texts.isEmpty, "\(kind) on \(platform)")
      // A view of no size draws nothing that is not finite.
      let empty = Figure.sample([.box("it", .zero, [.title: .text("Title")], kind)]).painted().list
      #expect(empty.size == Size(320, 240) || empty.size.width < 700)
    }
  }
}
