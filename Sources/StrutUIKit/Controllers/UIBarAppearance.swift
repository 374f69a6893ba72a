public import Foundation

/// How a bar looks: of it the background's colour is drawn.
open class UIBarAppearance: NSObject {
  /// Behind the items.
  open var backgroundColor: UIColor?
  /// Kept; changes no picture.
  open var backgroundEffect: UIBlurEffect?
  /// Kept; changes no picture.
  open var backgroundImage: UIImage?
  /// Kept; changes no picture.
  open var shadowColor: UIColor?
  /// Kept; changes no picture.
  open var shadowImage: UIImage?
  /// The looks of the system.
  public override init() {}
  /// Takes the looks of the system.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Takes an opaque background.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Takes no background.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}
