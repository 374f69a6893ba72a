/// The result of one document in a run, for summaries and reports.
public struct DocumentResult: Sendable {
  /// The document's path, as given or found.
  public var path: String
  /// The path of its goldens in the goldens' folder, without an extension.
  public var name: String
  public var status: Status
  /// The messages, one per line.
  public var messages: [String]
  public var recorded: Int
  /// Whether it differs from a golden and the difference was not recorded.
  public var isOpen = false
  public var similar: Int
  public var seconds: Double

  public enum Status: Int, Comparable, Sendable {
    case passed
    /// The document differs from its goldens, or had none.
    case failed
    /// The document could not be drawn or compared.
    case unusable

    public static func < (lhs: Status, rhs: Status) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Creates the result of a document that was compared.
  ///
  /// - Parameter record: The mode of the run. Differences that it accepts pass.
  public init(path: String, name: String, checks: [GoldenCheck], record: RecordMode, seconds: Double) {
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
  public init(path: String, name: String, errors: [String], seconds: Double) {
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
