public import Foundation

/// What items of bars have in common.
open class UIBarItem: NSObject {
  /// The words.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Kept.
  open var isEnabled = true
  /// A number to find the item by.
  open var tag = 0
  /// Kept.
  open var accessibilityLabel: String?
  /// Kept.
  open var accessibilityIdentifier: String?
  /// Kept.
  open var imageInsets = UIEdgeInsets.zero
  /// Kept.
  open var landscapeImagePhone: UIImage?
  /// Kept.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
