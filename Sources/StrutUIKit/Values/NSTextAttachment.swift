public import Foundation

/// An image in a text: it is kept, and not drawn.
open class NSTextAttachment: NSObject {
  /// The image.
  open var image: UIImage?
  /// In points, from the baseline up.
  open var bounds = CGRect.zero
  /// An attachment without an image.
  public override init() {}
  /// An attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSMutableAttributedString {
  /// A text without characters, which Foundation on Linux cannot make without a string.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension NSAttributedString {
  /// A text that is an image: its place is one character, and the image is not drawn.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSAttributedString.Key {
  /// An image in a text; it is not drawn.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// How far letters are slanted; it is not drawn.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How wide letters are; it is not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Whether letters that belong together are joined; it is not drawn.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Of the line through the text; it is not drawn.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The distance of letters, in points; it is not drawn.
  public static let tracking = NSAttributedString.Key("CTTracking")
}
