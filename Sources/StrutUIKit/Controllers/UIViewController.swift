import ViewLayout
public import Foundation

/// A screen, or a part of one.
open class UIViewController: UIResponder {
  private var loaded: UIView?
  /// The window that `layOut(on:)` made, which in turn does not keep the controller.
  var screen: UIWindow?

  /// A controller; nib files are not read.
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  /// A controller from an archive: there are none.
  public required init?(coder: NSCoder) { super.init() }
  /// A controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      newValue?.controller = self
    }
  }
  /// The view if it is loaded.
  open var viewIfLoaded: UIView? { loaded }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loaded != nil }
  /// Loads the view.
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }
  /// Makes the view.
  open func loadView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
  /// Called when the view is loaded.
  open func viewDidLoad() {}
  /// Called when the view comes on a device.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view comes on a device, after the first layout began.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has come on a device.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called never.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called never.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when a layout finds another safe area.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called before a layout, for constraints to be changed.
  open func updateViewConstraints() {}
  /// Called when the device turns.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called never.
  open func didReceiveMemoryWarning() {}
  /// What the controller adds to the safe area of its view; not reckoned with yet.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The device's traits.
  open override var traitCollection: UITraitCollection {
    screen?.deviceTraits ?? parent?.traitCollection ?? loaded?.window?.deviceTraits ?? UITraitCollection()
  }

  // MARK: Containment

  /// The controllers inside.
  open private(set) var children: [UIViewController] = []
  /// The controller around.
  open private(set) weak var parent: UIViewController?
  /// Takes a controller in.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }
  /// Leaves the controller around.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}
  /// The navigation controller around.
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
  /// The tab bar controller around.
  open var tabBarController: UITabBarController? { (parent as? UITabBarController) ?? parent?.tabBarController }

  // MARK: Kept, and without meaning for layout

  /// In a bar above.
  open var title: String?
  /// In a bar above.
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// In a bar below.
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  /// Kept.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Kept.
  open var preferredContentSize = CGSize.zero
  /// Kept.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Kept.
  open var hidesBottomBarWhenPushed = false
  /// The presented controller is kept.
  open private(set) var presentedViewController: UIViewController?
  /// Nothing is shown above another screen.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = controller
    completion?()
  }
  /// Forgets the presented controller.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }
}

/// How a controller is shown above another.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, popover = 7
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1), left = Self(rawValue: 2), bottom = Self(rawValue: 4)
  public static let right = Self(rawValue: 8), all = Self(rawValue: 15)
}

/// What a bar shows of a screen.
open class UINavigationItem: NSObject {
  /// In the middle.
  open var title: String?
  /// In place of the title.
  open var titleView: UIView?
  /// At the leading side.
  open var leftBarButtonItem: UIBarButtonItem?
  /// At the trailing side.
  open var rightBarButtonItem: UIBarButtonItem?
  /// At the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// At the trailing side.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Kept.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// An item of a title.
  public init(title: String) { self.title = title }

  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
}

/// A button of a bar.
open class UIBarButtonItem: NSObject {
  /// The words.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Kept.
  open var isEnabled = true
  /// Kept.
  open var tintColor: UIColor?

  /// A button with words.
  public init(title: String?, style: Style, target: Any?, action: Selector?) { self.title = title }
  /// A button with an image.
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) { self.image = image }
  /// A button of the system's.
  public init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) { title = "\(item)".capitalized }
  /// A button with an action.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
  }

  /// How a button is drawn.
  public enum Style: Int, Sendable { case plain, done = 2 }
  /// The system's buttons.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }
}

/// A tab.
open class UITabBarItem: NSObject {
  /// The words.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// A tab.
  public init(title: String? = nil, image: UIImage? = nil, tag: Int = 0) { (self.title, self.image) = (title, image) }
}

/// Screens behind one another: the last is shown, below the bar.
open class UINavigationController: UIViewController {
  /// The screens.
  open private(set) var viewControllers: [UIViewController] = []
  /// The bar above.
  public let navigationBar = UINavigationBar()

  /// A controller that shows a screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The screen that is shown.
  open var topViewController: UIViewController? { viewControllers.last }

  /// Shows another screen.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
    addChild(controller)
    if isViewLoaded { showTop() }
  }

  /// Shows the screen before.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let top = viewControllers.popLast() else { return nil }
    top.viewIfLoaded?.removeFromSuperview()
    top.removeFromParent()
    if isViewLoaded { showTop() }
    return top
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  private func showTop() {
    guard let top = topViewController, let shown = top.view else { return }
    for one in view.subviews { one.removeFromSuperview() }
    navigationBar.topTitle = top.navigationItem.title ?? top.title ?? ""
    let guide = view.safeAreaLayoutGuide
    for one in [shown, navigationBar] {
      one.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(one)
    }
    NSLayoutConstraint.activate([
      navigationBar.topAnchor.constraint(equalTo: guide.topAnchor),
      navigationBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      navigationBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      shown.topAnchor.constraint(equalTo: navigationBar.bottomAnchor),
      shown.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      shown.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      shown.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    top.didMove(toParent: self)
  }
}

/// Screens beside one another: the selected one is shown.
open class UITabBarController: UIViewController {
  /// The screens.
  open var viewControllers: [UIViewController]? {
    didSet {
      for one in viewControllers ?? [] { addChild(one) }
      if isViewLoaded { showSelected() }
    }
  }
  /// Which one is shown.
  open var selectedIndex = 0 { didSet { if isViewLoaded { showSelected() } } }
  /// The screen that is shown.
  open var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  private func showSelected() {
    guard let shown = selectedViewController?.view else { return }
    for one in view.subviews { one.removeFromSuperview() }
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
  }
}
