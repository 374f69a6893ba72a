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
  /// Kept.
  open var barTintColor: UIColor?
  /// Kept: no button is drawn.
  open var showsCancelButton = false
  /// Kept.
  open var prompt: String?
  /// Kept.
  open var isTranslucent = true
  /// Kept.
  open var keyboardType = UIKeyboardType.default
  /// Kept.
  open var returnKeyType = UIReturnKeyType.search
  /// Kept.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Kept.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept.
  open var scopeButtonTitles: [String]?
  /// Kept.
  open var backgroundImage: UIImage?
  /// A field of its own: what it is given is kept.
  open private(set) lazy var searchTextField = UITextField()
  /// Kept.
  open weak var delegate: (any UISearchBarDelegate)?
  /// How a bar is drawn.
  public enum Style: UInt, Sendable {
    /// The styles of UIKit.
    case `default`, prominent, minimal
  }
}

/// Who is told of a search: nobody writes.
public protocol UISearchBarDelegate: AnyObject {}
