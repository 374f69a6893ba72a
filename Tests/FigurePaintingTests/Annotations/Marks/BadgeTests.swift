import Diagnostics
import Figures
import Geometry
import Graphics
import Testing
import Typography

@testable import FigurePainting

/// Numbers and signs on bars.
@Suite struct BadgeTests {
  private func badges(_ constraints: String, show: String = "constraints") throws -> [PlacedBadge] {
    let text = """
      size: [240, 200]
      views: [{view: box}, {view: other}]
      constraints:
        - V:|-40-[box]
        - "|-40-[box]-20-[other]"
        - other.top == box.top
        - other.height == box.height
      \(constraints)
      show: \(show)
      """
    let sample = try PaintedSample(text)
    var diagnostics = Diagnostics()
    let annotated = AnnotatedPicture(
      sample.picture, of: sample.figure, measuringTextWith: FixedWidthMeasurer(), diagnostics: &diagnostics)
    guard case .layout(let annotations)? = annotated.panels.first?.content else { return [] }
    return annotations.signs.flatMap { ($0 as? MarkGroup)?.marks ?? [$0] }.compactMap { $0 as? PlacedBadge }
  }

  @Test(arguments: [
    ("= all", Badge.Sign.equal), ("≤ all", .atMost), ("<= all", .atMost), (">= all", .atLeast), ("all", .equal),
  ])
  func wordsBeginWithTheirOwnSign(_ words: String, _ sign: Badge.Sign) throws {
    let badges = try badges(
      "  - {equation: box.width == superview.width @ 200, identifier: it}",
      show: "{constraints: {of: [it], labels: {it: '\(words)'}, values: none}}")
    #expect(badges.map(\.badge.relation) == [sign])
  }

  /// A sign and its number are read as one, so they are on one pill, whose middle is on the line.
  @Test func theSignOfAnInequalityIsOnThePillOfItsNumber() throws {
    let badges = try badges("  - box.height >= 90\n  - box.width == 60\n  - other.width == 60")
    let inequality = try #require(badges.first { $0.badge.relation == .atLeast })
    #expect(inequality.badge.numberOffset == 0)
    #expect(inequality.size.height == 14)
    let plain = try #require(badges.first { $0.badge.relation == nil && $0.badge.text?.text == "60" })
    #expect(inequality.size.width - plain.size.width == 8.5)
    #expect(plain.badge.numberOffset == 0)
  }

  /// Without its number it is on a pill, too; only an equals sign is in a disc.
  @Test(arguments: [("box.width >= 60", Badge.Sign.atLeast, 14.0), ("box.width == other.width", .equal, 12)])
  func signsAloneKeepTheirShape(_ constraint: String, _ sign: Badge.Sign, height: Double) throws {
    let badges = try badges("  - \(constraint)\n  - box.height == 60", show: "{constraints: {values: none}}")
    let badge = try #require(badges.first { $0.badge.relation == sign })
    #expect(badge.size.height == height)
  }

  /// With the word of one of several conflicts, all is on a tag, so that no bar strikes the word through.
  @Test func theWordOfAConflictIsOnATag() throws {
    let badges = try badges(
      """
        - box.height == 60
        - box.height == 80
        - box.width == 60
        - box.width == 80
      """, show: "conflicts")
    #expect(badges.count == 4)
    for badge in badges {
      let places = badge.description
      #expect(places.contains("set ") && badge.isTagged && badge.size.height == 14, "\(places)")
    }
    let plain = try self.badges("  - box.height == 60\n  - box.height == 80", show: "conflicts")
    #expect(!plain.isEmpty && !plain.contains { $0.isTagged })
  }

  /// A sign on a badge moves the words on it to the right.
  @Test(arguments: [("≤ 75 %", "75 %"), ("three quarters", "three quarters")])
  func wordsThatSayTheRelationSayItOnce(_ label: String, _ words: String) throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      show: {constraints: {labels: {most: "\(label)"}}}
      views: [{view: v, backgroundColor: teal}]
      constraints:
        - v.leading == superview.leading + 20
        - v.height == 40
        - v.top == superview.top + 40
        - v.width == 200 @ 500
        - {equation: v.width <= 0.75 * superview.width, identifier: most}
      """)
    #expect(sample.elements.contains { $0.isText && $0.words == words })
    let own = try sample.box(of: words)
    let badge = try #require(sample.elements.first { $0.isBadge && $0.box.contains(own) }?.box)
    #expect(badge.midX < own.midX - 3)
  }

  /// What a badge has beside its number is not half in the view and half beside it.
  @Test func theSignOfAConflictIsInsideOrOutsideOfItsView() throws {
    let sample = try PaintedSample(
      """
      size: [180, 130]
      expect: [conflict]
      show: {conflicts: true}
      views: [{view: art, backgroundColor: lavender}]
      constraints:
        - H:|-20-[art]-20-|
        - art.top == superview.top + 20
        - {equation: art.height == 90, identifier: small}
        - {equation: art.height == 110, identifier: tall}
      """)
    let art = try #require(sample.elements.first { $0.ids.contains("art") }).box
    let parts = sample.elements.filter { $0.isBadge && $0.box.width < 40 }.map(\.box)
    #expect(parts.count > 3)
    #expect(parts.allSatisfy { art.insetBy(dx: -1, dy: -1).contains($0) || !art.overlaps($0) }, "\(parts) \(art)")
  }
}
