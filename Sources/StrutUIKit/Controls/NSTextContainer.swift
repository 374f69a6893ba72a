public import Foundation

/// Where the text of a text view is set: its values are kept, and the text has a padding of 5 points at the sides.
open class NSTextContainer: NSObject {
  /// In points; kept.
  open var lineFragmentPadding: CGFloat = 5
  /// Kept; changes no picture.
  open var maximumNumberOfLines = 0
  /// Kept; changes no picture.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Kept; changes no picture.
  open var widthTracksTextView = true
  /// Kept; changes no picture.
  open var heightTracksTextView = false
  /// Kept: rectangles that lines go around.
  open var exclusionPaths: [UIBezierPath] = []
  /// In points; kept.
  open var size = CGSize.zero
  /// A container as large as its view.
  public override init() {}
  /// A container of a size in points.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
}
