import Foundation
import Testing

/// What the command is linked from.
@Suite struct ImportTests {
  /// All of Foundation adds fifty megabytes to the command and a part of its time to start; one file brings it in.
  @Test func noPartOfTheCommandImportsAllOfFoundation() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources")
      .standardizedFileURL.path
    // Products of their own, which the command does not contain.
    let others = ["StrutUIKit", "StrutTesting", "PandocFilter", "MdBookPreprocessor", "PreviewServer"]
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }
    #expect(files.count > 300)
    let importers = try files.filter { file in
      guard !others.contains(where: { file.hasPrefix($0 + "/") }) else { return false }
      let text = try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
      return text.split(separator: "\n").contains { $0.hasSuffix("import Foundation") }
    }
    #expect(importers == [])
  }
}
