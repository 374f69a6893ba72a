import ViewLayout
public import Foundation

/// A view that shows a part of its content.
open class UIScrollView: UIView {
  override class var kind: ViewKind { .scrollView }

  /// What scrolls.
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide(of: self, .contentLayout) }
  /// What stays.
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide(of: self, .frameLayout) }
  /// In points.
  open var contentSize: CGSize {
    get { CGSize(core.solvedContentSize) }
    set { core.scroll.contentSize = AxisPair(horizontal: newValue.width, vertical: newValue.height) }
  }
  /// The point of the content at the corner.
  open var contentOffset: CGPoint {
    get { CGPoint(core.contentOffset) }
    set {
      isScrolled = true
      AnimationBlock.note(self)
      core.contentOffset = newValue.core
    }
  }
  /// Whether the author set an offset, so that the content does not rest at its inset.
  private(set) var isScrolled = false
  /// Sets the offset at once.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  /// In points.
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(core.scroll.contentInset) }
    set { core.scroll.contentInset = newValue.core }
  }
  /// With what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(core.adjustedContentInset) }
  /// When the safe area adds to the inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get {
      .init(
        rawValue: ScrollProperties.InsetAdjustment.allCases.firstIndex(of: core.scroll.contentInsetAdjustmentBehavior)
          ?? 0) ?? .automatic
    }
    set { core.scroll.contentInsetAdjustmentBehavior = ScrollProperties.InsetAdjustment.allCases[newValue.rawValue] }
  }
  /// When the safe area adds to the inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The behaviours of UIKit.
    case automatic, scrollableAxes, never, always
  }

  /// Kept: whether it could be scrolled.
  open var isScrollEnabled = true
  /// Kept: whether it would stop at pages.
  open var isPagingEnabled = false
  /// Kept: whether it would go beyond its content.
  open var bounces = true
  /// Kept: whether it would go beyond content that is shorter than itself.
  open var alwaysBounceVertical = false
  /// Kept: whether it would go beyond content that is narrower than itself.
  open var alwaysBounceHorizontal = false
  /// Kept: no indicator is drawn.
  open var showsVerticalScrollIndicator = true
  /// Kept: no indicator is drawn.
  open var showsHorizontalScrollIndicator = true
  /// Kept: no indicator is drawn.
  open var indicatorStyle = IndicatorStyle.default
  /// Kept; in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept; in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept; in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept; changes no picture.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Kept; changes no picture.
  open var isDirectionalLockEnabled = false
  /// Kept; changes no picture.
  open var delaysContentTouches = true
  /// Kept; changes no picture.
  open var scrollsToTop = true
  /// Kept: nobody zooms.
  open var minimumZoomScale: CGFloat = 1
  /// Kept: nobody zooms.
  open var maximumZoomScale: CGFloat = 1
  /// Kept: nobody zooms.
  open var zoomScale: CGFloat = 1
  /// Kept: nobody zooms.
  open var bouncesZoom = true
  /// Never.
  open var isZooming: Bool { false }
  /// Never.
  open var isZoomBouncing: Bool { false }
  /// Keeps a scale: the content is drawn at its own size.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Scrolls as far as is needed to show a part of the content, at its own size.
  open func zoom(to rect: CGRect, animated: Bool) { scrollRectToVisible(rect, animated: animated) }
  /// Kept; changes no picture.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  /// Kept; changes no picture.
  open var canCancelContentTouches = true
  /// Nobody touches.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
  /// Called after the safe area or an inset has changed what is added to the inset.
  open func adjustedContentInsetDidChange() {}
  /// Kept; changes no picture.
  open var bouncesHorizontally = true
  /// Kept; changes no picture.
  open var bouncesVertically = true
  /// Kept: how fast it would come to rest.
  open var decelerationRate = DecelerationRate.normal
  /// Never.
  open var isDragging: Bool { false }
  /// Never.
  open var isTracking: Bool { false }
  /// Never.
  open var isDecelerating: Bool { false }
  /// Kept: what dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Kept: nobody pulls.
  open var refreshControl: UIRefreshControl?
  /// Kept: a `UIScrollViewDelegate`, or that of a subclass.
  open weak var delegate: AnyObject? { didSet { setNeedsLayout() } }
  /// Kept; changes no picture.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// Scrolls as far as is needed to show a part of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let shown = CGRect(origin: contentOffset, size: bounds.size).inset(by: adjustedContentInset)
    var offset = contentOffset
    offset.x += max(0, rect.maxX - shown.maxX) - max(0, shown.minX - rect.minX)
    offset.y += max(0, rect.maxY - shown.maxY) - max(0, shown.minY - rect.minY)
    if offset != contentOffset { contentOffset = offset }
  }
  /// Does nothing: it would change no picture.
  open func flashScrollIndicators() {}

  /// What dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The modes of UIKit.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// How an indicator is drawn.
  public enum IndicatorStyle: Int, Sendable {
    /// The styles of UIKit.
    case `default`, black, white
  }
  /// How fast a scroll view comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The rates of UIKit.
    public static let normal = Self(rawValue: 0.998), fast = Self(rawValue: 0.99)
  }
}

/// Who is told of scrolling: nobody scrolls, so that nothing is called.
public protocol UIScrollViewDelegate: AnyObject {}
