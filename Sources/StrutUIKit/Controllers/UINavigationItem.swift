public import Foundation

/// What a bar shows of a screen.
open class UINavigationItem: NSObject {
  /// In the middle; `nil` for the controller's title.
  open var title: String? { didSet { changed() } }
  /// A line over the title.
  open var prompt: String? { didSet { changed() } }
  /// In place of the title; its room is drawn as a box.
  open var titleView: UIView? { didSet { changed() } }
  /// At the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// At the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// From the leading side inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// From the trailing side inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Whether the title is large where the bar prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// The words that lead back to this screen; `nil` for its title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The button that leads back to this screen, of which the title counts.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// How the way back is named.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// Whether nothing leads back.
  open var hidesBackButton = false { didSet { changed() } }
  /// A search, whose field is the last row of the bar.
  open var searchController: UISearchController? { didSet { changed() } }
  /// Kept: the field is shown.
  open var hidesSearchBarWhenScrolling = true
  /// Kept; changes no picture.
  open var leftItemsSupplementBackButton = false
  /// Kept; changes no picture.
  open var standardAppearance: UINavigationBarAppearance?
  /// Kept; changes no picture.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept; changes no picture.
  open var compactAppearance: UINavigationBarAppearance?

  /// Told of changes: the bar that shows the item.
  var onChange: (() -> Void)?
  private func changed() { onChange?() }

  /// An item of a title.
  public init(title: String) { self.title = title }

  /// Sets the trailing items.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the leading items.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the trailing item.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the leading item.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets whether nothing leads back.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the screen before, always, or never.
    case automatic, always, never
  }
  /// How the way back is named.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// By the title, by a word, or not at all.
    case `default`, generic, minimal
  }
}
