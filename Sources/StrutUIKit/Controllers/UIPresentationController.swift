public import Foundation

/// How a screen is shown above another: it is kept, and not shown.
open class UIPresentationController: NSObject {
  /// The screen that would be shown.
  public let presentedViewController: UIViewController
  /// The screen below it.
  public let presentingViewController: UIViewController
  /// Kept: who is told; nothing is called.
  open weak var delegate: AnyObject?
  /// A way to show a screen above another.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    (self.presentedViewController, presentingViewController) = (
      presentedViewController, presenting ?? presentedViewController
    )
  }
  /// Where both would be: nothing is shown.
  open var containerView: UIView? { nil }
  /// The view of the screen.
  open var presentedView: UIView? { presentedViewController.view }
  /// All of the container: subclasses say where the screen would be, in the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the screen below would be taken away.
  open var shouldRemovePresentersView: Bool { false }
  /// Whether it would cover all of the screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Called never.
  open func presentationTransitionWillBegin() {}
  /// Called never.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called never.
  open func dismissalTransitionWillBegin() {}
  /// Called never.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called never.
  open func containerViewWillLayoutSubviews() {}
  /// Called never.
  open func containerViewDidLayoutSubviews() {}
}

/// Who is told of a screen above another: nothing is called.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
/// Who is told of a bubble: nothing is called.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
/// Who is told of a sheet: nothing is called.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
/// Who makes transitions: none is asked for.
public protocol UIViewControllerTransitioningDelegate: AnyObject {}
/// Who is told of a bar of tabs: nothing is called.
public protocol UITabBarDelegate: AnyObject {}
/// Who is told of a search: nothing is called.
public protocol UISearchControllerDelegate: AnyObject {}

/// A transition from one screen to another: it is never run.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Moves the screens.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// What a transition is told: there is none.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// Where both screens are.
  var containerView: UIView { get }
  /// Whether it was stopped.
  var transitionWasCancelled: Bool { get }
  /// One of the screens.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of one of the screens.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a screen ends, in the container's coordinates.
  func finalFrame(for controller: UIViewController) -> CGRect
  /// Where a screen begins, in the container's coordinates.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Says that it has ended.
  func completeTransition(_ didComplete: Bool)
}

/// Which of two screens.
public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  let name: String
  /// The old one and the new one.
  public static let from = Self(name: "from"), to = Self(name: "to")
}

/// The view of which of two screens.
public struct UITransitionContextViewKey: Hashable, Sendable {
  let name: String
  /// The old one's and the new one's.
  public static let from = Self(name: "from"), to = Self(name: "to")
}
