public import Foundation

/// Scales fonts with the text size, which is the standard one here.
open class UIFontMetrics: NSObject {
  /// The metrics of a text style.
  public init(forTextStyle style: UIFont.TextStyle) {}

  /// The metrics of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font at the standard text size: itself.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font at the standard text size: itself, no larger than a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// The font at the standard text size: itself.
  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont { font }

  /// The length at the standard text size: itself.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// The length at the standard text size: itself.
  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat { value }
}
