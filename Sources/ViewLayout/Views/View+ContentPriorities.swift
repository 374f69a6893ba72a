public import Geometry

extension View {
  /// How much the content resists being stretched along an axis.
  public func contentHuggingPriority(for axis: Axis) -> Priority { contentHuggingPriority[axis] }

  /// Sets how much the content resists being stretched along an axis.
  public func setContentHuggingPriority(_ priority: Priority, for axis: Axis) {
    contentHuggingPriority[axis] = priority
  }

  /// How much the content resists being compressed along an axis.
  public func contentCompressionResistancePriority(for axis: Axis) -> Priority {
    contentCompressionResistancePriority[axis]
  }

  /// Sets how much the content resists being compressed along an axis.
  public func setContentCompressionResistancePriority(_ priority: Priority, for axis: Axis) {
    contentCompressionResistancePriority[axis] = priority
  }
}
