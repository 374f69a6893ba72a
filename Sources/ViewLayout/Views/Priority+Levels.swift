package import ConstraintSolver

extension Priority {
  /// How strongly the content of a self-sizing row keeps its height: it would rather be as high as it was than stretch what it
  /// holds, but not compress it.
  ///
  /// It is between what authors give to the one and to the other, which is 249 to 252 and 748 to 751, and ties with none.
  package static let selfSizingRow: Priority = 500
}
