public import Foundation

/// Where a view of a collection is.
open class UICollectionViewLayoutAttributes: NSObject {
  /// The path of the cell.
  open var indexPath: IndexPath
  /// In the coordinates of the content.
  open var frame = CGRect.zero
  /// From 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is not drawn.
  open var isHidden = false
  /// Kept: views are drawn in their order.
  open var zIndex = 0
  /// Of the view.
  open var transform = CGAffineTransform.identity
  /// What the view is.
  public let representedElementCategory: UICollectionView.ElementCategory
  /// The kind of a view that is no cell.
  public let representedElementKind: String?

  init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    (representedElementCategory, representedElementKind, self.indexPath) = (category, kind, indexPath)
  }
  /// The place of a cell.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(.cell, nil, indexPath) }
  /// The place of a view above or below a section.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(.supplementaryView, kind, indexPath)
  }

  /// In points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// In the coordinates of the content; setting it keeps the size.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The same place once more, as a value of its own.
  open override func copy() -> Any {
    let copy = UICollectionViewLayoutAttributes(representedElementCategory, representedElementKind, indexPath)
    (copy.frame, copy.alpha, copy.isHidden) = (frame, alpha, isHidden)
    (copy.zIndex, copy.transform) = (zIndex, transform)
    return copy
  }
}
