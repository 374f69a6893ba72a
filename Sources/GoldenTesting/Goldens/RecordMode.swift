/// Which goldens a run writes.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every one that is not the same to the byte.
  case all
  /// Those that are missing or differ.
  case failed
  /// Those that are missing; that they were is a failure nevertheless, so that nobody takes a first picture for a
  /// compared one.
  case missing
  /// None: for continuous integration.
  case never
}
