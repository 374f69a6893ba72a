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
