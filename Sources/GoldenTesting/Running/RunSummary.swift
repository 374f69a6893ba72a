/// The summary of a run.
package struct RunSummary: Hashable, Sendable {
  package var documents = 0
  package var passed = 0
  package var failed = 0
  package var unusable = 0
  /// The number of goldens written.
  package var recorded = 0
  /// The number of pictures that differ within the rule.
  package var similar = 0
  /// The command line that accepts the differences; `nil` if there are none.
  package var acceptLine: String?
  /// The changes of the renderer since the goldens were recorded.
  package var stampChanges: [String] = []
  package var shard: Shard?

  package init() {}

  package mutating func add(_ result: DocumentResult) {
    documents += 1
    recorded += result.recorded
    similar += result.similar
    switch result.status {
    case .passed: passed += 1
    case .failed: failed += 1
    case .unusable: unusable += 1
    }
  }

  /// `79 documents: 77 passed, 2 failed; 1 golden recorded`
  package var words: String {
    var words = "\(documents) document\(documents == 1 ? "" : "s")"
    if let shard { words += " of shard \(shard)" }
    words += ": \(passed) passed"
    if failed > 0 { words += ", \(failed) failed" }
    if unusable > 0 { words += ", \(unusable) could not be drawn or compared" }
    if similar > 0 { words += "; \(similar) picture\(similar == 1 ? "" : "s") similar" }
    if recorded > 0 { words += "; \(recorded) golden\(recorded == 1 ? "" : "s") recorded" }
    return words
  }
}
