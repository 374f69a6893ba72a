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
