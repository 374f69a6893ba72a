import Foundation
import Strut
import Testing

/// `docs/diagnostics.md` and the diagnostics say the same.
@Suite struct DiagnosticsPageTests {
  /// What is explained under the name of a rule.
  private struct Entry {
    var identifier: String
    /// A document that breaks it; `nil` where that would fill pages, or is no matter of a document's text.
    var document: SourceFile?
    /// As it is printed, without the excerpt.
    var message: String
  }

  private static let entries: [Entry] = {
    let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let page = (try? String(contentsOf: root.appendingPathComponent("docs/diagnostics.md"), encoding: .utf8)) ?? ""
    return page.components(separatedBy: "\n### `").dropFirst().map { section in
      let blocks = section.components(separatedBy: "```")
      let identifier = String(section.prefix { $0 != "`" })
      guard blocks.count > 3 else { return Entry(identifier: identifier, document: nil, message: "") }
      let kind = blocks[1].prefix { $0 != "\n" }
      let text = String(blocks[1].dropFirst(kind.count + 1).dropLast())
      return Entry(
        identifier: identifier, document: SourceFile(name: kind == "xml" ? "figure.xib" : "figure.yaml", text: text),
        message: blocks[3].trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }()

  @Test func everyIdentifierIsExplainedOnce() {
    let explained = Self.entries.map(\.identifier)
    #expect(explained.sorted() == Diagnostic.Identifier.allCases.map(\.rawValue).sorted())
  }

  @Test func examplesAreLackingOnlyWhereTheyMust() {
    let without = Self.entries.filter { $0.document == nil }.map(\.identifier)
    #expect(
      without == [
        "not-utf8", "large-file-pointer", "unreadable-file", "more-warnings", "document-too-large", "text-too-long",
        "nested-too-deeply", "too-many-steps", "too-many-annotations", "too-many-pictures", "too-many-pixels",
        "too-much-work",
        "too-many-errors", "include-cycle", "placeholder-without-value", "repeat-too-large",
        "too-many-views", "too-many-constraints",
        "missing-font", "impossible-picture", "picture-name-taken",
        "input-replaced", "unwritable-picture",
        "several-pictures", "missing-goldens", "malformed-page", "outdated-pictures",
        "unformatted-document", "unformattable-document",
        "missing-asset", "unreadable-asset", "omitted-scene", "omitted-size-classes",
      ])
  }

  @Test func everyExampleGivesItsDiagnostic() {
    for entry in Self.entries {
      guard let document = entry.document else { continue }
      let checked = check(document, name: "figure", imagesIn: ".")
      let rendered = render(document, name: "figure", imagesIn: ".", options: RenderOptions(formats: [.svg]))
      let told = checked.diagnostics.adding(checked.findings.diagnostics)
        .adding(rendered.diagnostics).all
      let printed = told.filter { $0.identifier.rawValue == entry.identifier }
        .map { DiagnosticFormatter(file: document).format($0).prefix { $0 != "\n" } }
      #expect(printed.contains { $0 == entry.message }, "\(entry.identifier): \(printed) of \(told.map(\.message))")
    }
  }
}
