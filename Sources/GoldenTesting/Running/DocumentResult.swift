/// What came of one document of a run: what summaries and reports tell of it.
public struct DocumentResult: Sendable {
  /// As it was named or found.
  public var path: String
  /// Of its goldens, as a path in the goldens' folder without an extension.
  public var name: String
  public var status: Status
  /// What there is to say, a line each.
  public var messages: [String]
  public var recorded: Int
  /// Whether it differs from a golden that was not recorded meanwhile.
  public var isOpen = false
  public var similar: Int
  public var seconds: Double

  public enum Status: Int, Comparable, Sendable {
    case passed
    /// It differs from its goldens, or had none.
    case failed
    /// It could not be drawn, or not be compared.
    case unusable

    public static func < (lhs: Status, rhs: Status) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Of a document that was compared.
  ///
  /// - Parameter record: The mode of the run: what it accepts passes.
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

  /// Of a document that could not be drawn.
  public init(path: String, name: String, errors: [String], seconds: Double) {
    (self.path, self.name, self.seconds) = (path, name, seconds)
    (status, messages, recorded, similar) = (.unusable, errors, 0, 0)
  }
}

extension GoldenCheck.Finding {
  /// What moved, where the geometry did.
  fileprivate var changes: [String]? {
    if case .moved(let changes) = self { changes } else { nil }
  }
}
