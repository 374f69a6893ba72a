/// When a view counts as misplaced: laid out elsewhere than its document has it.
public enum Misplacement {
  /// How far an edge may be from its place, in points: half a point is what Interface Builder forgives.
  public static let tolerance = 0.5
}
