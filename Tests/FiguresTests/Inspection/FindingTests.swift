import Diagnostics
import FigureLanguage
import Figures
import Foundation
import Geometry
import Staging
import Testing
import Typography
import ViewLayout

/// Each kind of finding as the values it is made of; how they are worded is held in `Fixtures/explanations`.
@Suite struct FindingTests {
  private func findings(_ text: String) throws -> Findings {
    let (figure, diagnostics) = Figure.decode(SourceFile(name: "a.yaml", text: text), name: "a")
    #expect(diagnostics.isEmpty)
    let solved = try #require(figure)
    return solved.findings(
      in: solved.pictures(measuringTextWith: FixedWidthMeasurer(), explaining: .all(determinationOf: nil)))
  }

  private func onlyFinding(_ text: String) throws -> Findings.Entry {
    let all = try findings(text).all
    #expect(all.count == 1)
    return try #require(all.first)
  }

  // MARK: Conflicts

  private static let twoWidths = """
    size: [320, 480]
    views:
      - view: a
    constraints:
      - V:|[a(20)]
      - a.leading == superview.leading
      - a.width == 50
      - a.width == 60
    """

  @Test func conflictNamesItsConstraintsAndTheOneToChange() throws {
    let entry = try onlyFinding(Self.twoWidths)
    guard case .conflict(let conflict) = entry.finding else { throw Unexpected() }
    #expect(conflict.broken.text == "a.width == 60" && conflict.others.map(\.text) == ["a.width == 50"])
    #expect(conflict.requirements.map(\.range?.start.line) == [8, 7])
    #expect(conflict.requirements.map(\.views) == [["a"], ["a"]] && conflict.views == ["a"])
    #expect(conflict.cause == .constraint(nil) && conflict.culprit == conflict.broken)
    #expect(conflict.remedy.changes == [.setPriority(conflict.broken, 999), .remove(conflict.broken)])
    #expect(entry.severity == .error && entry.range == SourceRange(line: 8, column: 5, length: 13))
  }

  /// A plain equation gets its priority behind it; the document has no conflict then.
  @Test func fixOfAConflictMendsTheDocument() throws {
    let diagnostic = try onlyFinding(Self.twoWidths).diagnostic
    #expect(diagnostic.identifier == .conflict)
    #expect(diagnostic.fix == [.init(inserting: " @ 999", at: SourcePosition(line: 8, column: 18))])
    let mended = Self.twoWidths.replacingOccurrences(of: "a.width == 60", with: "a.width == 60 @ 999")
    #expect(try findings(mended).isEmpty)
  }

  @Test(arguments: ["\"a.width == 60\"", "a.width == 60 @ required", "H:[a(60)]"])
  func whatIsNoPlainEquationHasNoFix(_ constraint: String) throws {
    let text = Self.twoWidths.replacingOccurrences(of: "a.width == 60", with: constraint)
    let diagnostic = try onlyFinding(text).diagnostic
    #expect(diagnostic.identifier == .conflict && diagnostic.fix.isEmpty)
  }

  @Test func conflictWithTheRootSaysWhatWouldFit() throws {
    let entry = try onlyFinding(
      """
      size: [320, 480]
      views:
        - view: a
      constraints:
        - V:|[a(20)]
        - H:|-20-[a]-20-|
        - a.width <= 100
      """)
    guard case .conflict(let conflict) = entry.finding, case .constraint(let fit?) = conflict.cause else {
      throw Unexpected()
    }
    #expect(fit.axis == .horizontal && fit.length == 320 && fit.suitable?.upperBound == 140 && !fit.needsRoom)
  }

  @Test func viewThatItsFrameHoldsIsToLetGo() throws {
    let entry = try onlyFinding(
      """
      size: [320, 480]
      views:
        - view: a
          frame: [10, 10, 100, 100]
      constraints:
        - a.width == 50
      """)
    guard case .conflict(let conflict) = entry.finding else { throw Unexpected() }
    #expect(conflict.remedy.changes == [.setTranslatesAutoresizingMaskIntoConstraints("a", false)])
    #expect(conflict.culprit.kind == .mask && conflict.culprit.range?.start.line == 3)
  }

  @Test func contentThatDoesNotGiveWayIsToBeWeaker() throws {
    let entry = try onlyFinding(
      """
      size: [320, 480]
      views:
        - label: a
          text: A long text
          contentCompressionResistancePriority: 1000
      constraints:
        - V:|[a]
        - "|[a(10)]"
      """)
    guard case .conflict(let conflict) = entry.finding else { throw Unexpected() }
    #expect(conflict.remedy.changes == [.setContentPriority("a", .horizontal, .compressionResistance, 999)])
  }

  // MARK: Ambiguity

