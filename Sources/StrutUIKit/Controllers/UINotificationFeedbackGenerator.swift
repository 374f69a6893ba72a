/// A result: nothing is felt.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing: it would change no picture.
  open func notificationOccurred(_ type: FeedbackType) {}

  /// How something ended.
  public enum FeedbackType: Int, Sendable {
    /// The results of UIKit.
    case success, warning, error
  }
}
