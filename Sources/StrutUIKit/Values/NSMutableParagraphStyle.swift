public import Foundation

/// How lines stand, to be set: the alignment counts, and the rest is kept.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// How lines are aligned.
  public override var alignment: NSTextAlignment {
    get { kept.alignment }
    set { kept.alignment = newValue }
  }
  /// Where lines end; kept.
  public override var lineBreakMode: NSLineBreakMode {
    get { kept.lineBreakMode }
    set { kept.lineBreakMode = newValue }
  }
  /// In points; kept.
  open var lineSpacing: CGFloat = 0
  /// Kept; changes no picture.
  open var lineHeightMultiple: CGFloat = 0
  /// In points; kept.
  open var minimumLineHeight: CGFloat = 0
  /// In points; kept.
  open var maximumLineHeight: CGFloat = 0
  /// In points; kept.
  open var paragraphSpacing: CGFloat = 0
  /// In points; kept.
  open var paragraphSpacingBefore: CGFloat = 0
  /// In points; kept.
  open var firstLineHeadIndent: CGFloat = 0
  /// In points; kept.
  open var headIndent: CGFloat = 0
  /// In points; kept.
  open var tailIndent: CGFloat = 0
}
