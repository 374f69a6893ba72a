public import Foundation

/// A search: its field is shown in the bar of its screen, and its results are not.
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// Kept; changes no picture.
  open weak var searchResultsUpdater: AnyObject?
  /// Kept; changes no picture.
  open weak var delegate: AnyObject?
  /// Kept; changes no picture.
  open var obscuresBackgroundDuringPresentation = true
  /// Kept; changes no picture.
  open var hidesNavigationBarDuringPresentation = true
  /// Never.
  open var isActive = false
  /// A search that shows its results in a controller.
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  /// A search from an archive: there are none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Who is told of a search: nobody writes.
public protocol UISearchResultsUpdating: AnyObject {
  /// Called never.
  func updateSearchResults(for searchController: UISearchController)
}
