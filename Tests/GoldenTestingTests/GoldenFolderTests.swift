import Foundation
import GoldenTesting
import ImageComparison
import PNGCoding
import Pixels
import Strut
import TestSupport
import Testing

/// What of goldens is compared and written.
@Suite struct GoldenFolderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("strut-goldens-\(UUID().uuidString)").path

  @Test func aViewIsNamedBehindItsPlace() {
    var report = DifferenceReport(pixelCount: 100)
    (report.differentPixels, report.similarPixels, report.greatestDifference) = (4, 25, 9)
    report.regions = [DifferenceRegion(x: 1, y: 2, width: 2, height: 2, differentPixels: 4)]
    var check = GoldenCheck(name: "a.png", finding: .different(report))
    check.views = ["row"]
    #expect(
      check.messages == [
        "'a.png' differs: 4 of 100 pixels (4 %), by up to 9 of 255, in one place: 2 × 2 at (1, 2), in 'row'; 25 more are similar"
      ])
  }

  private func goldens(
    _ record: RecordMode, rule: ComparisonRule = ComparisonRule(), largestPicture: Int? = nil
  ) -> GoldenFolder {
    GoldenFolder(path: folder, record: record, rule: rule, largestPicture: largestPicture)
  }

  private static func subject(_ document: String) -> GoldenSubject {
    let source = SourceFile(name: "a.yaml", text: document)
    return GoldenSubject(name: "in/a", rendering: render(source, name: "a", imagesIn: "."))
  }

  private func read(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(folder)/\(name)").map(Array.init)
  }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  @Test(arguments: [RecordMode.missing, .failed, .all])
  func aMissingGoldenIsRecordedAndIsNotEqual(_ mode: RecordMode) {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let subject = Self.subject(Command.box())
    let checks = goldens(mode).check(subject)
    #expect(checks.map(\.name) == ["in/a.txt", "in/a.png"])
    #expect(checks.allSatisfy { $0.finding == .missing && $0.isRecorded && $0.status == .failed })
    #expect(read("in/a.png") == subject.pictures[0].png)
    #expect(read("in/a.txt").map { String(decoding: $0, as: UTF8.self) } == subject.geometry?.text)
    #expect(read("strut.stamp") == Array(RendererStamp.current.text.utf8))
    // The mode that was asked to accept does; the one that met it by the way does not.
    #expect(checks.status(accepting: mode) == (mode == .missing ? .failed : .passed))
    #expect(goldens(.never).check(subject).allSatisfy { $0.finding == .equal })
  }

  @Test func whatCannotBeDeletedIsReturned() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write([1], "in/a.png")
    let failures = goldens(.never).delete(["in/a.png", "in/b.png"])
    #expect(failures.map(\.path) == ["\(folder)/in/b.png"])
    #expect(failures.map(\.reason) == ["cannot be deleted: No such file or directory"])
    #expect(read("in/a.png") == nil)
  }

  @Test func neverWritesNothing() {
    let checks = goldens(.never).check(Self.subject(Command.box()))
    #expect(checks.allSatisfy { $0.finding == .missing && !$0.isRecorded })
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test(arguments: RecordMode.allCases)
  func whatDiffersIsWrittenWhereTheModeSaysSo(_ mode: RecordMode) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let old = Self.subject(Command.box(width: 30))
    _ = goldens(.all).check(old)
    let new = Self.subject(Command.box(width: 31))
    let checks = goldens(mode).check(new)
    #expect(checks[0].finding == .moved(["box.frame.width: 30 → 31"]))
    guard case .different(let report) = checks[1].finding else {
      Issue.record("\(checks[1].finding)")
      return
    }
    #expect(report.differentPixels == 20)
    #expect(checks[1].evidence?.expected == old.pictures[0].png)
    let isWritten = mode == .all || mode == .failed
    #expect(checks.allSatisfy { $0.isRecorded == isWritten })
    #expect(read("in/a.png") == (isWritten ? new : old).pictures[0].png)
  }

  /// The same pixels in other bytes, and pixels that are similar, pass; only `all` writes them.
  @Test func whatIsSimilarPassesAndStays() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let subject = Self.subject(Command.box())
    let picture = try decodePNG(subject.pictures[0].png)
    let other = encodePNG(
      PixelBuffer(
        width: picture.width, height: picture.height,
        pixels: picture.pixels.enumerated().map { $0 % 4 == 0 ? min(255, max(2, $1)) - 2 : $1 }))
    _ = goldens(.all).check(subject)
    try write(other, "in/a.png")
    for mode in [RecordMode.missing, .failed, .never] {
      let check = goldens(mode).check(subject)[1]
      guard case .similar = check.finding else {
        Issue.record("\(mode): \(check.finding)")
        continue
      }
      #expect(check.status == .passed)
      #expect(!check.isRecorded)
      #expect(check.messages.first?.hasPrefix("'in/a.png' is similar: ") == true)
      #expect(read("in/a.png") == other)
    }
    #expect(goldens(.never, rule: ComparisonRule(channelTolerance: 1)).check(subject)[1].status == .failed)
    _ = goldens(.all).check(subject)
    #expect(read("in/a.png") == subject.pictures[0].png)
  }

  @Test func aSizeIsAFindingOfItsOwn() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = goldens(.all).check(Self.subject(Command.box()))
    let wider = Command.box().replacingOccurrences(of: "[60, 40]", with: "[61, 40]")
    let check = goldens(.never).check(Self.subject(wider))[1]
    guard case .sizesDiffer(let expected, let actual) = check.finding else {
      Issue.record("\(check.finding)")
      return
    }
    #expect(actual.width == expected.width + 1)
    #expect(check.messages == ["'in/a.png' has another size: \(expected) → \(actual)"])
  }

  /// Nothing that cannot be compared passes, and it says why.
  @Test func whatCannotBeReadIsUnusable() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let subject = Self.subject(Command.box())
    let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 2\n".utf8)
    let damaged: [([UInt8], String)] = [
      ([], "is empty"), (pointer, "Git LFS pointer"), (Array(subject.pictures[0].png.dropLast(20)), "PNG"),
      (Array("text".utf8), "is not a PNG file"),
    ]
    for (bytes, words) in damaged {
      try write(bytes, "in/a.png")
      try write(bytes, "in/a.txt")
      let checks = goldens(.missing).check(subject)
      #expect(checks.allSatisfy { $0.status == .unusable && !$0.isRecorded })
      #expect(checks[1].messages[0].contains(words), "\(checks[1].messages)")
      #expect(checks.status(accepting: .missing) == .unusable)
      #expect(read("in/a.png") == bytes)
    }
    // Whoever accepts what differs gets a whole one.
    #expect(goldens(.failed).check(subject).status(accepting: .failed) == .passed)
    #expect(goldens(.never).check(subject).status == .passed)
  }

  @Test func aFolderInAGoldensPlaceIsUnusable() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: "\(folder)/in/a.png", withIntermediateDirectories: true)
    let check = goldens(.all).check(Self.subject(Command.box()))[1]
    #expect(check.status == .unusable)
    #expect(!check.isRecorded)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/in").sorted() == ["a.png", "a.txt"])
  }

  @Test func largePicturesAreHeldByTheirGeometry() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let subject = Self.subject(Command.box())
    #expect(goldens(.all, largestPicture: 10).check(subject).map(\.name) == ["in/a.txt"])
    #expect(read("in/a.png") == nil)
    _ = goldens(.all).check(subject)
    // A golden that is there is compared, however large what is drawn became.
    #expect(
      goldens(.never, largestPicture: 10).check(Self.subject(Command.box(color: "red"))).map(\.status) == [
        .passed, .failed,
      ])
    // Recorded anew, it is one of those that get none.
    #expect(goldens(.all, largestPicture: 10).check(subject).map(\.name) == ["in/a.txt"])
  }

  @Test func aStampTellsWhatChanged() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = goldens(.all).check(Self.subject(Command.box()))
    #expect(goldens(.never).stampChanges.isEmpty)
    let old = RendererStamp.current.text.replacing(/cairo [^\n]*/, with: "cairo 0.1") + "gone 3\n"
    try write(Array(old.utf8), "strut.stamp")
    let cairo = try #require(RendererStamp.current.versions.first { $0.name == "cairo" }).version
    #expect(goldens(.never).stampChanges == ["cairo: 0.1 → \(cairo)", "gone: 3 → none"])
  }

  @Test func theStampNamesLibrariesAndFonts() {
    let names = RendererStamp.current.versions.map(\.name)
    for name in ["strut", "cairo", "isa-l", "pango", "harfbuzz", "Inter-Regular.otf", "DejaVuSans.ttf"] {
      #expect(names.contains(name))
    }
    #expect(RendererStamp(text: RendererStamp.current.text) == RendererStamp.current)
  }
}
