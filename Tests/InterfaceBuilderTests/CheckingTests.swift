import InterfaceBuilder
import Staging
import Testing
import Typography

/// `Fixtures/checking/*.xml` show what Interface Builder would report of a document.
@Suite struct CheckingTests {
  /// The first row asks for 80 points and has 44, the second has what it asks for, and the third begins beyond the table.
  @Test func contentsOfRowsThatAskForAnotherHeightAndLabelsBeyondTheEndAreAmbiguous() throws {
    let findings = try DocumentFixture.named("rows", in: "checking").document()
      .rowAmbiguities(measuringTextWith: FixedWidthMeasurer())
    #expect(findings.all.compactMap(\.range?.start.line) == [13, 56])
    #expect(findings.all.allSatisfy { $0.severity == .warning })
  }

  /// Both views end where a root of 414 points would have them, which says something of the root alone.
  @Test func scenesThatWereLaidOutForAnotherRootGetOneWarning() throws {
    let findings = try DocumentFixture.named("another-root", in: "checking").document()
      .misplacements(measuringTextWith: FixedWidthMeasurer())
    #expect(
      findings.all.map(\.finding.detail.message) == [
        "Frames in \"root\" are those of a root of 414 × 600 points, and it has 375 × 600"
      ])
    #expect(findings.all.allSatisfy { $0.severity == .warning })
  }

  /// A view that no constraint places comes to stand at its superview's origin; the second is there.
  @Test func viewsThatNothingPlacesAreAtTheOrigin() throws {
    let document = try DocumentFixture.named("views-that-nothing-places", in: "checking").document()
    let findings = document.misplacements(measuringTextWith: FixedWidthMeasurer())
    #expect(
      findings.all.map(\.finding.detail.message) == [
        "Frame for \"view1\" will be different at run time: stored (149, 175, 171, 21), solved (0, 0, 171, 21)"
      ])
  }

  /// A label without a text asks for no size: the first is stored larger, the second as it is laid out.
  @Test func labelsWithoutATextHaveNoSizeOfTheirOwn() throws {
    let findings = try DocumentFixture.named("labels-without-a-text", in: "checking").document()
      .misplacements(measuringTextWith: FixedWidthMeasurer())
    #expect(
      findings.all.map(\.finding.detail.message) == [
        "Frame for \"label1\" will be different at run time: stored (16, 10, 300, 21), solved (16, 10, 0, 0)"
      ])
  }

  /// Both labels are beside another view as they are stored. Of the first one's neighbour, only the rule for the safe area
  /// says that it is elsewhere; the other's has another width than it requires.
  @Test func whatFollowsAViewThatOnlyARulePlacesElsewhereIsNotMisplaced() throws {
    let findings = try DocumentFixture.named("what-follows-others", in: "checking").document()
      .misplacements(measuringTextWith: FixedWidthMeasurer())
    #expect(findings.all.compactMap(\.range?.start.line) == [15, 22])
  }

  /// Three views are stored 60 points high, with all edges at those of one of 100. Interface Builder marks nothing in a
  /// stack view, so the first is a warning; the second is in one too, but marked.
  @Test func whatIsInAStackViewIsAWarningUnlessItIsMarked() throws {
    let findings = try DocumentFixture.named("what-is-in-stack-views", in: "checking").document()
      .misplacements(measuringTextWith: FixedWidthMeasurer())
    #expect(findings.all.compactMap(\.range?.start.line) == [14, 28, 44])
    #expect(findings.all.map(\.severity) == [.warning, .error, .error])
  }

  /// Where a mask places a view, nothing but the mark says that it will be elsewhere.
  @Test func viewsThatMasksPlaceAreMisplacedWhereTheyAreMarked() throws {
    let findings = try DocumentFixture.named("marks-on-views-that-masks-place", in: "checking").document()
      .misplacements(measuringTextWith: FixedWidthMeasurer())
    #expect(
      findings.all.map(\.finding.detail.message) == [
        "Frame for \"bar\" will be different at run time, says Interface Builder: stored (0, 615, 375, 52)"
      ])
  }

  /// No rule can be behind what constraints between views decide, whatever their priorities.
  @Test func viewsThatOptionalConstraintsPlaceElsewhereAreMisplaced() throws {
    let findings = try DocumentFixture.named("what-an-optional-constraint-places", in: "checking").document()
      .misplacements(measuringTextWith: FixedWidthMeasurer())
    #expect(
      findings.all.map(\.finding.detail.message) == [
        "Frame for \"view1\" will be different at run time: stored (0, 0, 414, 52), solved (0, 0, 414, 546)",
        "Frame for \"view2\" will be different at run time: stored (0, 52, 414, 350), solved (0, 546, 414, 350)",
      ])
  }

  /// Nobody knows what gives way in a scene that contradicts itself, but Interface Builder knew of the label, which is
  /// stored larger than its text.
  @Test func whereAnythingContradictsItselfWhatIsMarkedIsMisplaced() throws {
    let document = try DocumentFixture.named("marks-beside-a-contradiction", in: "checking").document()
    let scenes = Set(document.scenes.map(\.name))
    let findings = document.misplacements(measuringTextWith: FixedWidthMeasurer(), except: scenes)
    #expect(findings.all.compactMap(\.range?.start.line) == [16])
    #expect(document.misplacements(measuringTextWith: FixedWidthMeasurer()).all.count == 1)
  }

  /// Nothing says how two views share a row, but one of them sticks out of it.
  @Test func ambiguousViewsAreMisplacedWhereTheirFramesBreakWhatIsRequired() throws {
    let document = try DocumentFixture.named("ambiguous-views-that-are-misplaced-all-the-same", in: "checking")
      .document()
    let findings = document.misplacements(measuringTextWith: FixedWidthMeasurer())
    #expect(findings.all.compactMap(\.range?.start.line) == [11])
  }

  /// The root of a xib is as large on the canvas as the author drew it, and as it asks for where it is loaded.
  @Test func rootsThatAskForAnotherSizeAreNoConflict() throws {
    let document = try DocumentFixture.named("roots-that-ask-for-another-size", in: "checking").document()
    let (figures, _) = document.figures(named: "Main", options: ImportOptions(contentSizes: .stored))
    let picture = try #require(figures.first?.pictures(measuringTextWith: FixedWidthMeasurer()).first)
    #expect(picture.panels[0].conflicts.isEmpty)
    #expect(picture.panels[0].views[0].frame.height == 60)
  }

  /// A xib's cell cuts its content off on the canvas, where a length gives way; its table makes room for it.
  @Test(arguments: [(true, 60.0), (false, 100.0)])
  func contentsOfCellsAreNoHigherThanTheirCellOnTheCanvas(_ isLimited: Bool, _ height: Double) throws {
    let document = try DocumentFixture.named("cells-that-ask-for-more-than-they-have", in: "checking").document()
    var options = ImportOptions(contentSizes: .stored)
    options.limitsLoneCells = isLimited
    let (figures, _) = document.figures(named: "Main", options: options)
    let panel = try #require(figures.first?.pictures(measuringTextWith: FixedWidthMeasurer()).first).panels[0]
    #expect(panel.views.last?.frame.height == height)
    #expect(panel.conflicts.isEmpty != isLimited)
    #expect(document.misplacements(measuringTextWith: FixedWidthMeasurer()).all.isEmpty)
  }
}
