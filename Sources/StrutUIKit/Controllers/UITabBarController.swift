import Foundation

/// Screens beside one another: the selected one is shown, and reaches below the bar, which adds to its safe area. It ends
/// at a bar that is not translucent.
open class UITabBarController: UIViewController {
  /// The screens.
  open var viewControllers: [UIViewController]? {
    didSet {
      for one in oldValue ?? [] where viewControllers?.contains(one) != true { one.removeFromParent() }
      for one in viewControllers ?? [] where one.parent !== self { addChild(one) }
      if isViewLoaded { showSelected() }
    }
  }
  /// The bar below.
  public let tabBar = UITabBar()
  /// From the bar's upper edge to that of the safe area.
  private lazy var barHeight = tabBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
  /// Which screen is shown.
  open var selectedIndex = 0 { didSet { if isViewLoaded { showSelected() } } }
  /// Kept; changes no picture.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The screen that is shown.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { if let newValue, let index = viewControllers?.firstIndex(of: newValue) { selectedIndex = index } }
  }
  /// Sets the screens.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) { viewControllers = controllers }

  /// Puts the bar and the selected screen into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  private func showSelected() {
    for one in view.subviews { one.removeFromSuperview() }
    guard let controller = selectedViewController, let shown = controller.view else { return }
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
    if showsBar {
      tabBar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(tabBar)
      NSLayoutConstraint.activate([
        tabBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        tabBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor), barHeight,
      ])
    }
    refreshBar()
    controller.didMove(toParent: self)
  }

  private var showsBar: Bool {
    (selectedViewController as? UINavigationController)?.topViewController?.hidesBottomBarWhenPushed != true
  }

  /// Takes over what the screens say of themselves, and how high the bar is on the screen.
  private func refreshBar() {
    let heights = view.barHeights
    tabBar.heights = heights
    if barHeight.constant != -heights.tabs { barHeight.constant = -heights.tabs }
    let bar = Bar(edge: .bottom, isTranslucent: tabBar.isTranslucent)
    selectedViewController?.place(in: view, below: showsBar ? bar : nil, height: heights.tabs)
    let controllers = viewControllers ?? []
    for one in controllers where one.tabBarItem.title == nil { one.tabBarItem.title = one.title }
    tabBar.items = controllers.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  /// Takes over what the screens say of themselves by now.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    refreshBar()
  }
}

/// Who is told of chosen screens: nobody chooses.
public protocol UITabBarControllerDelegate: AnyObject {}
