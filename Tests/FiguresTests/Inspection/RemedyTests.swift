import Diagnostics
import Figures
import Geometry
import Staging
import Testing
import Typography
import ViewLayout

/// Remedies are data: made in the figure, most of them take their finding away.
@Suite struct RemedyTests {
  private static let fixtures = DocumentFixture.all(in: "explanations")

  private struct Trial: CustomStringConvertible {
    var fixture: String
    var finding: Finding
    var changes: [LayoutChange]
    var hasHelped: Bool

    var description: String { "\(fixture): \(finding.detail.message) \(changes)" }
  }

  /// Every ambiguous view and every conflict of the fixtures, with every choice among the changes of its remedy.
  @Test func remediesTakeTheirFindingsAway() throws {
    var trials: [Trial] = []
    for fixture in Self.fixtures {
      let figure = try #require(fixture.decode().figure)
      let pictures = Self.solved(figure)
      for (picture, panel) in Self.places(in: pictures) {
        let layout = pictures[picture].panels[panel]
        for finding in Self.findings(of: layout) {
          for changes in finding.detail.remedy.choices {
            var changed: Figure? = figure
            for change in changes { changed = changed?.making(change, in: layout) }
            guard let changed else { continue }
            let after = Self.findings(of: Self.solved(changed)[picture].panels[panel])
            trials.append(
              Trial(
                fixture: fixture.name, finding: finding, changes: changes,
                hasHelped: !after.contains { $0.isSame(as: finding) }))
          }
        }
      }
    }
    let failed = trials.filter { !$0.hasHelped }
    let list = failed.map(\.description).joined(separator: "\n")
    // Known: a width more does not help each of three views that hug alike, nor two edges content that has no width.
    #expect(
      failed.count <= 6, "\(failed.count) of \(trials.count) changes do not help:\n\(list)")
  }

  private static func solved(_ figure: Figure) -> [Picture] {
    figure.pictures(measuringTextWith: FixedWidthMeasurer(), explaining: .all(determinationOf: nil))
  }

  private static func places(in pictures: [Picture]) -> [(picture: Int, panel: Int)] {
    pictures.indices.flatMap { picture in pictures[picture].panels.indices.map { (picture, $0) } }
  }

  private static func findings(of panel: PanelLayout) -> [Finding] {
    panel.conflicts.map { .conflict($0.explanation) } + panel.explanations.filter { $0.expectation == .ambiguity }
  }
}

extension Remedy {
  /// As many of the changes as it takes, in every way.
  fileprivate var choices: [[LayoutChange]] {
    switch needed {
    case changes.count: changes.isEmpty ? [] : [changes]
    case 1: changes.map { [$0] }
    default:
      changes.indices.flatMap { first in changes[(first + 1)...].map { [changes[first], $0] } }
    }
  }
}

extension Finding {
  /// Whether both are about the same view and axis, or the same constraints.
  fileprivate func isSame(as other: Finding) -> Bool {
    switch (self, other) {
    case (.conflict(let one), .conflict(let other)): one.requirements.map(\.text) == other.requirements.map(\.text)
    default:
      identifier == other.identifier && detail.views == other.detail.views && detail.axes == other.detail.axes
    }
  }
}
