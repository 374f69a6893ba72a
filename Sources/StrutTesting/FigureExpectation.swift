import Foundation
import GoldenTesting
import ImageComparison
import PNGCoding
import Strut

/// One call of `expectFigure`: compares a drawing with its goldens and reports the differences.
struct FigureExpectation {
  var name: String?
  var record: RecordMode?
  var rule: ComparisonRule?
  var place: ExpectationPlace

  /// Compares a drawing with its goldens, records goldens according to the mode, and reports differences.
  ///
  /// - Parameter draw: Draws with the given settings and the given golden's name.
  @discardableResult
  func check(_ draw: (GoldenSettings, String) -> Drawing) -> Bool {
    // 1. The settings: the call's own, the trait's, the environment's.
    var settings = GoldenSettings.current
    settings.record = record ?? settings.record
    settings.rule = rule ?? settings.rule
    guard let record = settings.record ?? RecordMode(environment: ProcessInfo.processInfo.environment) else {
      let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      Reporter(place: place).fail("STRUT_RECORD is not a recording mode; there are \(words)")
      return false
    }
    // 2. The goldens' place, which no other expectation may have.
    let golden = place.goldenName(name)
    if let other = Claims.claim(golden: "\(place.folder)/\(golden)", by: place) {
      Reporter(place: place).fail("the goldens '\(golden)' also belong to line \(other): give one of them a name")
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

  /// Reports all differences as one failure, with the pictures attached.
  private func report(_ checks: [GoldenCheck], in folder: GoldenFolder) -> Bool {
    // Recording is not comparing: a test that records fails, so that it is not left recording.
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
    if !failed.allSatisfy(\.isRecorded) { lines.append("to accept it, set STRUT_RECORD=failed in the environment") }
    lines += reporter.attachmentLines
    reporter.fail(lines.joined(separator: "\n"))
    return false
  }
}

/// The result of drawing.
enum Drawing {
  case drawn(GoldenSubject)
  /// The messages, as they are printed.
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
  /// The mode in `STRUT_RECORD`, by default `missing`. `nil` if the value is not a mode: an invalid value must not
  /// record anything.
  init?(environment: [String: String]) {
    let word = environment["STRUT_RECORD"] ?? ""
    self.init(rawValue: word.isEmpty ? RecordMode.missing.rawValue : word)
  }
}
