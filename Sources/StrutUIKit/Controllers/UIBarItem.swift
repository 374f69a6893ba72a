public import Foundation

/// What items of bars have in common.
open class UIBarItem: NSObject {
  /// The words.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Kept; changes no picture.
  open var isEnabled = true
  /// A number to find the item by.
  open var tag = 0
  /// Kept; changes no picture.
  open var accessibilityLabel: String?
  /// Kept; changes no picture.
  open var accessibilityIdentifier: String?
  /// Kept; changes no picture.
  open var imageInsets = UIEdgeInsets.zero
  /// Kept; changes no picture.
  open var landscapeImagePhone: UIImage?
  /// Kept; changes no picture.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
