public import Foundation

/// What an invalidation is told: the whole layout is prepared again.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Kept; in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Kept; in points.
  open var contentSizeAdjustment = CGSize.zero
}
