public import Geometry

/// The priorities that have a name, by UIKit's.
public enum LayoutPriority {
  /// Must hold.
  public static let required = 1000.0
  /// How content resists being squeezed.
  public static let defaultHigh = 750.0
  /// How content resists being stretched.
  public static let defaultLow = 250.0
  /// How a view is pulled towards the size that it is asked to fit.
  public static let fittingSizeLevel = 50.0
}

extension View {
  public func contentHuggingPriority(for axis: Axis) -> Double { contentHuggingPriority[axis] }

  public func setContentHuggingPriority(_ priority: Double, for axis: Axis) {
    contentHuggingPriority[axis] = priority
  }

  public func contentCompressionResistancePriority(for axis: Axis) -> Double {
    contentCompressionResistancePriority[axis]
  }

  public func setContentCompressionResistancePriority(_ priority: Double, for axis: Axis) {
    contentCompressionResistancePriority[axis] = priority
  }
}
