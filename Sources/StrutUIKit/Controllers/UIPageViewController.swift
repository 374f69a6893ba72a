public import Foundation

/// Pages, of which the first that is set is shown.
open class UIPageViewController: UIViewController {
  /// Who has the other pages: they are never asked for.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Kept: nobody turns the pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// Which way pages are turned.
  public let navigationOrientation: NavigationOrientation
  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]?

  /// A controller without pages.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    (self.transitionStyle, self.navigationOrientation) = (transitionStyle, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller from an archive: one that scrolls, without pages.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

  /// Shows a page.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for one in viewControllers ?? [] {
      one.viewIfLoaded?.removeFromSuperview()
      one.removeFromParent()
    }
    viewControllers = controllers
    for one in controllers ?? [] { addChild(one) }
    if isViewLoaded { showPage() }
    completion?(true)
  }

  /// Puts the page into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showPage()
  }

  private func showPage() {
    guard let page = viewControllers?.first, let shown = page.view else { return }
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
    page.didMove(toParent: self)
  }

  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// The styles of UIKit.
    case pageCurl, scroll
  }
  /// Which way pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// The ways of UIKit.
    case horizontal, vertical
  }
  /// Which page comes next.
  public enum NavigationDirection: Int, Sendable {
    /// The directions of UIKit.
    case forward, reverse
  }
  /// What can be said of the pages: kept nowhere.
  public struct OptionsKey: Hashable, Sendable {
    let name: String
    /// Between pages, in points.
    public static let interPageSpacing = Self(name: "interPageSpacing")
    /// Where the spine of a book is.
    public static let spineLocation = Self(name: "spineLocation")
  }
}

/// Who has the pages.
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page behind another.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Who is told of turned pages: nobody turns them.
public protocol UIPageViewControllerDelegate: AnyObject {}
