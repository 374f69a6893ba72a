/// How a bar looked before appearances: kept.
public enum UIBarStyle: Int, Sendable {
  /// The styles of UIKit.
  case `default`, black
}
