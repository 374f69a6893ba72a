/// Material behind views, drawn as a translucent ground.
open class UIVisualEffectView: UIView {
  /// What holds the content.
  public let contentView = UIView()
  /// A view of an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    take(effect)
  }
  /// An initialiser's own assignment would not be observed.
  private func take(_ effect: UIVisualEffect?) { self.effect = effect }
  /// What is drawn behind the content: a blur as a translucent ground.
  open var effect: UIVisualEffect? {
    didSet { if effect is UIBlurEffect { backgroundColor = UIView.barColor.withAlphaComponent(0.92) } }
  }
  override func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
