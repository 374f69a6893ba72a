import Figures
import Geometry
import Graphics
import Staging
import Testing
import Typography
import ViewLayout

/// What is drawn of each kind of view.
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

  /// Constraints end at the alignment rectangle, which is narrower than the frame at the same side in both directions.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aSwitchFillsItsAlignmentRectangle(_ direction: LayoutDirection) throws {
    var figure = Figure.sample([.box("toggle", Rect(x: 40, y: 20, width: 51, height: 31), [:], .switch)])
    figure.directions = [direction]
    let picture = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first)
    let toggle = try #require(picture.panels[0].views.first { $0.name == "toggle" })
    let track = try #require(figure.painted().list.group("toggle")?.shapes.first?.path.box)
    #expect(track == toggle.bounds.inset(by: toggle.alignmentInsets))
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

  /// UIKit fills a stepper with a veil: the author's colour is seen through it.
  @Test func aSteppersBackgroundIsSeen() throws {
    func fills(_ properties: [ViewProperty: PropertyValue]) throws -> [Color] {
      let list = Figure.sample([.box("s", Rect(x: 10, y: 10, width: 94, height: 32), properties, .stepper)]).painted()
        .list
      return try #require(list.group("s")).shapes.compactMap { shape in
        guard case .color(let color)? = shape.fill else { return nil }
        return color
      }
    }
    let red = Color(hex: 0xFF0000)
    let ground = try fills([.backgroundColor: .color(red)])
    #expect(ground.first == red)
    #expect(ground.count == 2 && ground.dropFirst().allSatisfy { $0.alpha < 0.5 })
    #expect(try fills([:]).map(\.alpha) == [1])
  }

  /// A text view is white without a background, and transparent with a transparent one.
  @Test func aTextViewsBackgroundIsItsOwn() throws {
    func fills(_ properties: [ViewProperty: PropertyValue]) throws -> [Color?] {
      let frame = Rect(x: 10, y: 10, width: 100, height: 60)
      let list = Figure.sample([.box("t", frame, properties, .textView)]).painted().list
      return try #require(list.group("t")).shapes.map { shape in
        if case .color(let color)? = shape.fill { color } else { nil }
      }
    }
    #expect(try fills([:]).map { $0?.token } == ["page"])
    #expect(try fills([.backgroundColor: .color(.clear)]).allSatisfy { ($0?.alpha ?? 0) == 0 })
  }

  /// The stand-in of a background is as dark as its title needs.
  @Test(arguments: [(0xFFFFFF, 1.0), (0x000000, 0.2)] as [(UInt32, Double)])
  func aMissingBackgroundIsGreyUnderATitleThatWouldNotBeSeen(_ title: UInt32, _ alpha: Double) throws {
    let list = Figure.sample([
      .box(
        "b", Rect(x: 10, y: 10, width: 120, height: 40),
        [
          .title: .text("Open"), .textColor: .color(Color(hex: title)),
          .backgroundImage: .image(.missing(Size(120, 40))),
        ], .button)
    ]).painted().list
    let box = try #require(list.group("b")?.shapes.first)
    guard case .color(let fill)? = box.fill else {
      Issue.record("not filled")
      return
    }
    #expect(abs(fill.alpha - alpha) < 1e-9)
  }

  /// What only dims an image that is not there leaves its sign, as it would leave an image.
  @Test(arguments: [(0.3, true), (1, false)]) func theSignOfAMissingImageIsSeenBelowAVeil(
    _ alpha: Double, _ isSeen: Bool
  )
    throws
  {
    func parts(_ views: [ViewDescription]) throws -> Int {
      try #require(Figure.sample(views).painted().list.group("photo")).items.count
    }
    let frame = Rect(x: 10, y: 10, width: 80, height: 60)
    let photo = ViewDescription.box("photo", frame, [.image: .image(.missing(Size(80, 60)))], .imageView)
    let veil = ViewDescription.box("veil", frame, [.backgroundColor: .color(.black), .alpha: .number(alpha)])
    let (alone, below) = (try parts([photo]), try parts([photo, veil]))
    #expect((below == alone) == isSeen)
  }

  /// What shows the state of a control has a tint of its own.
  @Test(arguments: [
    (ViewKind.slider, ViewProperty.thumbTintColor), (.switch, .thumbTintColor),
    (.segmentedControl, .selectedSegmentTintColor), (.pageControl, .currentPageIndicatorTintColor),
    (.pageControl, .pageIndicatorTintColor),
  ])
  func partsOfControlsHaveTints(_ kind: ViewKind, _ property: ViewProperty) throws {
    let red = Color(hex: 0xFF0000)
    func count(_ properties: [ViewProperty: PropertyValue]) throws -> Int {
      let own: [ViewProperty: PropertyValue] = [.items: .texts(["A", "B"]), .numberOfPages: .number(3)]
      let list = Figure.sample([
        .box(
          "c", Rect(x: 10, y: 10, width: 120, height: 31), properties.merging(own) { given, _ in given }, kind)
      ]).painted().list
      return try #require(list.group("c")).shapes.count { $0.fill == .color(red) }
    }
    #expect(try count([:]) == 0)
    #expect(try count([property: .color(red)]) == (property == .pageIndicatorTintColor ? 2 : 1))
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
