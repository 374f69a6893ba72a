import ViewLayout
public import Foundation

/// A screen, or a part of one.
open class UIViewController: UIResponder, UIContentContainer {
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
      addSafeArea()
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
  /// Called never: margins are told of by the view's own `layoutMarginsDidChange()`.
  open func viewLayoutMarginsDidChange() {}
  /// Whether a scroll view, if it is the view or the first in it, has room for the bars of a navigation controller even
  /// where there is nothing to scroll.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Called before a layout, for constraints to be changed.
  open func updateViewConstraints() {}
  /// Called when the device turns.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called never.
  open func didReceiveMemoryWarning() {}
  /// What the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { addSafeArea() } }
  /// What bars of a controller around it add.
  var barInsets = UIEdgeInsets.zero { didSet { addSafeArea() } }
  private func addSafeArea() {
    loaded?.core.additionalSafeAreaInsets = additionalSafeAreaInsets.core + barInsets.core
  }
  /// The margins that the system gives the view at least: those of the device, without the safe area.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(leading: 16, trailing: 16)
  }
  /// Kept: the system's margins are the view's unless others are set.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// None: nib files are not read.
  open var nibBundle: Bundle? { nil }
  /// Called never: there is no storyboard.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Called never: there is no storyboard.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Shows a controller beside this one where two are shown, and otherwise above it.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let split = splitViewController, split !== self {
      split.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: false)
    }
  }
  /// Kept: who makes transitions.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Kept: how the controller would be shown.
  open private(set) lazy var presentationController: UIPresentationController? = UIPresentationController(
    presentedViewController: self, presenting: nil)
  /// Kept; changes no picture.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Kept; changes no picture.
  open var providesPresentationContextTransitionStyle = false
  /// Whether a container tells its controllers when they appear.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells a controller that it will appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }
  /// Tells a controller that it has appeared.
  open func endAppearanceTransition() { viewDidAppear(false) }
  /// Exchanges the views of two controllers, and animates what the block changes.
  open func transition(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    if let holder = old.viewIfLoaded?.superview { holder.addSubview(new.view) }
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {}) { finished in
      old.viewIfLoaded?.removeFromSuperview()
      completion?(finished)
    }
  }
  /// Kept: the view by whose scrolling bars would change.
  open func setContentScrollView(_ view: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {}
  /// Kept: who says how the status bar looks.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Kept: who says whether there is a status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Kept: how the status bar comes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Kept: which edges the system's gestures leave to the program.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Does nothing: it would change no picture.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Kept: traits of a child; those of the device are in force.
  open func setOverrideTraitCollection(_ traits: UITraitCollection?, forChild child: UIViewController) {}
  /// None: no controller comes from a storyboard.
  open var extensionContext: AnyObject? { nil }
  /// Kept: called when a child's preferred size changes, which nothing does here.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a child: that of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called when the device turns and its size classes change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// The device's traits.
  open override var traitCollection: UITraitCollection {
    screen?.deviceTraits ?? parent?.traitCollection ?? loaded?.window?.deviceTraits ?? UITraitCollection()
  }

  /// Calls the function with the controller, and with those inside whose views are in its tree.
  func forEachShown(_ body: (UIViewController) -> Void) {
    body(self)
    for child in children where child.viewIfLoaded?.superview != nil { child.forEachShown(body) }
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

  /// In a bar above or below.
  open var title: String? { didSet { navigationController?.refreshBar() } }
  /// In a bar above.
  open lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem(title: "")
    item.title = nil
    return item
  }()
  /// In a bar below.
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  /// Above the content: the safe area's top, as of before there was one.
  open var topLayoutGuide: UILayoutSupport { UILayoutSupport(view.safeAreaLayoutGuide.topAnchor) }
  /// Below the content: the safe area's bottom, as of before there was one.
  open var bottomLayoutGuide: UILayoutSupport { UILayoutSupport(view.safeAreaLayoutGuide.bottomAnchor) }
  /// None: nothing comes from an archive.
  open var nibName: String? { nil }
  /// None: nothing comes from a storyboard.
  open var storyboard: UIStoryboard? { nil }
  /// Nothing follows: there is no storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Whether it is on its way to or from the screen: nothing moves.
  open var isBeingPresented: Bool { false }
  /// Whether it is on its way to or from the screen: nothing moves.
  open var isBeingDismissed: Bool { false }
  /// Whether it is on its way to or from the screen: nothing moves.
  open var isMovingToParent: Bool { false }
  /// Whether it is on its way to or from the screen: nothing moves.
  open var isMovingFromParent: Bool { false }
  /// The controller of two columns around this one.
  open var splitViewController: UISplitViewController? {
    (parent as? UISplitViewController) ?? parent?.splitViewController
  }
  /// Kept: nothing is shown in a bubble.
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()
  /// Kept: how it would be presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Kept: how it would appear.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Kept; changes no picture.
  open var isModalInPresentation = false
  /// Kept: the size in a container that asks for it.
  open var preferredContentSize = CGSize.zero
  /// The edges of the view that reach below bars.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { loaded?.superview?.setNeedsLayout() } }
  /// Whether those edges reach below bars that are not translucent, too.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { loaded?.superview?.setNeedsLayout() } }
  /// Whether the tab bar is hidden below this screen when it is pushed.
  open var hidesBottomBarWhenPushed = false
  /// The buttons of the navigation controller's toolbar; kept.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the buttons of the navigation controller's toolbar.
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
  /// Kept; changes no picture.
  open var restorationIdentifier: String?
  /// Kept; changes no picture.
  open var definesPresentationContext = false
  /// Kept: whether its contents are being edited.
  open var isEditing = false
  /// Sets whether its contents are being edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A button with the word Edit.
  open private(set) lazy var editButtonItem = UIBarButtonItem(systemItem: .edit)
  /// Asked by nobody: the figure says what the status bar shows.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Asked by nobody.
  open var prefersStatusBarHidden: Bool { false }
  /// Asked by nobody.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Asked by nobody: a test turns the device as it likes.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Asked by nobody.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Asked by nobody.
  open var shouldAutorotate: Bool { true }
  /// Does nothing: it would change no picture.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing: it would change no picture.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Kept; changes no picture.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The sheet that a presented controller would be in; kept.
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController()
  /// Pushes the controller where there is a navigation controller, and presents it otherwise.
  open func show(_ controller: UIViewController, sender: Any?) {
    guard let navigationController else { return present(controller, animated: true) }
    navigationController.pushViewController(controller, animated: true)
  }
  /// Kept: the controller that presented this one.
  open private(set) weak var presentingViewController: UIViewController?
  /// The presented controller is kept.
  open private(set) var presentedViewController: UIViewController?
  /// Nothing is shown above another screen.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = controller
    controller.presentingViewController = self
    completion?()
  }
  /// Forgets the presented controller.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }
}

extension UIViewController {
  /// Places the view in that of the controller around it: below the bar at an edge, or up to it. A view that ends at
  /// the bar has nothing covered there.
  func place(in container: UIView, below bar: Bar?, height: CGFloat) {
    guard let shown = view else { return }
    var (frame, insets) = (container.bounds, UIEdgeInsets.zero)
    if let bar {
      let reachesBelow =
        edgesForExtendedLayout.contains(bar.edge) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
      let covered = container.safeAreaInsets
      switch (bar.edge, reachesBelow) {
      case (.top, true): insets.top = height
      case (.top, false):
        frame.origin.y += covered.top + height
        frame.size.height -= covered.top + height
      case (_, true): insets.bottom = height
      case (_, false): frame.size.height -= covered.bottom + height
      }
      frame.size.height = max(0, frame.size.height)
    }
    if shown.frame != frame { shown.frame = frame }
    if barInsets != insets { barInsets = insets }
  }

  /// A bar of the controller around a screen.
  struct Bar {
    /// The top, or the bottom.
    var edge: UIRectEdge
    var isTranslucent: Bool
  }
}
