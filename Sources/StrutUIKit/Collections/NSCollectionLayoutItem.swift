public import Foundation

/// A cell of a compositional layout.
open class NSCollectionLayoutItem: NSObject {
  /// The size of the cell with its insets.
  public let layoutSize: NSCollectionLayoutSize
  /// From the item's edges to its cell, in points. Along an estimated length they have no meaning.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Badges at the item: kept, and not shown.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// A cell of a size.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }
}
