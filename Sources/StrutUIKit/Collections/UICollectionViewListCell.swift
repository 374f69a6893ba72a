/// A row of a list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The content of a row as iOS draws it, to be filled and given to `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// Kept: none is drawn.
  open var accessories: [UICellAccessory] = []

  override func setUp() {
    super.setUp()
    core.customLayoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16).core
    contentView.preservesSuperviewLayoutMargins = true
  }
}

/// What is at a side of a row of a list: kept.
public struct UICellAccessory: Sendable {
  /// An arrow.
  public static func disclosureIndicator() -> Self { Self() }
  /// A check mark.
  public static func checkmark() -> Self { Self() }
  /// A sign for deleting.
  public static func delete() -> Self { Self() }
  /// A sign for moving.
  public static func reorder() -> Self { Self() }
}
