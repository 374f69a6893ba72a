import Diagnostics
import Foundation
import InterfaceBuilder
import Testing
import Typography

/// Documents of public apps, where there is a folder of them beside the project: how many of the frames that Apple's
/// engine stored are found again.
@Suite struct SharedDocumentTests {
  /// `../shared/data/ib` beside the checkout or above it; `nil` where it is missing.
  static let folder: URL? = {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let data = folder.appendingPathComponent("shared/data/ib")
      if FileManager.default.fileExists(atPath: data.path) { return data }
    }
    return nil
  }()

  static func document(at url: URL) throws -> InterfaceDocument? {
    let (source, _) = SourceFile.reading([UInt8](try Data(contentsOf: url)), name: url.lastPathComponent)
    return InterfaceDocument.read(source).0
  }

  @Test(.enabled(if: folder != nil, "skipped: there is no folder shared/data/ib"))
  func nearlyAllFramesAreFoundAgain() throws {
    let folder = try #require(Self.folder).appendingPathComponent("public")
    var summary = FidelitySummary()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let document = try #require(try Self.document(at: folder.appendingPathComponent(name)), "\(name)")
      summary.add(document.comparisons(measuringTextWith: FixedWidthMeasurer()))
    }
    #expect(summary.tested.percent >= 99)
    #expect(summary.views.percent >= 97)
    #expect(summary.rounded.percent >= 98)
    // No share is bought by leaving views out.
    #expect(summary.views.total > 700)
    #expect(summary.skipped.values.reduce(0, +) < 40)
  }

  @Test(.enabled(if: folder != nil, "skipped: there is no folder shared/data/ib"))
  func scenesAreFoundAtAnotherSize() throws {
    let folder = try #require(Self.folder)
    let table = try String(contentsOf: folder.appendingPathComponent("pairs.tsv"), encoding: .utf8)
    var summary = FidelitySummary()
    for row in table.split(whereSeparator: \.isNewline).dropFirst() {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      func document(_ blob: String) throws -> InterfaceDocument? {
        try Self.document(at: folder.appendingPathComponent("pairs/\(blob).xml"))
      }
      let (old, new) = (try #require(try document(fields[2])), try #require(try document(fields[3])))
      summary.add(
        try #require(
          FidelityPairs.comparisons(
            ofRoot: fields[5], from: old, to: new, measuringTextWith: FixedWidthMeasurer())))
    }
    #expect(summary.views.percent >= 90)
    #expect(summary.views.total > 600)
    // A size of ours that contradicts the document leaves no view out.
    #expect(summary.skipped[.unsatisfiable] == nil)
  }
}
