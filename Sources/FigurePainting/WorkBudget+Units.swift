import Graphics

/// What making a picture of a layout costs.
extension WorkBudget {
  /// A view at one moment of an animation: its values are interpolated, and it is painted.
  static let unitsPerShownView = 5_000
  /// A rectangle that the place of an annotation is compared with.
  static let unitsPerPlacementTest = 12
}
