public import Foundation

/// A length of an item or a group of a compositional layout.
open class NSCollectionLayoutDimension: NSObject {
  enum Value {
    case fractionalWidth(CGFloat), fractionalHeight(CGFloat), absolute(CGFloat), estimated(CGFloat)
  }
  let value: Value
  init(_ value: Value) { self.value = value }

  /// A part of the width that the item's container has.
  open class func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension { .init(.fractionalWidth(part)) }
  /// A part of the height that the item's container has.
  open class func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension { .init(.fractionalHeight(part)) }
  /// In points.
  open class func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute(length)) }
  /// As much as the content asks for; the estimate, in points, where it asks for nothing.
  open class func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated(length)) }

  /// Whether the content decides.
  open var isEstimated: Bool { if case .estimated = value { true } else { false } }

  /// In points, in a container of a size.
  func length(in container: CGSize) -> CGFloat {
    switch value {
    case .fractionalWidth(let part): part * container.width
    case .fractionalHeight(let part): part * container.height
    case .absolute(let length), .estimated(let length): length
    }
  }
}

/// The size of an item, a group or a header of a compositional layout.
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of two lengths.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }

  /// In points, in a container of a size.
  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A distance between items, or at an edge of one.
open class NSCollectionLayoutSpacing: NSObject {
  /// In points.
  public let spacing: CGFloat
  /// Whether it takes what is left.
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }
  /// In points.
  open class func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, isFlexible: false) }
  /// At least so many points.
  open class func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, isFlexible: true) }
}

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

/// Several items in a row or a column, which are taken again and again.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The items.
  public let subitems: [NSCollectionLayoutItem]
  let isHorizontal: Bool

  private init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool
  ) {
    (self.subitems, self.isHorizontal) = (subitems, isHorizontal)
    super.init(layoutSize: size)
  }

  /// Items side by side, taken again while there is room.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, isHorizontal: true) }
  /// Items below one another, taken again while there is room.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, isHorizontal: false) }
  /// So many items of equal width side by side.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem item: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    .init(layoutSize, [NSCollectionLayoutItem](repeating: item, count: max(1, count)), isHorizontal: true).equal()
  }
  /// So many items of equal height below one another.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem item: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    .init(layoutSize, [NSCollectionLayoutItem](repeating: item, count: max(1, count)), isHorizontal: false).equal()
  }
  /// So many items of equal width side by side.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
  /// So many items of equal height below one another.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

  /// Whether the items share the length equally, whatever their own size says.
  private(set) var sharesEqually = false
  private func equal() -> NSCollectionLayoutGroup {
    sharesEqually = true
    return self
  }
}

/// A view at an item or a section.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String

  /// A view of a kind.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// A view above or below a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Where it is.
  public let alignment: NSRectAlignment
  /// Kept: nothing stays while others scroll.
  open var pinToVisibleBounds = false

  /// A view of a kind above or below a section.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }
}

/// An edge or a corner.
public enum NSRectAlignment: Int, Sendable {
  /// The edges and corners of UIKit.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var isBelow: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}
