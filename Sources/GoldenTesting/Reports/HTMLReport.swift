import Files
import FoundationEssentials
package import ImageComparison
import PNGCoding
import Synchronization

/// A folder with `index.html` and pictures that shows the differences. It can be opened without a server.
///
/// Pictures are written immediately and the page last, so memory use does not depend on the length of the run.
package final class HTMLReport: Sendable {
  private let folder: String
  private let rule: ComparisonRule
  private let entries = Mutex<[ReportEntry]>([])

  /// Prepares the folder: removes the pictures of an earlier report with their folder, and nothing else.
  ///
  /// - Throws: An error if the folder cannot be used.
  package init(folder: String, rule: ComparisonRule) throws(GoldenError) {
    self.folder = folder
    self.rule = rule
    if let page = try GoldenFile.read("\(folder)/index.html"),
      String(decoding: page.prefix(400), as: UTF8.self).contains(ReportPage.mark)
    {
      try? FileManager.default.removeItem(atPath: "\(folder)/pictures")
    }
    do {
      try Folder.make(folder)
    } catch {
      throw .unwritable(error.folderProblem ?? error.description)
    }
  }

  /// Adds a document that failed or that has something to report.
  ///
  /// - Parameter order: The document's position in the report, independent of the order of calls.
  package func add(_ result: DocumentResult, checks: [GoldenCheck], order: Int) throws(GoldenError) {
    guard result.status != .passed || result.recorded > 0 else { return }
    var entry = ReportEntry(order: order, result: result, comparisons: [])
    for check in checks {
      guard let evidence = check.evidence else { continue }
      entry.comparisons.append(try write(evidence, of: check))
    }
    entries.withLock { $0.append(entry) }
  }

  private func write(_ evidence: GoldenCheck.Evidence, of check: GoldenCheck) throws(GoldenError) -> ReportComparison {
    let stem = "pictures/" + check.name.dropLast(check.name.hasSuffix(".png") ? 4 : 0)
    var comparison = ReportComparison(check: check)
    func file(_ bytes: [UInt8], _ suffix: String) throws(GoldenError) -> ReportImage {
      let path = "\(stem).\(suffix).png"
      try GoldenFile.write(bytes, to: "\(folder)/\(path)", isFlushed: false)
      let header = try? PNGHeader(bytes)
      return ReportImage(path: path, width: header?.width ?? 0, height: header?.height ?? 0)
    }
    comparison.actual = try file(evidence.actual, "actual")
    guard let golden = evidence.expected else { return comparison }
    comparison.expected = try file(golden, "expected")
    if let expected = try? decodePNG(golden), let actual = try? decodePNG(evidence.actual) {
      let picture = differencePicture(expected: expected, actual: actual, rule: rule)
      comparison.difference = try file(encodePNG(picture), "difference")
    }
    comparison.check.evidence = nil
    return comparison
  }

  /// Writes the page.
  package func finish(_ summary: RunSummary) throws(GoldenError) {
    let entries = entries.withLock { $0.sorted { $0.order < $1.order } }
    let page = ReportPage(summary: summary, entries: entries)
    try GoldenFile.write(Array(page.text.utf8), to: "\(folder)/index.html", isFlushed: false)
  }
}

/// A document in the report.
struct ReportEntry: Sendable {
  var order: Int
  var result: DocumentResult
  var comparisons: [ReportComparison]
}

/// A picture in the report. The pixels themselves are on disk.
struct ReportComparison: Sendable {
  var check: GoldenCheck
  var expected: ReportImage?
  var actual: ReportImage?
  /// The expected picture, the difference and the actual picture in one image.
  var difference: ReportImage?

  init(check: GoldenCheck) {
    self.check = check
    self.check.evidence = nil
  }
}

struct ReportImage: Sendable {
  /// The path relative to the page.
  var path: String
  /// The width in pixels.
  var width: Int
  var height: Int
}
