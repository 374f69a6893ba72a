/// An animation of a property: nothing moves.
open class CABasicAnimation: CAAnimation {
  /// Kept; changes no picture.
  open var keyPath: String?
  /// Kept; changes no picture.
  open var fromValue: Any?
  /// Kept; changes no picture.
  open var toValue: Any?
  /// An animation of a property.
  public init(keyPath: String?) { self.keyPath = keyPath }
}
