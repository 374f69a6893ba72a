public import Foundation

/// What holds for all sections.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Kept: sections follow one another downwards.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// In points.
  open var interSectionSpacing: CGFloat = 0
}
