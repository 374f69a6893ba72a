public import Graphics

/// What UIKit has as properties of the view itself.
extension View {
  /// From 0, unseen, to 1.
  public var alpha: Double {
    get { look.alpha }
    set { look.alpha = newValue }
  }

  /// The colour behind the content; `nil` for the kind's own.
  public var backgroundColor: Color? {
    get { look.backgroundColor }
    set { look.backgroundColor = newValue }
  }
}
