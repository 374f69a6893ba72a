import Foundation
import Synchronization
import Testing

@testable import StrutTesting

/// What an expectation does with goldens that are missing or differ; the goldens are in a folder of their own.
@Suite struct RecordingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("strut-expect-\(UUID().uuidString)")

  private func expectation(
    _ record: RecordMode? = nil, named name: String? = nil, line: Int = #line, function: String = #function
  ) -> FigureExpectation {
    var place = ExpectationPlace(#fileID, #filePath, function, line, 1)
    place.filePath = folder.appendingPathComponent("FormTests.swift").path
    return FigureExpectation(name: name, record: record, rule: nil, place: place)
  }

  private func check(_ expectation: FigureExpectation, width: Double = 10) -> Bool {
    expectation.check { _, golden in
      let box = ViewDescription(.view, "box", [.frame: .rect(Rect(x: 4, y: 4, width: width, height: 10))])
      let rendering = render(Figure(name: golden, size: Size(40, 20), views: [box]))
      return Drawing(rendering, of: SourceFile(name: "figure", text: ""), as: golden)
    }
  }

  /// What an expectation says where it fails; empty where it passes.
  private func failure(_ body: () -> Bool) -> String {
    let message = Mutex("")
    // The failure is what the test looks at: it is known where the expectation fails, and absent where it passes.
    withKnownIssue(isIntermittent: true) {
      _ = body()
    } matching: { issue in
      message.withLock { $0 = issue.comments.map(\.rawValue).joined() }
      return true
    }
    return message.withLock { $0 }
  }

  private var files: [String] {
    let path = folder.appendingPathComponent("__Goldens__/FormTests").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  @Test func aMissingGoldenIsRecordedAndFailsOnce() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let expectation = expectation(.missing)
    let test = "aMissingGoldenIsRecordedAndFailsOnce"
    #expect(failure { check(expectation) }.contains("'\(test).png' is missing and is now recorded; review it"))
    #expect(files == ["\(test).png", "\(test).txt", "strut.stamp"])
    #expect(failure { check(expectation) } == "")
    #expect(check(expectation))
  }

  @Test func whatMovedIsToldInWords() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let expectation = expectation(.missing, named: "wide form")
    _ = failure { check(expectation) }
    let message = failure { check(expectation, width: 11) }
    #expect(message.hasPrefix("box.frame.width: 10 → 11\n'whatMovedIsToldInWords.wide-form.png' differs: "))
    #expect(message.contains("to accept it, set STRUT_RECORD=failed"))
    // Recording does not pass: else nobody would notice that a test records for ever.
    var recording = expectation
    recording.record = .failed
    #expect(failure { check(recording, width: 11) }.contains("is recorded"))
    #expect(failure { check(expectation, width: 11) } == "")
    // Where nothing differs, nothing is recorded.
    for mode in RecordMode.allCases {
      recording.record = mode
      #expect(failure { check(recording, width: 11) } == "")
    }
  }

  @Test func neverWritesNothing() {
    let message = failure { check(expectation(.never)) }
    #expect(message.contains("'neverWritesNothing.png' is missing"))
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func twoExpectationsNeedTwoNames() {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = failure { check(expectation(line: 7)) }
    #expect(failure { check(expectation(line: 8)) }.contains("also belong to line 7: give one of them a name"))
    #expect(failure { check(expectation(named: "b", line: 9)) }.contains("missing"))
  }

  @Test func whatCannotBeDrawnFails() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let message = failure {
      expectation().check { _, golden in
        let source = SourceFile(name: "form.yaml", text: "viws: []")
        return Drawing(render(source, name: golden, imagesIn: "."), of: source, as: golden)
      }
    }
    #expect(message.contains("form.yaml:1:1: error:"))
    #expect(files.isEmpty)
  }

  @Test(.goldens(record: .never)) func theTraitDecides() {
    #expect(failure { check(expectation(named: "trait")) }.contains("'theTraitDecides.trait.png' is missing"))
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    // The call's own word is nearer.
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = failure { check(expectation(.all, named: "call")) }
    #expect(files.count == 3)
  }

  @Test func theEnvironmentRecords() {
    #expect(RecordMode(environment: [:]) == .missing)
    #expect(RecordMode(environment: ["STRUT_RECORD": ""]) == .missing)
    #expect(RecordMode(environment: ["STRUT_RECORD": "never"]) == .never)
    #expect(RecordMode(environment: ["STRUT_RECORD": "nevr"]) == nil)
  }

  @Test func namesAreGoodForFiles() {
    var place = ExpectationPlace(#fileID, #filePath, "form(_:in:)", 1, 1)
    place.filePath = "/tests/FormTests.swift"
    #expect(place.folder == "/tests/__Goldens__/FormTests")
    #expect(place.goldenName(nil) == "form")
    #expect(place.goldenName("a/../b c") == "form.a-..-b-c")
    place.function = "`über alles`()"
    #expect(place.goldenName("日本") == "-über-alles-.日本")
  }
}
