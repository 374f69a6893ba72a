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
    set { core.contentOffset = newValue.core }
  }
  /// Scrolls.
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
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

  /// Kept.
  open var isScrollEnabled = true
  /// Kept.
  open var isPagingEnabled = false
  /// Kept.
  open var bounces = true
  /// Kept.
  open var alwaysBounceVertical = false
  /// Kept.
  open var alwaysBounceHorizontal = false
  /// Kept.
  open var showsVerticalScrollIndicator = true
  /// Kept.
  open var showsHorizontalScrollIndicator = true
  /// Kept.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Kept: a `UIScrollViewDelegate`, or that of a subclass.
  open weak var delegate: AnyObject?

  /// What dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}

/// Who is told of scrolling: nobody scrolls.
public protocol UIScrollViewDelegate: AnyObject {}
