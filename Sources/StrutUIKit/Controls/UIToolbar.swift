import ViewLayout

/// A bar with buttons.
open class UIToolbar: UIView {
  /// Kept; changes no picture.
  open var barStyle = UIBarStyle.default

  override class var kind: ViewKind { .toolbar }

  /// The buttons, from the leading side on, and the spaces between them.
  open var items: [UIBarButtonItem]? { didSet { show() } }
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Behind the buttons.
  open var barTintColor: UIColor? { didSet { show() } }
  /// Kept; changes no picture.
  open var isTranslucent = true
  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance() { didSet { show() } }
  /// Of the buttons.
  open override var tintColor: UIColor! { didSet { show() } }

  private func show() {
    var look = BarLook()
    look.ground = (barTintColor ?? standardAppearance.backgroundColor)?.core
    look.tint = core.look.tintColor
    core.look.bar = .toolbar((items ?? []).map(\.core), look)
  }
}
