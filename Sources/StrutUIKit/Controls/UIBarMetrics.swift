/// For which bars an image was meant.
public enum UIBarMetrics: Int, Sendable {
  /// The kinds of bars of UIKit.
  case `default`, compact, defaultPrompt = 101, compactPrompt
}
