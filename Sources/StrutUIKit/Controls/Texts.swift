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
  /// Kept.
  open var isEnabled = true
  /// Kept.
  open var isHighlighted = false
}

/// A line that can be written.
open class UITextField: UIControl {
  override class var kind: ViewKind { .textField }

  override func setUp() { borderStyle = .none }

  /// The words.
  open var text: String? {
    get { core.content.text ?? "" }
    set { core.content.text = newValue }
  }
  /// The words while there are none.
  open var placeholder: String? {
    get { core.content.placeholder }
    set { core.content.placeholder = newValue }
  }
  /// The words while there are none.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The border.
  open var borderStyle: BorderStyle {
    get {
      BorderStyle(rawValue: ViewLayout.BorderStyle.allCases.firstIndex(of: core.content.borderStyle) ?? 0) ?? .none
    }
    set { core.content.borderStyle = ViewLayout.BorderStyle.allCases[newValue.rawValue] }
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
  /// How the line is aligned.
  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(core.content.textAlignment) }
    set { core.content.textAlignment = newValue.core }
  }
  /// Kept.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Kept.
  open var isSecureTextEntry = false
  /// Kept.
  open var keyboardType = UIKeyboardType.default
  /// Kept.
  open var returnKeyType = UIReturnKeyType.default
  /// Kept.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept.
  open var spellCheckingType = UITextAutocorrectionType.default
  /// Kept.
  open var textContentType: UITextContentType?
  /// Kept.
  open var clearButtonMode = ViewMode.never
  /// Kept.
  open var leftView: UIView?
  /// Kept.
  open var leftViewMode = ViewMode.never
  /// Kept.
  open var rightView: UIView?
  /// Kept.
  open var rightViewMode = ViewMode.never
  /// Kept.
  open var inputAccessoryView: UIView?
  /// Kept.
  open var adjustsFontForContentSizeCategory = false
  /// Kept.
  open var enablesReturnKeyAutomatically = false

  /// The border.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// When something shows.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}

/// Who is told of a field: nobody writes.
public protocol UITextFieldDelegate: AnyObject {}
/// Who is told of a text: nobody writes.
public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// Lines that can be written.
open class UITextView: UIScrollView {
  override class var kind: ViewKind { .textView }

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
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: bounds.width, height: 0))
  }
  /// Kept.
  open var isEditable = true
  /// Kept.
  open var isSelectable = true
  /// Around the text, in points.
  open var textContainerInset: UIEdgeInsets {
    get { core.content.textContainerInset.map { UIEdgeInsets($0) } ?? UIEdgeInsets(top: 8, bottom: 8) }
    set { core.content.textContainerInset = newValue.core }
  }
  /// Kept.
  open var keyboardType = UIKeyboardType.default
  /// Kept.
  open var adjustsFontForContentSizeCategory = false
}

extension View {
  /// Takes over the words, and the font and colour that they begin with.
  fileprivate func take(_ text: NSAttributedString?) {
    content.text = text?.string
    guard let text, text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { self.font = font.core }
    if let color = attributes[.foregroundColor] as? UIColor { look.textColor = color.core }
    if let style = attributes[.paragraphStyle] as? NSMutableParagraphStyle {
      content.textAlignment = style.alignment.core
    }
  }
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`; not drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSMutableParagraphStyle`, of which the alignment counts.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// In points; not drawn.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Not drawn.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}

/// How lines stand.
open class NSMutableParagraphStyle: NSObject {
  /// How lines are aligned.
  open var alignment = NSTextAlignment.natural
  /// Kept.
  open var lineSpacing: CGFloat = 0
  /// Kept.
  open var lineHeightMultiple: CGFloat = 0
  /// Kept.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// How lines are aligned.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  var core: TextAlignment { TextAlignment(rawValue: "\(self)") ?? .natural }
  init(_ core: TextAlignment) {
    switch core {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

/// Where lines end.
public enum NSLineBreakMode: Int, Sendable, CaseIterable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var core: LineBreakMode? {
    let name = "\(self)".dropFirst(2)
    return LineBreakMode(rawValue: name.prefix(1).lowercased() + name.dropFirst())
  }
}

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
}
/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
/// What becomes a capital.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// What is written in a field.
public struct UITextContentType: Hashable, Sendable {
  let name: String
  public static let username = Self(name: "username"), password = Self(name: "password")
  public static let newPassword = Self(name: "newPassword"), emailAddress = Self(name: "emailAddress")
  public static let name = Self(name: "name"), telephoneNumber = Self(name: "telephoneNumber")
  public static let oneTimeCode = Self(name: "oneTimeCode")
}
