/// How the values between key frames are calculated (`UIView.KeyframeAnimationOptions`).
public enum CalculationMode: String, Hashable, Sendable, CaseIterable {
  /// Straight from one to the next.
  case linear
  /// Each value until the next one's time.
  case discrete
  /// Straight, at the same speed all the way; the times of the key frames do not matter.
  case paced
  /// Along a smooth curve through the values.
  case cubic
  /// Along that curve, at the same speed all the way.
  case cubicPaced
}
