import ViewLayout

/// A number on a line.
open class UISlider: UIControl {
  override class var kind: ViewKind { .slider }
  /// The number.
  open var value: Float = 0 { didSet { show() } }
  /// The least.
  open var minimumValue: Float = 0 { didSet { show() } }
  /// The most.
  open var maximumValue: Float = 1 { didSet { show() } }
  override func setUp() { show() }
  /// Sets the number.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Whether actions run while it moves; kept.
  open var isContinuous = true
  /// Of the line before the knob.
  open var minimumTrackTintColor: UIColor? { didSet { core.look.tintColor = minimumTrackTintColor?.core } }
  /// Of the line behind the knob.
  open var maximumTrackTintColor: UIColor? { didSet { core.look.trackTintColor = maximumTrackTintColor?.core } }
  /// Of the knob.
  open var thumbTintColor: UIColor? { didSet { core.look.markTintColor = thumbTintColor?.core } }
  /// Kept nowhere: the knob is the system's.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Kept nowhere: the line is the system's.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Kept nowhere: the line is the system's.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Kept; changes no picture.
  open var minimumValueImage: UIImage?
  /// Kept; changes no picture.
  open var maximumValueImage: UIImage?
  private func show() {
    let range = maximumValue - minimumValue
    core.look.value = range > 0 ? Double((value - minimumValue) / range) : 0
  }
}
