import Figures
import ViewLayout
public import Foundation

/// A bar above a screen.
open class UINavigationBar: UIView {
  override class var kind: ViewKind { .navigationBar }
  override func setUp() { core.look.bar = .navigationBar(NavigationItem(), BarLook()) }

  /// Whether the title of a screen is large.
  open var prefersLargeTitles = false { didSet { show() } }
  /// Behind the items.
  open var barTintColor: UIColor? { didSet { show() } }
  /// Whether screens reach below the bar; where it is not, they end at it.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance() { didSet { show() } }
  /// Kept; changes no picture.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept; changes no picture.
  open var compactAppearance: UINavigationBarAppearance?
  /// Kept; changes no picture.
  open var barStyle = UIBarStyle.default
  /// Kept: the line below the bar is the system's.
  open var shadowImage: UIImage?
  /// Kept nowhere: the bar has a colour.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  /// Of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { show() } }
  /// Kept; changes no picture.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The items of the screens; the last is shown.
  open var items: [UINavigationItem]? { didSet { show() } }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds an item, which is shown.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Of the buttons.
  open override var tintColor: UIColor! { didSet { show() } }
  /// In place of the title, and set by the controller where the item has none.
  var fallbackTitle = "" { didSet { show() } }
  var backTitle: String? { didSet { show() } }
  /// How high its rows are on the screen.
  var heights = BarHeights.ofUprightPhone { didSet { if heights != oldValue { show() } } }

  /// What is behind the items.
  var ground: UIColor { barTintColor ?? standardAppearance.backgroundColor ?? UIView.barColor }

  /// Whether the title of the item that is shown is large.
  var hasLargeTitle: Bool { prefersLargeTitles && topItem?.largeTitleDisplayMode != .never }

  /// The height of its own rows, in points.
  var height: CGFloat { heights.navigationBar(showing: shownItem) }

  private var shownItem: NavigationItem {
    var item = NavigationItem()
    item.title = topItem?.title ?? fallbackTitle
    item.prompt = topItem?.prompt
    item.titleView = topItem?.titleView.map { BarItem(.box($0.barSize)) }
    item.leadingItems = topItem?.leftBarButtonItems?.map(\.core) ?? []
    item.trailingItems = topItem?.rightBarButtonItems?.map(\.core) ?? []
    item.backTitle = topItem?.hidesBackButton == true || !item.leadingItems.isEmpty ? nil : backTitle
    item.hasLargeTitle = hasLargeTitle
    item.search = (topItem?.searchController?.searchBar).map { SearchField(text: $0.text, placeholder: $0.placeholder) }
    return item
  }

  private func show() {
    var look = BarLook()
    look.ground = (barTintColor ?? standardAppearance.backgroundColor)?.core
    let color = titleTextAttributes?[.foregroundColor] ?? standardAppearance.titleTextAttributes[.foregroundColor]
    look.titleColor = (color as? UIColor)?.core
    look.tint = core.look.tintColor
    core.look.bar = heights.fitted(.navigationBar(shownItem, look))
    core.content.prefersLargeTitles = hasLargeTitle
    for one in items ?? [] { one.onChange = { [weak self] in self?.show() } }
  }
}
