import ViewLayout

/// On or off.
open class UISwitch: UIControl {
  override class var kind: ViewKind { .switch }
  override func setUp() { isOn = false }
  /// Whether it is on.
  open var isOn: Bool {
    get { core.look.isOn }
    set { core.look.isOn = newValue }
  }
  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// Behind the knob while it is on.
  open var onTintColor: UIColor? {
    didSet { core.look.tintColor = onTintColor?.core }
  }
  /// Of the knob.
  open var thumbTintColor: UIColor? { didSet { core.look.markTintColor = thumbTintColor?.core } }
  /// Kept: no words stand beside it.
  open var title: String?
}
