import Typography
import ViewLayout
public import Foundation

/// Lines of text.
open class UILabel: UIView {
  override class var kind: ViewKind { .label }

  /// The words.
  open var text: String? {
    get { core.content.text }
    set { core.content.text = newValue }
  }
  /// The words, in the font and colour that they begin with.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { core.take(newValue) }
  }
  /// Of the words.
  open var font: UIFont! {
    get { UIFont(core: core.font) }
    set { core.font = newValue?.core ?? Platform.ios.systemFont(ofSize: 17) }
  }
  /// Of the words.
  open var textColor: UIColor! {
    get { core.look.textColor.map(UIColor.init(core:)) ?? .label }
    set { core.look.textColor = newValue?.core }
  }
  /// How lines are aligned.
  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(core.content.textAlignment) }
    set { core.content.textAlignment = newValue.core }
  }
  /// At most; 0 for no limit.
  open var numberOfLines: Int {
    get { core.content.numberOfLines }
    set { core.content.numberOfLines = newValue }
  }
  /// Where lines end.
  open var lineBreakMode: NSLineBreakMode {
    get {
      core.content.lineBreakMode.flatMap { mode in NSLineBreakMode.allCases.first { $0.core == mode } }
        ?? .byTruncatingTail
    }
    set { core.content.lineBreakMode = newValue.core }
  }
  /// In points; 0 for the view's width.
  open var preferredMaxLayoutWidth: CGFloat {
    get { core.content.preferredMaxLayoutWidth ?? 0 }
    set { core.content.preferredMaxLayoutWidth = newValue > 0 ? newValue : nil }
  }
  /// Whether text that is too long is made smaller.
  open var adjustsFontSizeToFitWidth: Bool {
    get { core.content.adjustsFontSizeToFitWidth }
    set { core.content.adjustsFontSizeToFitWidth = newValue }
  }
  /// How small at most, from 0 to 1.
  open var minimumScaleFactor: CGFloat {
    get { core.content.minimumScaleFactor }
    set { core.content.minimumScaleFactor = newValue }
  }
  /// Kept: the text size is the standard one.
  open var adjustsFontForContentSizeCategory = false
  /// Kept: whether letters come closer before a line is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// Kept: how lines are made even.
  open var lineBreakStrategy = LineBreakStrategy.standard
  /// Kept: where a smaller text stands.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Kept: no shadow is drawn.
  open var shadowColor: UIColor?
  /// Kept: no shadow is drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Kept; changes no picture.
  open var highlightedTextColor: UIColor?
  /// Whether it has its full colour.
  open var isEnabled: Bool {
    get { core.look.isEnabled }
    set { core.look.isEnabled = newValue }
  }
  /// Kept; changes no picture.
  open var isHighlighted = false
  /// Kept: nobody points at a text that is cut off.
  open var showsExpansionTextWhenTruncated = false
  /// Kept; changes no picture.
  open var preferredVibrancy = 0
  /// The whole bounds: the text is set in them.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect { bounds }
  /// Called never: the text is drawn of the view.
  open func drawText(in rect: CGRect) {}

  /// How lines are made even.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Words go to the next line, so that the last one is not alone.
    public static let pushOut = Self(rawValue: 1)
    /// Words of Korean stay whole.
    public static let hangulWordPriority = Self(rawValue: 2)
    /// As the system does.
    public static let standard = Self(rawValue: 0xFFFF)
  }
}

/// Where a text stands that is made smaller.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The adjustments of UIKit.
  case alignBaselines, alignCenters, none
}
