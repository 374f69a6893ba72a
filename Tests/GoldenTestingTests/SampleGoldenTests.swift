import Foundation
import GoldenTesting
import Strut
import TestSupport
import Testing

/// The project's samples look as they did, and are laid out as they were, when somebody last looked at them.
///
/// `make goldens` records anew, and so do these tests with `UPDATE_EXPECTATIONS=1` in the environment. Pictures are held at
/// a pixel a point, and where they are small; geometry always.
@Suite(.enabled(if: SampleGoldens.areRecorded, "needs goldens: make goldens"))
struct SampleGoldenTests {
  @Test(arguments: try Samples.names)
  func isAsItWas(_ name: String) throws {
    let path = "\(Samples.folder.path)/\(name).yaml"
    let source = SourceFile(name: path, text: try String(contentsOfFile: path, encoding: .utf8))
    var options = RenderOptions()
    options.overrides.scales = [1]
    let rendering = render(source, name: name, imagesIn: Samples.folder.path, options: options)
    try #require(!rendering.diagnostics.hasErrors, "\(DiagnosticFormatter(file: source).format(rendering.diagnostics))")
    let isUpdating = ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] == "1"
    let folder = GoldenFolder(path: SampleGoldens.folder, record: isUpdating ? .all : .never, largestPicture: 20 << 10)
    let checks = folder.check(GoldenSubject(name: "samples/\(name)", rendering: rendering))
    let messages = checks.filter { $0.status != .passed && !$0.isRecorded }.flatMap(\.messages)
    let versions = messages.isEmpty ? [] : folder.stampChanges
    #expect(
      messages.isEmpty,
      """
      \((messages + versions).joined(separator: "\n"))
      If it is right: make goldens, or UPDATE_EXPECTATIONS=1 swift test --filter SampleGoldenTests
      """)
  }

  /// No golden is left of a sample that is gone, and none is too large for a repository.
  @Test func everyGoldenIsOfASample() throws {
    let names = try Samples.names
    let folder = "\(SampleGoldens.folder)/samples"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    for name in names { #expect(files.contains("\(name).txt")) }
    for file in files {
      #expect(names.contains { file.hasPrefix($0) }, "\(file)")
      let size = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(file)")[.size] as? Int
      #expect(try #require(size) <= 20 << 10, "\(file)")
    }
  }
}

/// Where the samples' goldens are.
enum SampleGoldens {
  static let folder = Samples.folder.deletingLastPathComponent()
    .appendingPathComponent("Tests/Goldens").path

  static var areRecorded: Bool { FileManager.default.fileExists(atPath: folder) }
}
