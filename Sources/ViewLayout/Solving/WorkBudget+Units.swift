package import Graphics

/// What a layout costs.
extension WorkBudget {
  /// A view in one pass of layout: its content is measured, and its equations are written and read back.
  static let unitsPerLaidOutView = 2_500
  /// A byte of a text that is measured or set: it is shaped, and broken into lines.
  package static let unitsPerMeasuredByte = 2_000
  /// A linear form of the solver that a step reaches.
  static let unitsPerSolverItem = 32
  /// A view that is asked whether its place is ambiguous, once some place in its tree is.
  package static let unitsPerAskedView = 18_000
}
