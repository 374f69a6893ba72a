import Figures
import Geometry
import ViewLayout
public import Foundation

extension UIView {
  /// Behind the items of bars, light and dark.
  static let barColor = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1) : UIColor(white: 247 / 255, alpha: 1)
  }
}

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
  /// Kept.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept.
  open var compactAppearance: UINavigationBarAppearance?
  /// Kept.
  open var barStyle = UIBarStyle.default
  /// Kept: the line below the bar is the system's.
  open var shadowImage: UIImage?
  /// Kept nowhere: the bar has a colour.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  /// Of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { show() } }
  /// Kept.
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

/// A bar below a screen, with tabs.
open class UITabBar: UIView {
  override class var kind: ViewKind { .tabBar }

  /// The tabs.
  open var items: [UITabBarItem]? { didSet { show() } }
  /// The tab that is chosen.
  open var selectedItem: UITabBarItem? { didSet { show() } }
  /// Behind the tabs.
  open var barTintColor: UIColor? { didSet { show() } }
  /// Whether screens reach below the bar; where it is not, they end at it.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// Kept.
  open var barStyle = UIBarStyle.default
  /// Kept: the bar has a colour.
  open var backgroundImage: UIImage?
  /// Kept: the line above the bar is the system's.
  open var shadowImage: UIImage?
  /// Kept.
  open var unselectedItemTintColor: UIColor?
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance() { didSet { show() } }
  /// Kept.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Of the tab that is chosen.
  open override var tintColor: UIColor! { didSet { show() } }
  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// How high its rows are on the screen.
  var heights = BarHeights.ofUprightPhone { didSet { if heights != oldValue { show() } } }

  private func show() {
    let tabs = (items ?? []).map {
      TabBarItems.Tab(title: $0.title ?? "", image: $0.image?.core ?? .missing(Size(24, 24)))
    }
    var look = BarLook()
    look.ground = (barTintColor ?? standardAppearance.backgroundColor)?.core
    look.tint = core.look.tintColor
    let selected = items?.firstIndex { $0 === selectedItem }
    core.look.bar = heights.fitted(.tabBar(TabBarItems(tabs, selected: selected), look))
  }
}

/// A bar with buttons.
open class UIToolbar: UIView {
  /// Kept.
  open var barStyle = UIBarStyle.default

  override class var kind: ViewKind { .toolbar }

  /// The buttons, from the leading side on, and the spaces between them.
  open var items: [UIBarButtonItem]? { didSet { show() } }
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Behind the buttons.
  open var barTintColor: UIColor? { didSet { show() } }
  /// Kept.
  open var isTranslucent = true
  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance() { didSet { show() } }
  /// Of the buttons.
  open override var tintColor: UIColor! { didSet { show() } }

  private func show() {
    var look = BarLook()
    look.ground = (barTintColor ?? standardAppearance.backgroundColor)?.core
    look.tint = core.look.tintColor
    core.look.bar = .toolbar((items ?? []).map(\.core), look)
  }
}

/// How a bar looked before appearances: kept.
public enum UIBarStyle: Int, Sendable {
  /// The styles of UIKit.
  case `default`, black
}

/// For which bars an image was meant.
public enum UIBarMetrics: Int, Sendable {
  /// The kinds of bars of UIKit.
  case `default`, compact, defaultPrompt = 101, compactPrompt
}

extension BarHeights {
  /// Those of a screen of which nothing is known.
  static let ofUprightPhone = BarHeights(horizontal: .compact, vertical: .regular, on: .ios)
}

extension UIView {
  /// The heights of controllers' bars on the screen that the view is on.
  var barHeights: BarHeights {
    let traits = traitCollection
    let tablet: BarHeights.Tablet? =
      if traits.userInterfaceIdiom == .pad {
        (window?.safeAreaInsets.bottom ?? 0) > 0 ? .homeIndicator : .homeButton
      } else {
        nil
      }
    return BarHeights(
      horizontal: traits.horizontalSizeClass.core, vertical: traits.verticalSizeClass.core, tablet: tablet, on: .ios)
  }
}

extension UIUserInterfaceSizeClass {
  /// `nil` for an unknown one.
  fileprivate var core: Device.SizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}
