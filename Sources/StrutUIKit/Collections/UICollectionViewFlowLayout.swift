import Geometry
public import Foundation

/// Cells in lines, as many in each as there is room for.
///
/// A line's spare room is shared out between its cells; the last line of a section keeps the distances of a full one
/// where all cells are equally large, and the least distance otherwise. Cells stand in the middle of their line.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Of cells of which the delegate says nothing, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// Not zero for cells as large as their constraints ask for.
  open var estimatedItemSize = CGSize.zero
  /// The size of cells that are as large as their constraints ask for.
  public static let automaticSize = CGSize(width: 1e9, height: 1e9)
  /// Between cells of a line at least, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// Between lines at least, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// Around the cells of a section, in points.
  open var sectionInset = UIEdgeInsets.zero
  /// Of the views above sections; of it the length along which it scrolls counts.
  open var headerReferenceSize = CGSize.zero
  /// Of the views below sections; of it the length along which it scrolls counts.
  open var footerReferenceSize = CGSize.zero
  /// Which way it scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Kept: nothing stays while others scroll.
  open var sectionHeadersPinToVisibleBounds = false
  /// Kept: nothing stays while others scroll.
  open var sectionFootersPinToVisibleBounds = false
  /// Whether insets are measured from the safe area; kept.
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  private var places: [UICollectionViewLayoutAttributes] = []
  private var length: CGFloat = 0

  /// From what insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    /// The references of UIKit.
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  // Lengths are along the axis on which it scrolls, and breadths across it.
  private var isVertical: Bool { scrollDirection == .vertical }
  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private var breadth: CGFloat {
    guard let collectionView else { return 0 }
    let inset = collectionView.contentInset
    return breadth(collectionView.bounds.size) - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
  }
  private func rect(at along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
  }

  /// Places everything.
  open override func prepare() {
    super.prepare()
    (places, length) = ([], 0)
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections { add(section, of: collectionView) }
  }

  private func add(_ section: Int, of collection: UICollectionView) {
    let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    let inset = delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
    let gap =
      delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let lineGap =
      delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    // 1. The view above.
    add(
      UICollectionView.elementKindSectionHeader, section,
      delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize)
    // 2. Cells are gathered into lines while there is room.
    let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let room = breadth - before - after
    var lines: [[(path: IndexPath, size: CGSize)]] = []
    var used: CGFloat = 0
    for item in 0..<collection.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size = size(of: path, in: collection, delegate)
      if lines.isEmpty || used + gap + breadth(size) > room + 1e-6 {
        lines.append([(path, size)])
        used = breadth(size)
      } else {
        lines[lines.count - 1].append((path, size))
        used += gap + breadth(size)
      }
    }
    // 3. Lines get their places, and their cells theirs within.
    length += isVertical ? inset.top : inset.left
    let sizes = lines.joined().map(\.size)
    let isUniform = sizes.allSatisfy { $0 == sizes.first }
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      let sum = line.reduce(0) { $0 + breadth($1.size) }
      var spacing = gap
      if !isLast, line.count > 1 {
        spacing = (room - sum) / CGFloat(line.count - 1)
      } else if isUniform, let size = sizes.first {
        let most = ((room + gap) / max(1, breadth(size) + gap) + 1e-6).rounded(.down)
        if most > 1 { spacing = (room - most * breadth(size)) / (most - 1) }
      }
      var across = before + (line.count == 1 && !isLast ? (room - sum) / 2 : 0)
      let height = line.reduce(0) { max($0, length($1.size)) }
      for (path, size) in line {
        let place = UICollectionViewLayoutAttributes(forCellWith: path)
        place.frame = rect(at: length + (height - length(size)) / 2, across, size)
        places.append(place)
        across += breadth(size) + spacing
      }
      length += height + (isLast ? 0 : lineGap)
    }
    length += isVertical ? inset.bottom : inset.right
    // 4. The view below.
    add(
      UICollectionView.elementKindSectionFooter, section,
      delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize)
  }

  private func add(_ kind: String, _ section: Int, _ reference: CGSize) {
    guard length(reference) > 0 else { return }
    let place = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    let size =
      isVertical
      ? CGSize(width: breadth, height: reference.height) : CGSize(width: reference.width, height: breadth)
    place.frame = rect(at: length, 0, size)
    places.append(place)
    length += length(reference)
  }

  private func size(
    of path: IndexPath, in collection: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    if estimatedItemSize != .zero, let cell = collection.cellForItem(at: path) {
      let asked = UICollectionViewLayoutAttributes(forCellWith: path)
      asked.size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return cell.preferredLayoutAttributesFitting(asked).size
    }
    let size = delegate?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// As broad as the collection, and as long as its sections.
  open override var collectionViewContentSize: CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }
  /// The places of what is in a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places.filter { $0.frame.intersects(rect) }
  }
  /// The place of a cell.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  /// The place of a view above or below a section.
  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementKind == kind && $0.indexPath == indexPath }
  }
}

/// Who says how large cells are. What is not needed has the layout's own value.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// In points.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// In points.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// In points.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// In points.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// In points.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// In points.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// The layout's.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  /// The layout's.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  /// The layout's.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  /// The layout's.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  /// The layout's.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  /// The layout's.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
