/// How a figure draws what a scroll view does not show at its offset.
public enum ContentOutside: String, Hashable, Sendable, CaseIterable {
  /// `dim` draws it pale, and `shown` as what is inside; a device shows it `hidden`.
  case dim, hidden, shown
}
