/// The same for a layout of lines.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Kept.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Kept.
  open var invalidateFlowLayoutAttributes = true
}
