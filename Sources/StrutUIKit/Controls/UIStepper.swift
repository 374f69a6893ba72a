import ViewLayout

/// A number with two buttons.
open class UIStepper: UIControl {
  override class var kind: ViewKind { .stepper }
  /// The number.
  open var value: Double = 0
  /// The least.
  open var minimumValue: Double = 0
  /// The most.
  open var maximumValue: Double = 100
  /// How far a button goes.
  open var stepValue: Double = 1
  /// Kept: whether it goes on from the most to the least.
  open var wraps = false
  /// Kept: whether it goes on while a finger stays.
  open var autorepeat = true
  /// Kept: whether actions run meanwhile.
  open var isContinuous = true
}
