import ArgumentParser
import Diagnostics
import Foundation
import Geometry
import InterfaceBuilder
import Typography

/// What `strut fidelity` found, document by document.
final class FidelityReport {
  private let measurer: any TextMeasurer
  /// Whether each mismatch is listed.
  private let lists: Bool
  private var summary = FidelitySummary()
  private var mismatches: [Mismatch] = []
  private(set) var hasFailed = false

  /// A view that does not match, or is not exact after rounding.
  fileprivate struct Mismatch {
    var source: SourceFile
    var view: ViewComparison
  }

  init(measurer: any TextMeasurer, lists: Bool) {
    self.measurer = measurer
    self.lists = lists
  }

  /// Compares a document with itself.
  func add(_ path: String, _ sizes: ImportOptions.ContentSizes) {
    guard let document = read(path) else { return }
    add(document.comparisons(measuringTextWith: measurer, contentSizes: sizes), of: document)
  }

  /// Compares scenes at their second size, with the sizes of leaves from the first.
  func add(pairsIn path: String) throws {
    guard let table = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw ValidationError("'\(path)' cannot be read")
    }
    let rows = table.split(whereSeparator: \.isNewline).map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    let columns = ["old_blob", "new_blob", "root_id"].compactMap { name in rows.first?.firstIndex { $0 == name } }
    guard columns.count == 3 else { throw ValidationError("'\(path)' has no columns old_blob, new_blob, root_id") }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("pairs").path
    for row in rows.dropFirst() {
      guard row.count > columns.max() ?? 0 else { continue }
      let (old, new) = (read("\(folder)/\(row[columns[0]]).xml"), read("\(folder)/\(row[columns[1]]).xml"))
      guard let old, let new else { continue }
      let root = String(row[columns[2]])
      guard
        let views = FidelityPairs.comparisons(ofRoot: root, from: old, to: new, measuringTextWith: measurer)
      else {
        Terminal.writeError("\(new.source.name): error: no root '\(root)' in both documents\n")
        hasFailed = true
        continue
      }
      add(views, of: new)
    }
  }

  private func add(_ views: [ViewComparison], of document: InterfaceDocument) {
    summary.add(views)
    for view in views where view.skipped == nil && (!view.matches || view.isRoundedExactly == false) {
      mismatches.append(Mismatch(source: document.source, view: view))
    }
  }

  /// - Returns: `nil` for a document that cannot be read, of which it is told why.
  private func read(_ path: String) -> InterfaceDocument? {
    let document: Document
    do {
      document = try Document(path: path)
    } catch {
      Terminal.writeError(error.text)
      hasFailed = true
      return nil
    }
    let (read, diagnostics) = InterfaceDocument.read(document.source)
    Terminal.writeError(DiagnosticFormatter(file: document.source).format(diagnostics))
    if read == nil { hasFailed = true }
    return read
  }

  // MARK: Printing

  var text: String {
    let rows = [
      ["documents", "\(summary.documents)", ""],
      ["views", summary.views.text, summary.views.percentText],
      ["coordinates tested", summary.tested.text, summary.tested.percentText],
      ["coordinates echoed", summary.echoed.text, summary.echoed.percentText],
      ["coordinates not determined", "\(summary.undetermined)", ""],
      ["views off the pixels, exact when rounded", summary.rounded.text, summary.rounded.percentText],
    ]
    let skips = SkipReason.allCases.map { ["views skipped: \($0.rawValue)", "\(summary.skipped[$0] ?? 0)", ""] }
    let classes = Suspicion.allCases.map {
      ["views that differ: \($0.rawValue)", "\(summary.suspicions[$0] ?? 0)", ""]
    }
    return (lists ? mismatches.map(\.text).joined() : "") + TextTable(rows: rows + skips + classes).text
  }

  var json: String {
    func share(_ share: FidelitySummary.Share) -> [String: Int] { ["matching": share.count, "compared": share.total] }
    var object: [String: Any] = [
      "documents": summary.documents, "views": share(summary.views), "tested": share(summary.tested),
      "echoed": share(summary.echoed), "undetermined": summary.undetermined, "rounded": share(summary.rounded),
      "skipped": Dictionary(uniqueKeysWithValues: SkipReason.allCases.map { ($0.rawValue, summary.skipped[$0] ?? 0) }),
      "differing": Dictionary(
        uniqueKeysWithValues: Suspicion.allCases.map { ($0.rawValue, summary.suspicions[$0] ?? 0) }),
    ]
    if lists { object["mismatches"] = mismatches.map(\.object) }
    let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data(), as: UTF8.self) + "\n"
  }
}

extension FidelityReport.Mismatch {
  /// A line: where the view is, its class, and what it should be.
  fileprivate var text: String {
    let differences = view.coordinates.filter { $0.stored != $0.solved && $0.evidence != .undetermined }.map {
      "\($0.name.rawValue) \($0.solved.decimalText(places: 3)) for \($0.stored.decimalText(places: 3))"
    }
    let reason = view.matches ? "pixels" : view.suspicion?.rawValue ?? "unknown"
    return "\(source.name):\(view.range.start.line): \(view.scene): \(view.tag) '\(view.name)' (\(view.id)): "
      + differences.joined(separator: ", ") + " (\(reason))\n"
  }

  fileprivate var object: [String: Any] {
    let coordinates = view.coordinates.map { coordinate -> [String: Any] in
      [
        "name": coordinate.name.rawValue, "stored": coordinate.stored, "solved": coordinate.solved,
        "evidence": coordinate.evidence.rawValue,
      ]
    }
    return [
      "file": source.name, "line": view.range.start.line, "scene": view.scene, "view": view.name, "id": view.id,
      "element": view.tag, "class": view.matches ? "pixels" : view.suspicion?.rawValue ?? "unknown",
      "coordinates": coordinates,
    ]
  }
}

extension FidelitySummary.Share {
  fileprivate var text: String { "\(count) of \(total)" }
  fileprivate var percentText: String { total == 0 ? "–" : "\(percent.decimalText(places: 2)) %" }
}
