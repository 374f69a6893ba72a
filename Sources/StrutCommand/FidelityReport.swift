import ArgumentParser
import Diagnostics
import Geometry
import InterfaceBuilder
import Serialization
import Typography

/// What `strut fidelity` found, document by document.
final class FidelityReport {
  private let measurer: any TextMeasurer
  /// Whether each mismatch is listed.
  private let lists: Bool
  private var summary = FidelitySummary()
  private var repositories: [String: FidelitySummary] = [:]
  private var mismatches: [Mismatch] = []
  /// What does not match and is not compared, since the document proves that its frames are stale, or contradicts itself.
  private var skipped: [Mismatch] = []
  /// The paths of documents that could not be compared.
  private var failed: [String] = []
  var hasFailed: Bool { !failed.isEmpty }

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
  ///
  /// - Parameters:
  ///   - displacement: How far the frames that are to be found are moved before the document is solved, in points.
  ///   - repository: The group that it is counted in besides the whole.
  func add(
    _ path: String, _ sizes: ImportOptions.ContentSizes, displacedBy displacement: Double, of repository: String
  ) {
    guard let document = read(path) else { return }
    let views = document.comparisons(
      measuringTextWith: measurer, contentSizes: sizes, displacement: displacement)
    add(views, of: document, in: repository)
  }

  /// Compares scenes at their second size, with the sizes of leaves from the first.
  ///
  /// - Parameters:
  ///   - table: The scenes, with the columns `old_blob`, `new_blob` and `root_id`.
  ///   - folder: Where the documents are.
  func add(pairsIn table: TableFile, folder: String, half: String?) throws {
    for row in try table.rows(with: ["old_blob", "new_blob", "root_id"], half: half) {
      let (old, new) = (read("\(folder)/\(row["old_blob"]).xml"), read("\(folder)/\(row["new_blob"]).xml"))
      guard let old, let new else { continue }
      let root = row["root_id"]
      guard
        let views = FidelityPairs.comparisons(ofRoot: root, from: old, to: new, measuringTextWith: measurer)
      else {
        Terminal.writeError("\(new.source.name): error: no root '\(root)' in both documents\n")
        failed.append(new.source.name)
        continue
      }
      add(views, of: new, in: row["repo"])
    }
  }

  private func add(_ views: [ViewComparison], of document: InterfaceDocument, in repository: String) {
    summary.add(views)
    repositories[repository, default: FidelitySummary()].add(views)
    for view in views where view.skipped == nil && (!view.matches || view.isRoundedExactly == false) {
      mismatches.append(Mismatch(source: document.source, view: view))
    }
    for view in views where !view.matches && (view.skipped == .stale || view.skipped == .unsatisfiable) {
      skipped.append(Mismatch(source: document.source, view: view))
    }
  }

  /// - Returns: `nil` for a document that cannot be read, of which it is told why.
  private func read(_ path: String) -> InterfaceDocument? {
    let document: Document
    do {
      document = try Document(path: path)
    } catch {
      Terminal.writeError(error.text)
      failed.append(path)
      return nil
    }
    let (read, diagnostics) = InterfaceDocument.read(document.source, findsSlips: false)
    Terminal.writeError(DiagnosticFormatter(file: document.source).format(diagnostics))
    if read == nil { failed.append(path) }
    return read
  }

  // MARK: Printing

  fileprivate static func text(ofPercent percent: Double) -> String {
    percent.isNaN ? "–" : "\(percent.decimalText(places: 2)) %"
  }

  /// Nothing where nothing was compared.
  var text: String {
    guard summary.documents > 0 || !hasFailed else { return "" }
    let rows = [
      ["documents", "\(summary.documents)", ""],
      ["views", summary.views.text, summary.views.percentText],
      ["views, mean over repositories", "of \(repositories.count)", Self.text(ofPercent: mean(\.views))],
      ["views, stale ones counted", summary.viewsWithStale.text, summary.viewsWithStale.percentText],
      ["coordinates tested", summary.tested.text, summary.tested.percentText],
      ["coordinates, mean over repositories", "of \(repositories.count)", Self.text(ofPercent: mean(\.tested))],
      ["coordinates echoed", summary.echoed.text, summary.echoed.percentText],
      ["coordinates not determined", "\(summary.undetermined)", ""],
      ["views off the pixels, exact when rounded", summary.rounded.text, summary.rounded.percentText],
    ]
    let skips = SkipReason.allCases.map { ["views skipped: \($0.rawValue)", "\(summary.skipped[$0] ?? 0)", ""] }
    let classes = Suspicion.allCases.map {
      ["views that differ: \($0.rawValue)", "\(summary.suspicions[$0] ?? 0)", ""]
    }
    return (lists ? (mismatches + skipped).map(\.text).joined() : "") + TextTable(rows: rows + skips + classes).text
  }

