/// The result of one document in a run, for summaries and reports.
package struct DocumentResult: Sendable {
  /// The document's path, as given or found.
  package var path: String
  /// The path of its goldens in the goldens' folder, without an extension.
  package var name: String
  package var status: Status
  /// The messages, one per line.
  package var messages: [String]
  package var recorded: Int
  /// Whether it differs from a golden and the difference was not recorded.
  package var isOpen = false
  package var similar: Int
  package var seconds: Double

  package enum Status: Int, Comparable, Sendable {
    case passed
    /// The document differs from its goldens, or had none.
    case failed
    /// The document could not be drawn or compared.
    case unusable

    package static func < (lhs: Status, rhs: Status) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Creates the result of a document that was compared.
  ///
  /// - Parameter record: The mode of the run. Differences that it accepts pass.
  package init(path: String, name: String, checks: [GoldenCheck], record: RecordMode, seconds: Double) {
    self.path = path
    self.name = name
    switch checks.status(accepting: record) {
    case .passed: status = .passed
    case .failed: status = .failed
    case .unusable: status = .unusable
    }
    messages = checks.flatMap { check in
      check.status == .passed || !check.isRecorded || record == .missing
        ? check.messages : ["'\(check.name)' is recorded"] + (check.finding.changes ?? [])
    }
    recorded = checks.count(where: \.isRecorded)
    isOpen = checks.contains { $0.status == .failed && !$0.isRecorded }
    similar = checks.count { if case .similar = $0.finding { true } else { false } }
    self.seconds = seconds
  }

  /// Creates the result of a document that could not be drawn.
  package init(path: String, name: String, errors: [String], seconds: Double) {
    (self.path, self.name, self.seconds) = (path, name, seconds)
    (status, messages, recorded, similar) = (.unusable, errors, 0, 0)
  }
}

extension GoldenCheck.Finding {
  /// The changes, if the geometry changed.
  fileprivate var changes: [String]? {
    if case .moved(let changes) = self { changes } else { nil }
  }
}
