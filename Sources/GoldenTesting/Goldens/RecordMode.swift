/// Which goldens a run writes.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// All goldens whose bytes differ.
  case all
  /// Goldens that are missing or differ.
  case failed
  /// Goldens that are missing. The run fails nevertheless, because nobody has reviewed them yet.
  case missing
  /// No goldens; for continuous integration.
  case never
}