  /// The mean of a share over the repositories that have any of it, in percent.
  private func mean(_ share: KeyPath<FidelitySummary, FidelitySummary.Share>) -> Double {
    let shares = repositories.values.map { $0[keyPath: share] }.filter { $0.total > 0 }
    return shares.map(\.percent).reduce(0, +) / Double(shares.count)
  }

  var json: String {
    typealias Value = JSONText.Value
    func share(_ share: FidelitySummary.Share) -> Value {
      .object([("compared", .integer(share.total)), ("matching", .integer(share.count))])
    }
    var members: [(String, Value)] = [
      (
        "differing",
        .object(Suspicion.allCases.map { ($0.rawValue, .integer(summary.suspicions[$0] ?? 0)) })
      ),
      ("documents", .integer(summary.documents)), ("echoed", share(summary.echoed)),
      ("failed", .array(failed.map { .text($0) })),
    ]
    if summary.views.total > 0 {
      members.append(("means", .object([("tested", .number(mean(\.tested))), ("views", .number(mean(\.views)))])))
    }
    if lists { members.append(("mismatches", .array(mismatches.map(\.value)))) }
    members += [
      (
        "repositories",
        .object(
          repositories.sorted { $0.key < $1.key }.map { name, found in
            let skipped = Value.object([("views", .integer(found.skipped.values.reduce(0, +)))])
            return (
              name, .object([("skipped", skipped), ("tested", share(found.tested)), ("views", share(found.views))])
            )
          })
      ),
      ("rounded", share(summary.rounded)),
      ("skipped", .object(SkipReason.allCases.map { ($0.rawValue, .integer(summary.skipped[$0] ?? 0)) })),
    ]
    if lists { members.append(("skippedViews", .array(skipped.map(\.value)))) }
    members += [
      ("tested", share(summary.tested)), ("undetermined", .integer(summary.undetermined)),
      ("views", share(summary.views)), ("viewsWithStale", share(summary.viewsWithStale)),
    ]
    var text = ""
    JSONText.write(.object(members), to: &text)
    return text + "\n"
  }
}

extension FidelityReport.Mismatch {
  /// A line: where the view is, its class, and what it should be.
  fileprivate var text: String {
    let differences = view.coordinates.filter { $0.stored != $0.solved && $0.evidence != .undetermined }.map {
      "\($0.name.rawValue) \($0.solved.decimalText(places: 3)) for \($0.stored.decimalText(places: 3))"
    }
    let place = "\(source.name):\(view.range.start.line): \(view.scene): \(view.tag) '\(view.name)' (\(view.id)): "
    let skipping = view.skipped == nil ? "" : "skipped as "
    return [place + differences.joined(separator: ", ") + " (\(skipping)\(reason))"].lines
  }

  /// What may be behind the difference, or why it is not counted.
  private var reason: String {
    view.skipped?.rawValue ?? (view.matches ? "pixels" : view.suspicion?.rawValue ?? "unknown")
  }

  fileprivate var value: JSONText.Value {
    let coordinates = view.coordinates.map { coordinate in
      JSONText.Value.object([
        ("evidence", .text(coordinate.evidence.rawValue)), ("name", .text(coordinate.name.rawValue)),
        ("solved", .number(coordinate.solved)), ("stored", .number(coordinate.stored)),
      ])
    }
    return .object([
      ("class", .text(reason)),
      ("coordinates", .array(coordinates)), ("element", .text(view.tag)), ("file", .text(source.name)),
      ("id", .text(view.id)), ("line", .integer(view.range.start.line)), ("scene", .text(view.scene)),
      ("view", .text(view.name)),
    ])
  }
}

extension FidelitySummary.Share {
  fileprivate var text: String { "\(count) of \(total)" }
  fileprivate var percentText: String { FidelityReport.text(ofPercent: percent) }
}
