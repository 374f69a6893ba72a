import ViewLayout

/// How far something is.
open class UIProgressView: UIView {
  override class var kind: ViewKind { .progressView }
  override func setUp() { core.look.progress = 0 }
  /// A view of a style.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  /// From 0 to 1.
  open var progress: Float {
    get { Float(core.look.progress) }
    set { core.look.progress = Double(newValue) }
  }
  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// Of the part that is done.
  open var progressTintColor: UIColor? { didSet { core.look.tintColor = progressTintColor?.core } }
  /// Of the line that is not filled.
  open var trackTintColor: UIColor? { didSet { core.look.trackTintColor = trackTintColor?.core } }
  /// How it is drawn.
  public enum Style: Int, Sendable {
    /// The styles of UIKit.
    case `default`, bar
  }
}
