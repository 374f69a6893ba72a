import ViewLayout

/// Dots for pages.
open class UIPageControl: UIControl {
  override class var kind: ViewKind { .pageControl }
  /// How many there are.
  open var numberOfPages: Int {
    get { core.content.numberOfPages }
    set { core.content.numberOfPages = newValue }
  }
  /// Which one is shown.
  open var currentPage: Int {
    get { core.look.currentPage }
    set { core.look.currentPage = newValue }
  }
  /// Kept: nothing is behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic
  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// The styles of UIKit.
    case automatic, prominent, minimal
  }
  /// Of the dots of other pages; of the colour of texts without it.
  open var pageIndicatorTintColor: UIColor? { didSet { core.look.trackTintColor = pageIndicatorTintColor?.core } }
  /// Of the dot of the current page; of the colour of texts without it.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { core.look.markTintColor = currentPageIndicatorTintColor?.core }
  }
  /// Whether a single dot is not drawn.
  open var hidesForSinglePage = false
}
