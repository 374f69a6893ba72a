public import Foundation

/// What places the views of a collection. Subclasses say where each one is, as they do in UIKit.
open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?

  /// A layout.
  public override init() {}
  /// A layout from an archive: one as new.
  public required init?(coder: NSCoder) {}

  /// Called before places are asked for.
  open func prepare() {}
  /// The size of everything.
  open var collectionViewContentSize: CGSize { .zero }
  /// The places of the views in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The place of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The place of a view above or below a section.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether other bounds need other places; a change of the size always does.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Asks for `prepare()` before the next layout.
  open func invalidateLayout() { collectionView?.layoutChanged() }
  /// Asks for `prepare()` before the next layout.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  /// What an invalidation would be told.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// The class of the places.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Where scrolling comes to rest: nobody scrolls.
  open func targetContentOffset(
    forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { offset }
  /// Where scrolling comes to rest: nobody scrolls.
  open func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }
  /// Whether cells that are as large as their constraints ask for need other places.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// None: nothing moves.
  open func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// None: nothing moves.
  open func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Not called: the cells are made anew.
  open func prepare(forCollectionViewUpdates updateItems: [AnyObject]) {}
  /// Not called: the cells are made anew.
  open func finalizeCollectionViewUpdates() {}
  /// Whether the layout mirrors itself from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

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

extension UICollectionView {
  /// What a view of a collection is.
  public enum ElementCategory: UInt, Sendable {
    /// The categories of UIKit.
    case cell, supplementaryView, decorationView
  }
  /// Which way a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Down, or to the side.
    case vertical, horizontal
  }
}

/// What an invalidation is told: the whole layout is prepared again.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Kept; in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Kept; in points.
  open var contentSizeAdjustment = CGSize.zero
}

/// The same for a layout of lines.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Kept.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Kept.
  open var invalidateFlowLayoutAttributes = true
}
