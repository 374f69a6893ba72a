import ViewLayout
public import Foundation

/// A line that can be written.
open class UITextField: UIControl {
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
  /// Whether there are words.
  open var hasText: Bool { text?.isEmpty == false }
  /// The words, in the font and colour that they begin with.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { core.take(newValue) }
  }
  /// The font and colour of the words, by the attributes' names.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: UIFont(core: core.font)] }
    set {
      if let font = newValue[.font] as? UIFont { core.font = font.core }
      if let color = newValue[.foregroundColor] as? UIColor { core.look.textColor = color.core }
    }
  }
  /// Whether text that is too long is made smaller.
  open var adjustsFontSizeToFitWidth: Bool {
    get { core.content.adjustsFontSizeToFitWidth }
    set { core.content.adjustsFontSizeToFitWidth = newValue }
  }
  /// Kept; in points.
  open var minimumFontSize: CGFloat = 0
  /// Never: nobody writes.
  open var isEditing: Bool { false }
  /// Kept; changes no picture.
  open var clearsOnBeginEditing = false
  /// Kept: an image behind the words.
  open var background: UIImage?
  /// Kept; changes no picture.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Kept; changes no picture.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Kept; changes no picture.
  open var smartDashesType = UITextSmartDashesType.default
  /// Kept; changes no picture.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Kept; changes no picture.
  open var passwordRules: UITextInputPasswordRules?
  /// Not asked: words stand where the border leaves room.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: inset, dy: 0) }
  /// Not asked: words stand where the border leaves room.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Not asked: words stand where the border leaves room.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Not asked: the view is kept.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  /// Not asked: the view is kept.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
  /// Not asked: no button is drawn.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  private var inset: CGFloat { ControlMetrics.textFieldInset(core.content.borderStyle) }
  /// Kept; changes no picture.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether there is a dot for each letter.
  open var isSecureTextEntry: Bool {
    get { core.content.isSecureTextEntry }
    set { core.content.isSecureTextEntry = newValue }
  }
  /// Kept; changes no picture.
  open var keyboardType = UIKeyboardType.default
  /// Kept; changes no picture.
  open var returnKeyType = UIReturnKeyType.default
  /// Kept; changes no picture.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept; changes no picture.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept; changes no picture.
  open var spellCheckingType = UITextAutocorrectionType.default
  /// Kept; changes no picture.
  open var textContentType: UITextContentType?
  /// Kept; changes no picture.
  open var clearButtonMode = ViewMode.never
  /// Kept; changes no picture.
  open var leftView: UIView?
  /// Kept; changes no picture.
  open var leftViewMode = ViewMode.never
  /// Kept; changes no picture.
  open var rightView: UIView?
  /// Kept; changes no picture.
  open var rightViewMode = ViewMode.never
  /// Kept; changes no picture.
  open var adjustsFontForContentSizeCategory = false
  /// Kept; changes no picture.
  open var enablesReturnKeyAutomatically = false
  /// Kept; changes no picture.
  open var clearsOnInsertion = false
  /// Kept; changes no picture.
  open var allowsEditingTextAttributes = false
  /// Kept; changes no picture.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Kept: no image is drawn behind the words.
  open var disabledBackground: UIImage?
  /// Kept: what is chosen.
  open var selectedTextRange: UITextRange?
  /// The beginning of the words.
  open private(set) lazy var beginningOfDocument = UITextPosition()
  /// The end of the words.
  open private(set) lazy var endOfDocument = UITextPosition()
  /// A range between two places.
  open func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { UITextRange() }
  /// Called never: the words are drawn of the view.
  open func drawText(in rect: CGRect) {}
  /// Called never: the words are drawn of the view.
  open func drawPlaceholder(in rect: CGRect) {}
  /// All of the bounds: it is not asked.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the blinking line would be.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Adds words at the end.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Takes the last character away.
  open func deleteBackward() { text = String((text ?? "").dropLast()) }
  /// Posted by nobody here.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted by nobody here.
  public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted by nobody here.
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")

  /// The border.
  public enum BorderStyle: Int, Sendable {
    /// The borders of UIKit.
    case none, line, bezel, roundedRect
  }
  /// When something shows.
  public enum ViewMode: Int, Sendable {
    /// The modes of UIKit.
    case never, whileEditing, unlessEditing, always
  }
}

/// Who is told of a field: nobody writes.
public protocol UITextFieldDelegate: AnyObject {}
