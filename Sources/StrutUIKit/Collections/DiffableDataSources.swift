public import Foundation

/// Sections and their items, by identifiers of the author's.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [Section] = []
  private var items: [Section: [Item]] = [:]

  /// A snapshot without sections.
  public init() {}
  /// All items, in order.
  public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// How many items there are.
  public var numberOfItems: Int { itemIdentifiers.count }
  /// The items of a section.
  public func itemIdentifiers(inSection section: Section) -> [Item] { items[section] ?? [] }
  /// How many items a section has.
  public func numberOfItems(inSection section: Section) -> Int { itemIdentifiers(inSection: section).count }
  /// Adds sections at the end.
  public mutating func appendSections(_ sections: [Section]) { sectionIdentifiers += sections }
  /// Adds items at the end of a section, or of the last one.
  public mutating func appendItems(_ new: [Item], toSection section: Section? = nil) {
    guard let section = section ?? sectionIdentifiers.last else { return }
    items[section, default: []] += new
  }
  /// Takes items out.
  public mutating func deleteItems(_ gone: [Item]) {
    for section in sectionIdentifiers { items[section]?.removeAll { gone.contains($0) } }
  }
  /// Takes everything out.
  public mutating func deleteAllItems() { (sectionIdentifiers, items) = ([], [:]) }
  /// Takes sections out, with their items.
  public mutating func deleteSections(_ gone: [Section]) {
    sectionIdentifiers.removeAll { gone.contains($0) }
    for section in gone { items[section] = nil }
  }
  /// Adds items before another.
  public mutating func insertItems(_ new: [Item], beforeItem item: Item) { insert(new, at: item, after: false) }
  /// Adds items behind another.
  public mutating func insertItems(_ new: [Item], afterItem item: Item) { insert(new, at: item, after: true) }
  private mutating func insert(_ new: [Item], at item: Item, after: Bool) {
    for section in sectionIdentifiers {
      guard let index = items[section]?.firstIndex(of: item) else { continue }
      items[section]?.insert(contentsOf: new, at: index + (after ? 1 : 0))
    }
  }
  /// The section that an item is in.
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    sectionIdentifiers.first { items[$0]?.contains(item) == true }
  }
  /// The index of an item among all.
  public func indexOfItem(_ item: Item) -> Int? { itemIdentifiers.firstIndex(of: item) }
  /// The index of a section.
  public func indexOfSection(_ section: Section) -> Int? { sectionIdentifiers.firstIndex(of: section) }
  /// Asks for the sections again; all are asked for anyway.
  public mutating func reloadSections(_ sections: [Section]) {}
  /// Asks for the items again; all are asked for anyway.
  public mutating func reloadItems(_ items: [Item]) {}
  /// Asks for the items again; all are asked for anyway.
  public mutating func reconfigureItems(_ items: [Item]) {}
}

/// Makes the cells of a collection of a snapshot.
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject, UICollectionViewDataSource {
  /// Makes a cell.
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  /// Makes a view above or below a section.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  /// Makes the views above and below sections.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()

  /// Becomes the data source of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    collectionView?.reloadData()
    completion?()
  }
  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
  /// The item at a path.
  open func itemIdentifier(for indexPath: IndexPath) -> Item? {
    guard current.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: current.sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// That of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  /// That of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  /// What the provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
  /// What the provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
}

/// Makes the rows of a table of a snapshot.
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject, UITableViewDataSource {
  /// Makes a row.
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?
  /// Kept.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()

  /// Becomes the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    tableView?.reloadData()
    completion?()
  }
  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
  /// The item at a path.
  open func itemIdentifier(for indexPath: IndexPath) -> Item? {
    guard current.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: current.sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// That of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// That of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  /// What the provider makes.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) } ?? UITableViewCell(frame: .zero)
  }
  /// None.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// None.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
