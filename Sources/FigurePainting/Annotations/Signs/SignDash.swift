/// The dashes of lines that are signs, in points of an annotation. Annotations and the samples of the legend share them.
enum SignDash {
  /// Of frames, of the alignment rectangle's surroundings and of stored frames.
  static let frame = [4.0, 3]
  /// Of sizes and frames that something else has changed: content sizes, frames before a transform.
  static let original = [2.0, 2]
  /// Of fine lines from a bar to the edge that it measures, and between the two bars of a multiple.
  static let witness = [2.0, 2]
  /// Of optional constraints and the diagonal of a ratio.
  static let optional = [4.0, 3]
  /// Of standard distances.
  static let standardSpacing = [4.0, 3]
  /// Of common middles.
  static let middle = [8.0, 3, 2, 3]
  /// Of constraints of baselines.
  static let alignedBaselines = [1.0, 3]
  static let baseline = [1.25, 2.5]
  /// Of edges of guides, such as the safe area's.
  static let guideEdge = [6.0, 3]
  static let layoutGuide = [3.0, 3]
  static let readable = [1.5, 3]
  static let ambiguous = [6.0, 3]
  static let ghost = [2.0, 3]
}
