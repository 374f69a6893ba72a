/// The rule for misplaced views: layout places them elsewhere than the document.
public enum Misplacement {
  /// The largest difference of an edge that does not count, in points. Interface Builder accepts half a point.
  public static let tolerance = 0.5
}
