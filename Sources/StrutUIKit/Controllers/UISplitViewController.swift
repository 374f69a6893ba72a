public import Foundation

/// Two screens beside one another where there is room for it, and the first alone where there is not.
open class UISplitViewController: UIViewController {
  /// The screens, the narrow one first.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for one in oldValue where !viewControllers.contains(one) { one.removeFromParent() }
      for one in viewControllers where one.parent !== self { addChild(one) }
      if isViewLoaded { show() }
    }
  }
  /// Kept: both columns show where there is room.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Kept: nothing lies above something else.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Kept; changes no picture.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The width of the narrow column, in parts of the whole; `automaticDimension` for 320 points.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension
  /// The width of the narrow column, in points; `automaticDimension` for 320 points.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// As UIKit decides.
  public static let automaticDimension: CGFloat = -1
  /// Whether there is room for one screen only.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// A controller with two columns.
  public init(style: Style) { super.init(nibName: nil, bundle: nil) }
  /// A controller with two columns.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// A controller from an archive: one without screens.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the screen of a column. That of the supplementary column is shown in place of the narrow one.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    var both: [UIViewController?] = [viewControllers.first, viewControllers.dropFirst().first]
    both[column == .secondary ? 1 : 0] = controller
    viewControllers = both.compactMap(\.self)
  }
  /// The screen of a column.
  open func viewController(for column: Column) -> UIViewController? {
    column == .secondary ? viewControllers.dropFirst().first : viewControllers.first
  }
  /// Nothing follows: both columns show where there is room.
  open func show(_ column: Column) {}
  /// Nothing follows: both columns show where there is room.
  open func hide(_ column: Column) {}

  /// Puts the screens into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    for one in view.subviews { one.removeFromSuperview() }
    for controller in viewControllers.prefix(2) {
      guard let shown = controller.view else { continue }
      view.addSubview(shown)
      controller.didMove(toParent: self)
    }
  }

  /// Gives the screens their columns.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (whole, isAlone) = (view.bounds, isCollapsed || viewControllers.count < 2)
    let own =
      preferredPrimaryColumnWidth > 0
      ? preferredPrimaryColumnWidth
      : preferredPrimaryColumnWidthFraction > 0 ? whole.width * preferredPrimaryColumnWidthFraction : 320
    let narrow = isAlone ? whole.width : min(own, whole.width)
    viewControllers.first?.view.frame = CGRect(x: 0, y: 0, width: narrow, height: whole.height)
    guard viewControllers.count > 1, let second = viewControllers[1].view else { return }
    second.isHidden = isAlone
    second.frame = CGRect(x: narrow, y: 0, width: max(0, whole.width - narrow), height: whole.height)
  }

  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// The styles of UIKit.
    case unspecified, doubleColumn, tripleColumn
  }
  /// A column.
  public enum Column: Int, Sendable {
    /// The columns of UIKit.
    case primary, supplementary, secondary, compact
  }
  /// What shows.
  public enum DisplayMode: Int, Sendable {
    /// The modes of UIKit.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    /// The modes of UIKit.
    case twoDisplaceSecondary
  }
  /// How columns make room for one another.
  public enum SplitBehavior: Int, Sendable {
    /// The behaviours of UIKit.
    case automatic, tile, overlay, displace
  }
}

/// Who is told of columns: nobody changes them.
public protocol UISplitViewControllerDelegate: AnyObject {}
