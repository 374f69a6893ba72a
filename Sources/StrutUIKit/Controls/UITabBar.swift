import Figures
import Geometry
import ViewLayout

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
  /// Kept; changes no picture.
  open var barStyle = UIBarStyle.default
  /// Kept: the bar has a colour.
  open var backgroundImage: UIImage?
  /// Kept: the line above the bar is the system's.
  open var shadowImage: UIImage?
  /// Kept; changes no picture.
  open var unselectedItemTintColor: UIColor?
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance() { didSet { show() } }
  /// Kept; changes no picture.
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
