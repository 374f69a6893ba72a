import ViewLayout

/// A field for searching.
open class UISearchBar: UIView {
  override class var kind: ViewKind { .searchBar }
  /// The words.
  open var text: String? {
    get { core.content.text }
    set { core.content.text = newValue }
  }
  /// The words while there are none.
  open var placeholder: String? {
    get { core.content.placeholder }
    set { core.content.placeholder = newValue }
  }
  /// Kept: how the bar is drawn.
  open var searchBarStyle = Style.default
  /// Kept; changes no picture.
  open var barTintColor: UIColor?
  /// Kept: no button is drawn.
  open var showsCancelButton = false
  /// Kept; changes no picture.
  open var prompt: String?
  /// Kept; changes no picture.
  open var isTranslucent = true
  /// Kept; changes no picture.
  open var keyboardType = UIKeyboardType.default
  /// Kept; changes no picture.
  open var returnKeyType = UIReturnKeyType.search
  /// Kept; changes no picture.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Kept; changes no picture.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept; changes no picture.
  open var scopeButtonTitles: [String]?
  /// Kept; changes no picture.
  open var backgroundImage: UIImage?
  /// A field of its own: what it is given is kept.
  open private(set) lazy var searchTextField = UITextField()
  /// Kept; changes no picture.
  open weak var delegate: (any UISearchBarDelegate)?
  /// How a bar is drawn.
  public enum Style: UInt, Sendable {
    /// The styles of UIKit.
    case `default`, prominent, minimal
  }
}

/// Who is told of a search: nobody writes.
public protocol UISearchBarDelegate: AnyObject {}
