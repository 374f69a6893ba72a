import Foundation
import GoldenTesting
import ImageComparison
import PNGCoding
import Strut

/// One `expectFigure`: what is shown, where its goldens are, and what is said where they differ.
struct FigureExpectation {
  var name: String?
  var record: RecordMode?
  var rule: ComparisonRule?
  var place: ExpectationPlace

  /// Compares what was drawn, records what the mode says, and reports what differs.
  ///
  /// - Parameter draw: Draws as the settings say; gives the goldens' subject, whose name is left to be filled in.
  @discardableResult
  func check(_ draw: (GoldenSettings, String) -> Drawing) -> Bool {
    // 1. The settings: the call's own, the trait's, the environment's.
    var settings = GoldenSettings.current
    settings.record = record ?? settings.record
    settings.rule = rule ?? settings.rule
    guard let record = settings.record ?? RecordMode(environment: ProcessInfo.processInfo.environment) else {
      let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      Reporter(place: place).fail("STRUT_RECORD is no mode of recording; there are \(words)")
      return false
    }
    // 2. The goldens' place, which no other expectation may have.
    let golden = place.goldenName(name)
    if let other = Claims.claim(golden: "\(place.folder)/\(golden)", by: place) {
      Reporter(place: place).fail("the goldens '\(golden)' belong to line \(other) too: give one of them a name")
      return false
    }
    // 3. Draw and compare.
    switch draw(settings, golden) {
    case .failed(let message):
      Reporter(place: place).fail(message)
      return false
    case .drawn(let subject):
      let folder = GoldenFolder(path: place.folder, record: record, rule: settings.rule)
      return report(folder.check(subject), in: folder)
    }
  }

  /// Reports all that differs as one failure, with the pictures attached.
  private func report(_ checks: [GoldenCheck], in folder: GoldenFolder) -> Bool {
    // Whoever records has not compared: a test that recorded does not pass, so that nobody leaves it recording.
    let failed = checks.filter { $0.status != .passed || $0.isRecorded }
    guard !failed.isEmpty else { return true }
    let reporter = Reporter(place: place)
    var lines: [String] = []
    for check in failed {
      lines += check.messages.isEmpty ? ["'\(check.name)' is recorded"] : check.messages
      if check.isRecorded, check.finding != .missing, !check.messages.isEmpty {
        lines.append("'\(check.name)' is recorded")
      }
      guard let evidence = check.evidence else { continue }
      let stem = check.name.pathName.replacing(".png", with: "")
      reporter.attach(evidence.actual, named: "\(stem).actual.png")
      guard let golden = evidence.expected else { continue }
      reporter.attach(golden, named: "\(stem).expected.png")
      if let expected = try? decodePNG(golden), let actual = try? decodePNG(evidence.actual) {
        let difference = differencePicture(expected: expected, actual: actual, rule: folder.rule)
        reporter.attach(encodePNG(difference), named: "\(stem).difference.png")
      }
    }
    let versions = failed.contains { $0.evidence?.expected != nil } ? folder.stampChanges : []
    if !versions.isEmpty { lines += ["the goldens were recorded with other versions:"] + versions.map { "  " + $0 } }
    if !failed.allSatisfy(\.isRecorded) { lines.append("accept it with STRUT_RECORD=failed in the environment") }
    lines += reporter.attachmentLines
    reporter.fail(lines.joined(separator: "\n"))
    return false
  }
}

/// What came of drawing.
enum Drawing {
  case drawn(GoldenSubject)
  /// What is wrong, as it is printed.
  case failed(String)

  init(_ rendering: Rendering, of source: SourceFile, as name: String) {
    if rendering.diagnostics.hasErrors {
      self = .failed(DiagnosticFormatter(file: source).format(rendering.diagnostics))
    } else {
      var subject = GoldenSubject(name: name, rendering: rendering)
      // A figure of one picture needs no more than the test's name.
      if subject.pictures.count == 1 { subject.pictures[0].name = name + ".png" }
      self = .drawn(subject)
    }
  }
}

extension RecordMode {
  /// What `STRUT_RECORD` says; without it, goldens that are missing are recorded. `nil` where it says nonsense, which
  /// must not be taken for leave to record.
  init?(environment: [String: String]) {
    let word = environment["STRUT_RECORD"] ?? ""
    self.init(rawValue: word.isEmpty ? RecordMode.missing.rawValue : word)
  }
}
