/// An animation of a property: nothing moves.
open class CABasicAnimation: CAAnimation {
  /// Kept.
  open var keyPath: String?
  /// Kept.
  open var fromValue: Any?
  /// Kept.
  open var toValue: Any?
  /// An animation of a property.
  public init(keyPath: String?) { self.keyPath = keyPath }
}
