public import Foundation

/// What a text is measured from.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines that wrap at the width that is given; without it, all is one line.
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  /// With the leading of the font, which the fonts here have anyway.
  public static let usesFontLeading = Self(rawValue: 2)
  /// The glyphs themselves; lines are measured instead.
  public static let usesDeviceMetrics = Self(rawValue: 8)
  /// The last line that is visible is truncated.
  public static let truncatesLastVisibleLine = Self(rawValue: 32)
}

/// What was found while a text was measured: nothing is scaled.
open class NSStringDrawingContext: NSObject {
  /// Kept; changes no picture.
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// The size of the text on as many lines as it has itself, in points.
  public func size() -> CGSize { measured(within: CGFloat.greatestFiniteMagnitude) }

  /// What is around the text, in points; its origin is zero.
  ///
  /// - Parameter size: Its width is where lines wrap; its height does not cut the text.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(
      origin: .zero,
      size: measured(within: options.contains(.usesLineFragmentOrigin) ? size.width : .greatestFiniteMagnitude))
  }

  /// As a label without a limit of lines measures it.
  private func measured(within width: CGFloat) -> CGSize {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = self
    return label.sizeThatFits(CGSize(width: min(width, 1e6), height: 1e6))
  }
}

extension String {
  /// The size of the text on as many lines as it has itself, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }
  /// What is around the text, in points; its origin is zero.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}

extension NSString {
  /// The size of the text on as many lines as it has itself, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }
  /// What is around the text, in points; its origin is zero.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSValue {
  /// The rectangle in a value of the keyboard's notifications; zero, because nobody posts them.
  public var cgRectValue: CGRect { .zero }
}
