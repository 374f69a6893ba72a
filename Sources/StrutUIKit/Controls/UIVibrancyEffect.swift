/// What stands out on material.
open class UIVibrancyEffect: UIVisualEffect {
  /// On a material.
  public init(blurEffect: UIBlurEffect) {}
}
