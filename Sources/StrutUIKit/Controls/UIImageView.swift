import ViewLayout
public import Foundation

/// An image.
open class UIImageView: UIView {
  override class var kind: ViewKind { .imageView }
  /// A view of an image.
  public init(image: UIImage?) {
    super.init(frame: .zero)
    self.image = image
  }
  /// A view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A view of an image, and of one while it is highlighted, which is not drawn.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) { self.init(image: image) }
  /// The image.
  open var image: UIImage? {
    get { core.content.image.map(UIImage.init(core:)) }
    set {
      core.content.image = newValue?.core
      let insets = newValue?.alignmentRectInsets ?? .zero
      core.customAlignmentRectInsets = insets == .zero ? nil : insets.core
    }
  }
  /// Kept; changes no picture.
  open var highlightedImage: UIImage?
  /// Kept; changes no picture.
  open var isHighlighted = false
  /// Kept: images that would follow one another.
  open var animationImages: [UIImage]?
  /// Kept; in seconds.
  open var animationDuration: TimeInterval = 0
  /// Kept; 0 for ever.
  open var animationRepeatCount = 0
  /// False: nothing moves.
  open var isAnimating: Bool { false }
  /// Nothing moves.
  open func startAnimating() {}
  /// Nothing moves.
  open func stopAnimating() {}
  /// Kept; changes no picture.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The size of a symbol.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if let preferredSymbolConfiguration { image = image?.withConfiguration(preferredSymbolConfiguration) } }
  }
}
