/// Material.
open class UIBlurEffect: UIVisualEffect {
  /// Material of a style.
  public init(style: Style) {}
  /// Which material.
  public enum Style: Int, Sendable {
    /// The older ones of UIKit.
    case extraLight, light, dark, regular = 4, prominent
    /// The system's.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }
}
