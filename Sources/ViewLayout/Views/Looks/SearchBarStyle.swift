/// What is behind a search bar's field, by UIKit's names.
public enum SearchBarStyle: String, Hashable, Sendable, CaseIterable {
  /// The system's choice and a bar's ground, which look the same, and nothing.
  case `default`, prominent, minimal
}
