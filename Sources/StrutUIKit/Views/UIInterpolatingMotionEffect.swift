/// A value that follows the device's tilt: it is kept.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Kept; changes no picture.
  open var minimumRelativeValue: Any?
  /// Kept; changes no picture.
  open var maximumRelativeValue: Any?
  /// A value of a key path.
  public init(keyPath: String, type: EffectType) {}
  /// About which axis.
  public enum EffectType: Int, Sendable {
    /// To the sides, and up and down.
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
}
