import ViewLayout
public import Foundation

/// Screens behind one another: the last is shown, and reaches below the bar, which adds to its safe area. It ends at
/// a bar that is not translucent.
open class UINavigationController: UIViewController {
  /// The screens.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for one in oldValue where !viewControllers.contains(one) {
        if one.isViewLoaded { one.view.core.isInNavigationController = false }
        one.removeFromParent()
      }
      for one in viewControllers where one.parent !== self { addChild(one) }
      if isViewLoaded { showTop() }
    }
  }
  /// The bar above.
  public let navigationBar = UINavigationBar()
  /// Kept: a bar below, which is not shown.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Kept: the bar below is not shown.
  open var isToolbarHidden = true
  /// Whether there is no bar above.
  open var isNavigationBarHidden = false { didSet { if isViewLoaded { showTop() } } }
  /// Kept; changes no picture.
  open var hidesBarsOnSwipe = false
  /// Kept; changes no picture.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Kept; changes no picture.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  /// The bar's ground goes on above it, behind the status bar.
  private let groundAbove = UIView()
  private lazy var barHeight = navigationBar.heightAnchor.constraint(equalToConstant: ControlMetrics.barRowHeight)

  /// A controller that shows a screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  /// A controller without a screen.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// A controller from an archive: there are none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The screen that is shown.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The screen that is shown, or what it presents.
  open var visibleViewController: UIViewController? { topViewController?.presentedViewController ?? topViewController }

  /// Sets the screens, of which the last is shown.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) { viewControllers = controllers }
  /// Hides or shows the bar above.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Keeps whether the bar below is hidden.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Shows another screen.
  open func pushViewController(_ controller: UIViewController, animated: Bool) { viewControllers.append(controller) }

  /// Shows the screen before.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }

  /// Shows the first screen.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = viewControllers.first else { return nil }
    defer { viewControllers = [root] }
    return Array(viewControllers.dropFirst())
  }

  /// Shows a screen that was shown before.
  @discardableResult open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: controller) else { return nil }
    defer { viewControllers = Array(viewControllers[...index]) }
    return Array(viewControllers[(index + 1)...])
  }

  /// Puts the bar and the top screen into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  private func showTop() {
    for one in view.subviews { one.removeFromSuperview() }
    guard let top = topViewController, let shown = top.view else { return }
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
    if !isNavigationBarHidden {
      for one in [groundAbove, navigationBar] {
        one.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(one)
      }
      NSLayoutConstraint.activate([
        groundAbove.topAnchor.constraint(equalTo: view.topAnchor),
        groundAbove.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        groundAbove.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        groundAbove.bottomAnchor.constraint(equalTo: navigationBar.topAnchor),
        navigationBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        navigationBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        navigationBar.trailingAnchor.constraint(equalTo: view.trailingAnchor), barHeight,
      ])
    }
    navigationBar.items = viewControllers.map(\.navigationItem)
    refreshBar()
    top.didMove(toParent: self)
  }

  /// Takes over what the top screen says of itself.
  func refreshBar() {
    guard let top = topViewController else { return }
    navigationBar.fallbackTitle = top.title ?? ""
    let before = viewControllers.dropLast().last
    let item = before?.navigationItem
    navigationBar.backTitle = before.map { before in
      item?.backBarButtonItem?.title ?? item?.backButtonTitle ?? item?.title ?? before.title
        ?? NavigationItem.standardBackTitle
    }
    navigationBar.heights = view.barHeights
    let height = navigationBar.height
    if barHeight.constant != height { barHeight.constant = height }
    groundAbove.backgroundColor = navigationBar.ground
    top.view.core.isInNavigationController = top.automaticallyAdjustsScrollViewInsets
    let bar = Bar(edge: .top, isTranslucent: navigationBar.isTranslucent)
    top.place(in: view, below: isNavigationBarHidden ? nil : bar, height: height)
  }

  /// Takes over what the top screen says of itself by now.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    refreshBar()
  }
}

/// Who is told of other screens: nobody changes them.
public protocol UINavigationControllerDelegate: AnyObject {}
