public import Foundation

/// A blow: nothing is felt.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// A blow of a strength.
  public init(style: FeedbackStyle = .medium) {}
  /// Does nothing: it would change no picture.
  open func impactOccurred() {}
  /// Does nothing: it would change no picture.
  open func impactOccurred(intensity: CGFloat) {}

  /// How strong a blow is.
  public enum FeedbackStyle: Int, Sendable {
    /// The strengths of UIKit.
    case light, medium, heavy, soft, rigid
  }
}
