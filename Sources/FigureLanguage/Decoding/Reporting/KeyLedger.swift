package import Diagnostics
package import Figures

/// The keys that a document has, each with the table that it was found in: what a document uses of the language.
package final class KeyLedger {
  /// A key of a mapping.
  package struct Use: Sendable {
    /// The enumeration of the keys of the mapping: `LegendKey`.
    package let table: String
    package let key: String
    /// From the key to the end of its value.
    package let start: SourcePosition
    package let end: SourcePosition
  }

  package private(set) var uses: [Use] = []

  func note<Key: RawRepresentable>(_ key: Key, _ entry: Node.Entry) where Key.RawValue == String {
    uses.append(
      Use(
        table: "\(Key.self)", key: key.rawValue, start: entry.key.range.start,
        end: max(entry.key.range.end, entry.value.end)))
  }
}

extension Node {
  /// Where the last of its texts ends. An alias ends where its anchor does.
  fileprivate var end: SourcePosition {
    let parts = (sequence ?? []).map(\.end) + (mapping ?? []).flatMap { [$0.key.range.end, $0.value.end] }
    return parts.reduce(range.end, max)
  }
}

extension SourceRange {
  fileprivate var end: SourcePosition { SourcePosition(line: start.line, column: start.column + length) }
}

extension Figure {
  /// The keys of a document, also of one with mistakes.
  package static func keys(in source: SourceFile, resources: (any FigureResources)? = nil) -> [KeyLedger.Use] {
    let document = NodeReader.read(source, limits: FigureLimits())
    guard let root = document.root else { return [] }
    let decoder = FigureDecoder(
      source: document.source, name: source.name, resources: resources, limits: FigureLimits(),
      diagnostics: document.diagnostics, givenMetrics: [:])
    let ledger = KeyLedger()
    decoder.reporter.ledger = ledger
    _ = decoder.figure(root, name: "")
    return ledger.uses
  }
}
