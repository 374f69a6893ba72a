import Figures
import Geometry
import ViewLayout
public import Foundation

/// The root of a tree on a screen.
open class UIWindow: UIView {
  /// None: a window stands alone.
  open var windowScene: UIWindowScene? { nil }

  override class func makeCore(_ frame: CGRect) -> any Core { CoreWindow("window", frame: frame.core) }

  var deviceTraits: UITraitCollection?
  /// Of the views of controllers: none above and below, and at the sides the device's, the safe area included.
  private var controllerMargins: EdgeInsets?

  open override func layoutIfNeeded() {
    for view in core.withDescendants.compactMap(\.face) where view.controller != nil && !view.hasOwnMargins {
      view.core.customLayoutMargins = controllerMargins
    }
    super.layoutIfNeeded()
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { shown }
    set {
      kept = newValue
      show(newValue)
    }
  }
  private var kept: UIViewController?
  private weak var shown: UIViewController?

  /// Fills the window with a controller's view, without keeping the controller.
  func show(_ controller: UIViewController?) {
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = controller
    guard let view = controller?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// A window of a scene: there is none, so that it is as large as an iPhone 15.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }
  /// Kept: windows above others.
  open var windowLevel = Level.normal
  /// An iPhone 15's.
  open var screen: UIScreen { .main }
  /// Whether it would get what is typed.
  open var isKeyWindow: Bool { true }
  /// Does nothing: it would change no picture.
  open func makeKey() {}
  /// Where windows are above one another.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// Higher is nearer.
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The levels of UIKit.
    public static let normal = Self(rawValue: 0), statusBar = Self(rawValue: 1000), alert = Self(rawValue: 2000)
    /// A level so much above another.
    public static func + (level: Self, distance: CGFloat) -> Self { Self(rawValue: level.rawValue + distance) }
  }
  /// Shows the window.
  open func makeKeyAndVisible() { layoutIfNeeded() }

  /// Gives the window the device's size, safe area, scale and traits.
  func take(_ device: Device, _ orientation: Orientation, _ direction: LayoutDirection) {
    let insets = device.insets(in: orientation)
    let old = deviceTraits
    deviceTraits = UITraitCollection(
      horizontal: UIUserInterfaceSizeClass(insets.horizontalSizeClass),
      vertical: UIUserInterfaceSizeClass(insets.verticalSizeClass), scale: device.scale,
      idiom: device.isPad ? .pad : .phone, direction: direction == .rightToLeft ? .rightToLeft : .leftToRight)
    let size = CGSize(device.size(in: orientation))
    if old != nil, let controller = rootViewController {
      let coordinator = Turn()
      if let old, let now = deviceTraits,
        UITraitHorizontalSizeClass.differs(old, now)
          || UITraitVerticalSizeClass.differs(old, now)
      {
        controller.willTransition(to: now, with: coordinator)
      }
      controller.viewWillTransition(to: size, with: coordinator)
      frame.size = size
      coordinator.finish()
    } else {
      frame.size = size
    }
    core.rootSafeAreaInsets = insets.safeArea
    core.rootReadableInset = insets.readableInset
    core.isOnTablet = device.isPad
    controllerMargins = EdgeInsets(
      top: 0, left: insets.margin - insets.safeArea.left, bottom: 0, right: insets.margin - insets.safeArea.right)
    prepareLayout()
    core.layoutEnvironment.options.scale = device.scale
    core.layoutEnvironment.options.direction = direction
    if old != nil { tellTraits(old) }
  }

  /// Tells the views and their controllers of traits that may be others than before.
  func tellTraits(_ old: UITraitCollection?) {
    guard let now = deviceTraits else { return }
    let before = old ?? UITraitCollection()
    for view in core.withDescendants.compactMap(\.face) {
      for one in [view.controller, view] as [UIResponder?] {
        one?.traitCollectionDidChange(old)
        for registration in one?.traitRegistrations ?? []
        where registration.traits.contains(where: { trait in
          trait.differs(before, now)
        }) {
          registration.handler(before)
        }
      }
    }
  }
}

extension UIUserInterfaceSizeClass {
  init(_ core: Device.SizeClass) { self = core == .compact ? .compact : .regular }
}

/// The end of a turn of the device comes at once.
private final class Turn: NSObject, UIViewControllerTransitionCoordinator {
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { completions.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func finish() { for one in completions { one(self) } }
}

/// What is known of a turn of the device.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

extension UIViewControllerTransitionCoordinatorContext {
  /// Never: the turn comes at once.
  public var isAnimated: Bool { false }
  /// In seconds: none.
  public var transitionDuration: TimeInterval { 0 }
  /// Never.
  public var isCancelled: Bool { false }
}

/// Runs blocks beside a turn of the device.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs both blocks when the device has turned.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs the block when the device has turned.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
