public import Geometry

extension View {
  /// The point of the content at the corner of a scroll view: the origin of its bounds.
  ///
  /// Until it is set, or the origin of the bounds is, layout keeps a scroll view where UIKit shows it first: with its
  /// content inset in view.
  public var contentOffset: Point {
    get { bounds.origin }
    set {
      bounds.origin = newValue
      restsAtContentInset = false
    }
  }

  /// The content inset together with what the safe area adds to it.
  public var adjustedContentInset: EdgeInsets { scroll.contentInset + adjustmentOfContentInset }

  /// What the safe area adds to the content inset.
  var adjustmentOfContentInset: EdgeInsets {
    guard kind == .scrollView, platform == .ios || platform == .ios11 else { return .zero }
    let axes =
      switch scroll.contentInsetAdjustmentBehavior {
      case .never: AxisPair(false)
      case .always: AxisPair(true)
      case .automatic, .scrollableAxes:
        AxisPair(
          horizontal: solvedContentSize.width > bounds.width,
          vertical: solvedContentSize.height > bounds.height || isContentOfController)
      }
    guard axes.horizontal || axes.vertical else { return .zero }
    let safeArea = safeAreaInsets
    return EdgeInsets(
      top: axes.vertical ? safeArea.top : 0, left: axes.horizontal ? safeArea.left : 0,
      bottom: axes.vertical ? safeArea.bottom : 0, right: axes.horizontal ? safeArea.right : 0)
  }

  /// Whether a navigation controller makes room for its bars in it, whether there is something to scroll or not: it
  /// is the view of a shown controller or the first in that, as the interface of `UIScrollView` says under
  /// `automatic`.
  private var isContentOfController: Bool {
    guard scroll.contentInsetAdjustmentBehavior == .automatic else { return false }
    return isInNavigationController
      || superview.map { $0.isInNavigationController && $0.subviews.first { $0.kind != .layoutGuide } === self }
        ?? false
  }

  /// Takes over the size of the content, and shows the content from its inset on unless someone scrolled.
  ///
  /// - Parameter size: As constraints have it; `nil` where nothing was laid out.
  func settleContent(_ size: Size?) {
    let own = scroll.contentSize
    solvedContentSize = size ?? Size(own.horizontal ?? 0, own.vertical ?? 0)
    guard restsAtContentInset else { return }
    let inset = adjustedContentInset
    geometry.bounds.origin = Point(0 - inset.left, 0 - inset.top)
  }
}
