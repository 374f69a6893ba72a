public import Foundation

/// A view of a collection: a cell, or what is above or below a section.
open class UICollectionReusableView: UIView {
  /// What the view was made of.
  open private(set) var reuseIdentifier: String?

  /// A view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view from an archive: one without content.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A view for a collection, of a class that it only knows as a value.
  public required convenience init(reusedAs identifier: String, frame: CGRect) {
    self.init(frame: frame)
    reuseIdentifier = identifier
  }

  /// Called never: views are not used again.
  open func prepareForReuse() {}
  /// Takes the place that a layout has for the view.
  open func apply(_ attributes: UICollectionViewLayoutAttributes) {
    if frame != attributes.frame { frame = attributes.frame }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    if attributes.transform != .identity { transform = attributes.transform }
  }
  /// The place that the view would like: that of the layout, in the size that its constraints ask for.
  open func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { attributes }
}
