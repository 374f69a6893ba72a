import ViewLayout
public import Foundation

/// Cells as a data source makes them, where a layout puts them: all of them, whether they show or not.
open class UICollectionView: UIScrollView {
  private var cellClasses: [String: UICollectionReusableView.Type] = [:]
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var supplements: [String: [IndexPath: UICollectionReusableView]] = [:]
  private var isLoaded = false
  /// The size that the layout was prepared for; `nil` after a change.
  private var preparedSize: CGSize?

  /// What places the cells.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { adopt(collectionViewLayout, instead: oldValue) }
  }

  /// A collection of a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// A collection from an archive: one of lines.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  private func adopt(_ layout: UICollectionViewLayout, instead old: UICollectionViewLayout) {
    old.collectionView = nil
    layout.collectionView = self
    layoutChanged()
  }

  /// Who makes the cells.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Kept; changes no picture.
  open weak var prefetchDataSource: AnyObject?
  /// Kept: nobody touches.
  open var allowsSelection = true
  /// Kept: nobody touches.
  open var allowsMultipleSelection = false
  /// Kept; changes no picture.
  open var isPrefetchingEnabled = true
  /// Kept; changes no picture.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// Kept; changes no picture.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Kept; changes no picture.
  open var dragInteractionEnabled = true
  /// Kept; changes no picture.
  open var remembersLastFocusedIndexPath = false
  /// Kept; changes no picture.
  open var isEditing = false
  /// Kept; changes no picture.
  open var allowsSelectionDuringEditing = false
  /// Kept; changes no picture.
  open var allowsMultipleSelectionDuringEditing = false
  /// Registers nothing: nib files are not read.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// Registers nothing: nib files are not read.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
  /// Makes the cells anew.
  open func insertSections(_ sections: IndexSet) { reloadData() }
  /// Makes the cells anew.
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  /// Makes the cells anew.
  open func moveItem(at path: IndexPath, to newPath: IndexPath) { reloadData() }
  /// Makes the cells anew.
  open func reconfigureItems(at paths: [IndexPath]) { reloadData() }
  /// The path of the cell at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    visibleCells.first { $0.frame.contains(point) }.flatMap { indexPath(for: $0) }
  }
  /// Sets the layout.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
  /// Kept: it is not shown behind the cells.
  open var backgroundView: UIView?
  /// The kinds of views above and below sections.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kinds of views above and below sections.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: Making cells

  /// Makes cells of a class.
  open func register(_ cellClass: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }
  /// Makes views above or below sections of a class.
  open func register(
    _ viewClass: UICollectionReusableView.Type, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { cellClasses["\(kind)/\(identifier)"] = viewClass }
  /// A new cell of a registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    let made = cellClasses[identifier]?.init(reusedAs: identifier, frame: frame) as? UICollectionViewCell
    return made ?? UICollectionViewCell(reusedAs: identifier, frame: frame)
  }
  /// A new view of a registered class.
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    (cellClasses["\(kind)/\(identifier)"] ?? UICollectionReusableView.self).init(
      reusedAs: identifier, frame: frame(ofKind: kind, at: indexPath))
  }
  private func frame(ofKind kind: String, at indexPath: IndexPath) -> CGRect {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)?.frame ?? .zero
  }
  /// A new cell that a registration makes and fills.
  open func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    let cell = Cell(reusedAs: "", frame: frame)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  /// A new view that a registration makes and fills.
  open func dequeueConfiguredReusableSupplementary<Supplement>(
    using registration: SupplementaryRegistration<Supplement>, for indexPath: IndexPath
  ) -> Supplement {
    let view = Supplement(reusedAs: "", frame: frame(ofKind: registration.kind, at: indexPath))
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  /// How cells of a class are made and filled.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    /// Cells that a function fills.
    public init(handler: @escaping Handler) { self.handler = handler }
  }
  /// How views of a class above and below sections are made and filled.
  public struct SupplementaryRegistration<Supplement: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (Supplement, String, IndexPath) -> Void
    let kind: String
    let handler: Handler
    /// Views of a kind that a function fills.
    public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler) = (elementKind, handler) }
  }

  // MARK: Items

  /// Asks for the cells again.
  open func reloadData() {
    for view in Array(cells.values) as [UIView] + supplements.values.flatMap(\.values) { view.removeFromSuperview() }
    (cells, supplements, isLoaded) = ([:], [:], false)
    layoutChanged()
  }
  /// Asks for the cells again.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Asks for the cells again.
  open func reloadItems(at paths: [IndexPath]) { reloadData() }
  /// Asks for the cells again.
  open func insertItems(at paths: [IndexPath]) { reloadData() }
  /// Asks for the cells again.
  open func deleteItems(at paths: [IndexPath]) { reloadData() }
  /// Runs both, and asks for the cells again in between.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many cells a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// A cell, made if it was not; `nil` where there is none.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    if let cell = cells[indexPath] { return cell }
    guard let dataSource, indexPath.section < numberOfSections,
      indexPath.item < numberOfItems(inSection: indexPath.section)
    else { return nil }
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    cells[indexPath] = cell
    addSubview(cell)
    return cell
  }
  /// A view above or below a section, made if it was not; `nil` where there is none.
  open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    if let view = supplements[kind]?[indexPath] { return view }
    guard let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath) else {
      return nil
    }
    supplements[kind, default: [:]][indexPath] = view
    addSubview(view)
    return view
  }
  /// The cells, which all show.
  open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
  /// The paths of the cells, which all show.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  /// The path of a cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// Where the layout puts a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Does nothing: it would change no picture.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// Does nothing: it would change no picture.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// The paths of chosen cells: there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { [] }
  /// Scrolls to a cell.
  open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    if let frame = layoutAttributesForItem(at: indexPath)?.frame { scrollRectToVisible(frame, animated: animated) }
  }
  /// Takes another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

  // MARK: Layout

  func layoutChanged() {
    preparedSize = nil
    setNeedsLayout()
  }

  private func prepareIfNeeded() {
    guard preparedSize != bounds.size else { return }
    preparedSize = bounds.size
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// The size of all cells together.
  open override var contentSize: CGSize {
    get {
      core.scroll.contentSize.horizontal.flatMap { width in
        core.scroll.contentSize.vertical.map { CGSize(width: width, height: $0) }
      } ?? .zero
    }
    set { super.contentSize = newValue }
  }

  /// Puts cells and views where the layout has them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // Before a collection has its size, sizes that are reckoned from it have no meaning.
    guard !bounds.isEmpty else { return }
    prepareIfNeeded()
    let size = collectionViewLayout.collectionViewContentSize
    let everything = CGRect(x: 0, y: 0, width: max(size.width, bounds.width), height: max(size.height, bounds.height))
    for attributes in collectionViewLayout.layoutAttributesForElements(in: everything) ?? [] {
      let view: UICollectionReusableView? =
        switch attributes.representedElementCategory {
        case .cell: cellForItem(at: attributes.indexPath)
        case .supplementaryView, .decorationView:
          supplementaryView(forElementKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
        }
      view?.apply(attributes)
    }
  }

  /// Where a cell would come to.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The positions of UIKit.
    public static let top = Self(rawValue: 1), centeredVertically = Self(rawValue: 2), bottom = Self(rawValue: 4)
    /// The positions of UIKit.
    public static let left = Self(rawValue: 8), centeredHorizontally = Self(rawValue: 16), right = Self(rawValue: 32)
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
