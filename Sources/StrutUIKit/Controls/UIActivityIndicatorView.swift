import ViewLayout
public import Foundation

/// Something takes its time.
open class UIActivityIndicatorView: UIView {
  override class var kind: ViewKind { .activityIndicator }
  /// A view of a style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    take(style)
  }
  /// An initialiser's own assignment would not be observed.
  private func take(_ style: Style) { self.style = style }
  override func setUp() { isHidden = true }
  /// Whether it turns.
  open private(set) var isAnimating = false
  /// Whether it is drawn only while it turns.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  /// Lets it turn, so that it is drawn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Lets it rest, so that it is not drawn unless it says so.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
  /// Kept: it is drawn grey.
  open var color: UIColor!
  /// How large it is: medium, 20 points, is drawn.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// 20 points, or 37 of the large style.
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : super.intrinsicContentSize
  }
  /// How large it is.
  public enum Style: Int, Sendable {
    /// The styles of UIKit.
    case medium = 100, large
  }
}
