import Figures
import Geometry
import Graphics
import InterfaceBuilder
import Testing
import Typography
import ViewLayout

/// Looks that a document says and that no other view has.
@Suite struct LookTests {
  private func view(_ name: String, of document: String = "disabled-controls-and-shadows") throws -> ViewDescription {
    let (figures, diagnostics) = try DocumentFixture.named(document, in: "looks").document().figures(named: "Main")
    #expect(diagnostics.isEmpty)
    let views = try #require(figures.first).root.subviews
    return try #require(views.first { $0.name.value == name })
  }

  private func titled(_ name: String) throws -> ViewDescription {
    try view(name, of: "titles-and-states-of-a-document")
  }

  /// The plain title beside it is the library's word, left where it was.
  @Test func anAttributedTitleIsTheTitle() throws {
    #expect(try titled("attributed")[.title] == .text("Log in"))
  }

  /// Half of the light that the inks leave.
  @Test func coloursOfInksAreColoursOfLight() throws {
    guard case .color(let color)? = try titled("attributed")[.backgroundColor] else {
      Issue.record("no colour")
      return
    }
    let parts = [color.red, color.green, color.blue].map { ($0 * 100).rounded() }
    #expect(parts == [50, 40, 0])
  }

  @Test func aDisabledControlIsPaler() throws {
    #expect(try view("switch1")[.isEnabled] == .boolean(false))
    #expect(try view("label1")[.isEnabled] == .boolean(false))
    #expect(try view("label1")[.alpha] == .number(0.5))
    #expect(try view("label2")[.isEnabled] == nil)
  }

  @Test func theTitleOfADisabledButtonHasTheColorOfItsStateOrAPaleOne() throws {
    #expect(try view("button1")[.isEnabled] == .boolean(false))
    #expect(try view("button1")[.textColor] == nil)
    #expect(try view("button2")[.textColor] == .color(Color(red: 1, green: 0, blue: 0)))
  }

  /// What a state leaves out is as in the usual one, but for configurations.
  @Test func theTitleOfADisabledButtonKeepsTheColorOfAllStates() throws {
    #expect(try titled("whiteWhenDisabled")[.textColor] == .color(.white))
    #expect(try titled("paleWhenDisabled")[.isEnabled] == .boolean(false))
  }

  /// A value that the document leaves out is 0, or the nearest to it that the slider has.
  @Test func aSliderWithoutAValueIsAtZero() throws {
    #expect(try titled("pitch")[.value] == .number(0.5))
    #expect(try titled("pages")[.value] == .number(0))
  }

  @Test func partsThatShowAStateHaveTheirTints() throws {
    let red = PropertyValue.color(Color(red: 1, green: 0, blue: 0))
    #expect(try titled("pitch")[.thumbTintColor] == red)
    #expect(try titled("dots")[.currentPageIndicatorTintColor] == red)
    #expect(try titled("dots")[.pageIndicatorTintColor] == .color(Color(red: 0, green: 1, blue: 0)))
    #expect(try titled("range")[.selectedSegmentTintColor] == red)
  }

  @Test func aLabelsShadowIsThatOfItsLetters() throws {
    let black = Color(red: 0, green: 0, blue: 0)
    #expect(try view("label2")[.shadow] == .shadow(Shadow(offset: Point(2, 3), radius: 0, color: black)))
    #expect(try view("label3")[.shadow] == .shadow(Shadow(offset: Point(0, -1), radius: 0, color: black)))
    // Behind a background no letter casts one.
    #expect(try view("label4")[.shadow] == nil)
  }

  @Test func aConfiguredButtonHasNoTitleButItsConfigurations() throws {
    #expect(try titled("retitled")[.title] == .text("Empty bin"))
    #expect(try titled("untitled")[.title] == nil)
  }

  @Test func aBackgroundThatIsNotThereIsAStandInOfTheButtonsSize() throws {
    #expect(try titled("plated")[.backgroundImage] == .image(.missing(Size(120, 40))))
  }

  @Test func aSymbolBehindAButtonIsDrawn() throws {
    guard case .image(.symbol(let symbol))? = try titled("signed")[.backgroundImage] else {
      Issue.record("no symbol")
      return
    }
    #expect(symbol.name == "person.fill" && symbol.size == Size(30, 26))
  }

  /// A document has the background of a text view, if it has one.
  @Test func aTextViewWithoutABackgroundIsTransparent() throws {
    #expect(try titled("notes")[.backgroundColor] == .color(.clear))
  }

  @Test func aLabelWithALeastSizeIsSetSmallerUnlessItSaysNot() throws {
    #expect(try titled("points")[.adjustsFontSizeToFitWidth] == .boolean(true))
    #expect(try titled("points")[.minimumScaleFactor] == .number(0.5))
    #expect(try titled("share")[.adjustsFontSizeToFitWidth] == .boolean(true))
    #expect(try titled("share")[.minimumScaleFactor] == .number(0.75))
    #expect(try titled("fixed")[.adjustsFontSizeToFitWidth] != .boolean(true))
  }

  @Test func textInTheEditorsOwnFontHasThatFontsSize() throws {
    #expect(try titled("typed")[.font] == .font(FontDescription(size: 13, weight: .regular)))
  }

  @Test func aDisabledButtonOfABarIsPaleWhateverItsTint() throws {
    guard case .toolbar(let items, _)? = try titled("tools").bar else {
      Issue.record("The toolbar has no items.")
      return
    }
    #expect(items.map(\.tint) == [SystemColor.named("tertiaryLabel")?.color, nil])
  }
}
