import ViewLayout
public import Foundation

/// Lines that can be written.
open class UITextView: UIScrollView {
  /// Kept: a view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { keptAccessory }
    set { keptAccessory = newValue }
  }
  private var keptAccessory: UIView?
  /// Kept: a view in place of the keyboard.
  open override var inputView: UIView? {
    get { keptInput }
    set { keptInput = newValue }
  }
  private var keptInput: UIView?

  override class var kind: ViewKind { .textView }
  /// A text view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A text view from an archive: one without words.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A text view with a frame; the container's values are kept.
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }

  /// The words.
  open var text: String! {
    get { core.content.text ?? "" }
    set { core.content.text = newValue }
  }
  /// The words, in the font and colour that they begin with.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text) }
    set { core.take(newValue) }
  }
  /// Of the words.
  open var font: UIFont? {
    get { UIFont(core: core.font) }
    set { if let newValue { core.font = newValue.core } }
  }
  /// Of the words.
  open var textColor: UIColor? {
    get { core.look.textColor.map(UIColor.init(core:)) }
    set { core.look.textColor = newValue?.core }
  }
  /// How lines are aligned.
  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(core.content.textAlignment) }
    set { core.content.textAlignment = newValue.core }
  }
  /// A text view that does not scroll is as high as its lines.
  open override var isScrollEnabled: Bool {
    get { core.content.isScrollEnabled }
    set { core.content.isScrollEnabled = newValue }
  }
  /// The size of the text with its insets, in points.
  open override var contentSize: CGSize {
    get { sizeThatFits(CGSize(width: bounds.width, height: 0)) }
    set { super.contentSize = newValue }
  }
  /// Whether there are words.
  open var hasText: Bool { !text.isEmpty }
  /// What is chosen: nothing, at the end.
  open var selectedRange: NSRange = NSRange(location: 0, length: 0)
  /// Nothing follows: all of the text shows that has room.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Where the text is set.
  public let textContainer = NSTextContainer()
  /// Kept; changes no picture.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Kept; changes no picture.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Kept; changes no picture.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept; changes no picture.
  open var returnKeyType = UIReturnKeyType.default
  /// Kept; changes no picture.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept; changes no picture.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept; changes no picture.
  open var textContentType: UITextContentType?
  /// Kept; changes no picture.
  open var isSecureTextEntry = false
  /// Kept; changes no picture.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Kept; changes no picture.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Kept; changes no picture.
  open var smartDashesType = UITextSmartDashesType.default
  /// Kept; changes no picture.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Kept; changes no picture.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept; changes no picture.
  open var enablesReturnKeyAutomatically = false
  /// Kept; changes no picture.
  open var allowsEditingTextAttributes = false
  /// Kept; changes no picture.
  open var clearsOnInsertion = false
  /// Kept; changes no picture.
  open var usesStandardTextScaling = false
  /// Kept: what is chosen.
  open var selectedTextRange: UITextRange?
  /// Where the blinking line would be.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Adds words at the end.
  open func insertText(_ text: String) { self.text += text }
  /// Takes the last character away.
  open func deleteBackward() { text = String(text.dropLast()) }
  /// The words with their attributes, as a value of its own.
  open var textStorage: NSMutableAttributedString { NSMutableAttributedString(attributedString: attributedText) }
  /// Posted by nobody here.
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted by nobody here.
  public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted by nobody here.
  public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
  /// Kept; changes no picture.
  open var isEditable = true
  /// Kept; changes no picture.
  open var isSelectable = true
  /// Around the text, in points.
  open var textContainerInset: UIEdgeInsets {
    get { core.content.textContainerInset.map { UIEdgeInsets($0) } ?? UIEdgeInsets(top: 8, bottom: 8) }
    set { core.content.textContainerInset = newValue.core }
  }
  /// Kept; changes no picture.
  open var keyboardType = UIKeyboardType.default
  /// Kept; changes no picture.
  open var adjustsFontForContentSizeCategory = false
}

/// Who is told of a text: nobody writes.
public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// What becomes a link: kept.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers, addresses of pages, and addresses of houses.
  public static let phoneNumber = Self(rawValue: 1), link = Self(rawValue: 2), address = Self(rawValue: 4)
  /// Dates, and everything.
  public static let calendarEvent = Self(rawValue: 8), all = Self(rawValue: .max)
}

extension View {
  /// Takes over the words, and the font and colour that they begin with.
  func take(_ text: NSAttributedString?) {
    content.text = text?.string
    guard let text, text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { self.font = font.core }
    if let color = attributes[.foregroundColor] as? UIColor { look.textColor = color.core }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      content.textAlignment = style.alignment.core
    }
  }
}