  @Test func ambiguityNamesWhatIsMissing() throws {
    let entry = try onlyFinding(
      """
      size: [320, 480]
      views:
        - view: a
      constraints:
        - V:|[a(20)]
        - a.width == 40
        - a.leading >= superview.leading
      """)
    guard case .ambiguity(let ambiguity) = entry.finding else { throw Unexpected() }
    #expect(ambiguity.view == "a" && ambiguity.axis == .horizontal && ambiguity.undetermined == [.position])
    #expect(
      ambiguity.remedy.changes
        == [.constrain("a", .leading), .constrain("a", .trailing), .constrain("a", .centerX)])
    #expect(ambiguity.remedy.needed == 1)
    #expect(ambiguity.requirements.map(\.text) == ["a.leading >= root.leading"])
    #expect(ambiguity.limits == ambiguity.requirements)
    #expect(entry.diagnostic.identifier == .ambiguousView)
  }

  @Test func contentsOfOnePriorityAreNamed() throws {
    let entries = try findings(
      """
      size: [320, 100]
      views:
        - {label: a, text: A}
        - {label: b, text: B}
      constraints:
        - H:|-[a]-[b]-|
        - V:|[a]
        - V:|[b]
      """
    ).all
    guard case .ambiguity(let ambiguity)? = entries.first?.finding else { throw Unexpected() }
    #expect(ambiguity.cause == .contents(["a", "b"], .hugging) && ambiguity.priority == 250)
    #expect(
      ambiguity.remedy.changes == [
        .setContentPriority("a", .horizontal, .hugging, 249), .setContentPriority("b", .horizontal, .hugging, 249),
        .constrain("a", .width), .constrain("b", .width),
      ])
  }

  @Test func scrollViewNamesTheAxesAndTheContent() throws {
    let entries = try findings(
      """
      size: [320, 480]
      views:
        - scrollView: scroll
          frame: [0, 0, 320, 480]
          subviews:
            - view: content
      constraints:
        - V:|[content(600)]|
        - H:|[content]|
      """
    ).all
    let contents = entries.compactMap { entry -> ContentAmbiguity? in
      if case .contentAmbiguity(let content) = entry.finding { content } else { nil }
    }
    #expect(contents.map(\.view) == ["scroll"] && contents.map(\.axes) == [[.horizontal]])
    #expect(contents.map(\.contents) == [["content"]])
    #expect(contents.map(\.looseEdges) == [[]])
    #expect(contents.map(\.remedy.changes) == [[.constrain("content", .width)]])
  }

  // MARK: Lost, misplaced and missing

  @Test func whatSeveralPicturesShowIsOneFinding() throws {
    let entry = try onlyFinding(
      """
      size: [320, 480]
      orientation: [portrait, landscape]
      views:
        - view: a
      constraints:
        - H:|[a(20)]
        - a.height == 20
        - a.top == superview.bottom
      """)
    guard case .lost(let lost) = entry.finding else { throw Unexpected() }
    #expect(lost.rootSize == Size(320, 480) && lost.frame == Rect(x: 0, y: 480, width: 20, height: 20))
    #expect(lost.losses.map(\.extent) == [.outside([.maxY])] && lost.losses.map(\.cause) == [.requirements])
    #expect(lost.requirements.map(\.text) == ["a.top == root.bottom"])
    #expect(entry.pictures == ["portrait"] && entry.similarPictures == ["landscape"])
    #expect(entry.severity == .warning && entry.diagnostic.identifier == .lostView)
  }

  @Test func whatSomePanelsShowNamesThem() throws {
    let entries = try findings(
      """
      size: [100, 100]
      views:
        - view: a
      constraints:
        - V:|[a(20)]
        - H:|[a]
        - {equation: a.width == 20, identifier: wide}
      panels:
        - title: Wide
        - title: |
            Free
            of its width
          do: [remove wide]
        - title: Still free
        - title: Wide
          from: start
      """
    ).all
    let ambiguity = try #require(entries.first { $0.finding.expectation == .ambiguity })
    #expect(ambiguity.panels == ["'Free'", "'Still free'"])
    #expect(ambiguity.diagnostic.message.hasSuffix(" (in panels 'Free' and 'Still free')"))
    #expect(entries.allSatisfy { $0.pictures.isEmpty })
  }

  @Test func misplacedViewHasBothFrames() throws {
    let entry = try onlyFinding(
      """
      size: [320, 480]
      views:
        - view: a
          designFrame: [0, 0, 20, 20]
      constraints:
        - H:|-8-[a(20)]
        - V:|[a(20)]
      """)
    guard case .misplaced(let view) = entry.finding else { throw Unexpected() }
    #expect(view.designed.origin == Point(0, 0) && view.laidOut.origin == Point(8, 0) && view.source == .canvas)
  }

  @Test func whatIsExpectedAndNotThereIsAnError() throws {
    let entry = try onlyFinding("size: [320, 480]\nexpect: [conflict]\nviews:\n  - view: a\n    frame: [0, 0, 9, 9]")
    guard case .unmet(let unmet) = entry.finding else { throw Unexpected() }
    #expect(unmet.expectation == .conflict && entry.severity == .error)
    #expect(entry.range?.start.line == 2 && entry.diagnostic.identifier == .unmetExpectation)
  }

  // MARK: JSON

  @Test func jsonHasTheValuesBehindTheWords() throws {
    let findings = try findings(Self.twoWidths)
    let json = Diagnostics().json(of: SourceFile(name: "a.yaml", text: Self.twoWidths), with: findings)
    let expected = [
      #""id": "conflict", "fixes": [{"line": 8, "column": 18, "length": 0, "replacement": " @ 999"}], "#,
      #""views": ["a"], "axes": ["horizontal"], "constraints": ["#,
      #"{"text": "a.width == 60", "kind": "constraint", "line": 8, "column": 5, "length": 13}, "#,
      #"{"text": "a.width == 50", "kind": "constraint", "line": 7, "column": 5, "#,
      #""length": 13}], "remedy": {"needed": 1, "changes": [{"change": "setPriority", "#,
      #""constraint": "a.width == 60", "value": 999, "line": 8, "column": 5, "length": 13}, "#,
      #"{"change": "remove", "constraint": "a.width == 60", "line": 8, "column": 5, "length": 13}]}}]}"#,
    ]
    #expect(json.hasSuffix(expected.joined()))
  }

  private struct Unexpected: Error {}
}
