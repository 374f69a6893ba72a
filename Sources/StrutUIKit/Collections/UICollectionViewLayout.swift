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
