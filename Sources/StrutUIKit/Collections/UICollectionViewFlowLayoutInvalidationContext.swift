/// The same for a layout of lines.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Kept; changes no picture.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Kept; changes no picture.
  open var invalidateFlowLayoutAttributes = true
}
