public import Geometry

extension Transform {
  /// The transform at a progress from this one (0) to another (1), as Core Animation has it (`CABasicAnimation`).
  ///
  ///     Transform.identity.interpolated(to: .rotation(radians: .pi), at: 0.5)   // −90°: counter-clockwise
  public func interpolated(to other: Transform, at progress: Double) -> Transform {
    if self == other || progress == 0 { return self }
    if progress == 1 { return other }
    let start = TransformParts(self)
    return start.interpolated(to: start.next(TransformParts(other)), at: progress).transform
  }

  /// The transform at a progress from this one to another, as `UIView.animate` has it.
  ///
  /// The new transform is set at once. What is animated, from all of it to nothing, is the difference to the old one,
  /// which is applied before the new one. So half a turn goes clockwise, in both directions.
  ///
  ///     Transform.identity.animated(to: .rotation(radians: .pi), at: 0.5)   // 90°: clockwise
  ///
  /// - Returns: The new transform at any progress if it has no inverse, such as a scale of 0: UIKit jumps.
  public func animated(to other: Transform, at progress: Double) -> Transform {
    if progress == 1 { return other }
    guard let inverse = other.inverted else { return other }
    if progress == 0 || self == other { return self }
    return concatenating(inverse).interpolated(to: .identity, at: progress).concatenating(other)
  }
}
