/// The writing direction, which determines leading edges.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As English is written: leading is left.
  case leftToRight
  /// As Arabic and Hebrew are written: leading is right.
  case rightToLeft
}
