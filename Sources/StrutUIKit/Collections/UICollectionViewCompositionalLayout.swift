public import Foundation

/// Cells in groups, groups in sections, sections below one another.
///
/// Lengths that are estimated are as long as the cells' constraints ask for at the width that they have.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes the section of an index.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  private let provider: SectionProvider
  /// What holds for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration
  private var places: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  /// The same for each section.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// What a function says for each section.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  /// A layout from an archive: rows as of a list.
  public required init?(coder: NSCoder) {
    provider = { _, environment in
      .list(using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
    }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }
  /// Rows as of a list.
  open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// Places everything.
  open override func prepare() {
    super.prepare()
    (places, height) = ([], 0)
    guard let collectionView else { return }
    let environment = Environment(of: collectionView)
    for index in 0..<collectionView.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if index > 0 { height += configuration.interSectionSpacing }
      add(section, index, of: collectionView, in: environment.contentSize)
    }
  }

  private func add(_ section: NSCollectionLayoutSection, _ index: Int, of collection: UICollectionView, in size: CGSize)
  {
    // 1. The views above.
    let insets = section.contentInsets
    let edges = section.boundarySupplementaryItems
    for item in edges where !item.alignment.isBelow { add(item, of: section, index, in: collection, size) }
    // 2. Groups are placed one below the other, or in a row that scrolls, until there are no cells left.
    height += insets.top
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let isRow = section.orthogonalScrollingBehavior != .none
    var cells = Cells(section: index, count: collection.numberOfItems(inSection: index), collection: collection)
    var (left, top, lowest) = (insets.leading, height, height)
    while !cells.isEmpty {
      let before = cells.next
      let placed = place(section.group, at: CGPoint(x: left, y: top), in: room, &cells)
      guard cells.next > before else { break }
      lowest = max(lowest, top + placed.height)
      if isRow {
        left += placed.width + section.interGroupSpacing
      } else {
        top += placed.height + section.interGroupSpacing
      }
    }
    height = lowest + insets.bottom
    // 3. The views below.
    for item in edges where item.alignment.isBelow { add(item, of: section, index, in: collection, size) }
  }

  private func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, of section: NSCollectionLayoutSection, _ index: Int,
    in collection: UICollectionView, _ size: CGSize
  ) {
    let inset = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    let room = CGSize(width: max(0, size.width - inset.leading - inset.trailing), height: size.height)
    let path = IndexPath(item: 0, section: index)
    var own = item.layoutSize.size(in: room)
    if item.layoutSize.heightDimension.isEstimated,
      let view = collection.supplementaryView(forElementKind: item.elementKind, at: path)
    {
      own.height = view.fittingHeight(atWidth: own.width) ?? own.height
    }
    let place = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
    place.frame = CGRect(x: inset.leading, y: height, width: own.width, height: own.height)
    places.append(place)
    height += own.height
  }

  /// Places the items of a group, which take cells while there is room and are taken again.
  ///
  /// - Returns: The size of the group, in points.
  private func place(
    _ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize, _ cells: inout Cells
  ) -> CGSize {
    var size = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let gap = group.interItemSpacing?.spacing ?? 0
    let isLimited = !(group.isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension)
      .isEstimated
    let length = group.isHorizontal ? room.width : room.height
    let count = CGFloat(group.subitems.count)
    let share = group.sharesEqually ? max(0, (length - gap * (count - 1)) / count) : nil
    var (along, across, taken) = (CGFloat(0), CGFloat(0), 0)
    while !cells.isEmpty, !group.subitems.isEmpty {
      let item = group.subitems[taken % group.subitems.count]
      if group.sharesEqually || !isLimited, taken >= group.subitems.count { break }
      let asked = item.layoutSize.size(in: room)
      let least = share ?? (group.isHorizontal ? asked.width : asked.height)
      if taken > 0, isLimited, along + gap + least > length + 1e-6 { break }
      let start = along + (taken > 0 ? gap : 0)
      let corner = CGPoint(
        x: origin.x + insets.leading + (group.isHorizontal ? start : 0),
        y: origin.y + insets.top + (group.isHorizontal ? 0 : start))
      let placed: CGSize
      if let inner = item as? NSCollectionLayoutGroup {
        placed = place(inner, at: corner, in: room, &cells)
      } else {
        var own = asked
        if let share { if group.isHorizontal { own.width = share } else { own.height = share } }
        placed = placeCell(of: item, at: corner, size: own, &cells)
      }
      along = start + (share ?? (group.isHorizontal ? placed.width : placed.height))
      across = max(across, group.isHorizontal ? placed.height : placed.width)
      taken += 1
    }
    if group.layoutSize.heightDimension.isEstimated {
      size.height = (group.isHorizontal ? across : along) + insets.top + insets.bottom
    }
    if group.layoutSize.widthDimension.isEstimated {
      size.width = (group.isHorizontal ? along : across) + insets.leading + insets.trailing
    }
    return size
  }

  private func placeCell(
    of item: NSCollectionLayoutItem, at corner: CGPoint, size: CGSize, _ cells: inout Cells
  ) -> CGSize {
    let path = cells.take()
    var size = size
    if item.layoutSize.heightDimension.isEstimated || item.layoutSize.widthDimension.isEstimated,
      let cell = cells.collection.cellForItem(at: path)
    {
      if item.layoutSize.widthDimension.isEstimated {
        size.width = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
      }
      if item.layoutSize.heightDimension.isEstimated {
        size.height = cell.fittingHeight(atWidth: size.width) ?? size.height
      }
    }
    let place = UICollectionViewLayoutAttributes(forCellWith: path)
    let insets = item.contentInsets
    place.frame = CGRect(
      x: corner.x + insets.leading, y: corner.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    places.append(place)
    return size
  }

  /// As wide as the collection, and as high as its sections.
  open override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }
  /// The places of what is in a rectangle; what a section scrolls to is in none.
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

  /// The cells of a section that are not placed yet.
  private struct Cells {
    let section: Int
    let count: Int
    let collection: UICollectionView
    private(set) var next = 0

    init(section: Int, count: Int, collection: UICollectionView) {
      (self.section, self.count, self.collection) = (section, count, collection)
    }
    var isEmpty: Bool { next >= count }
    mutating func take() -> IndexPath {
      defer { next += 1 }
      return IndexPath(item: next, section: section)
    }
  }
}

/// Where the sections of a collection are laid out.
private final class Environment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }

  init(of collection: UICollectionView) {
    let insets = collection.contentInset
    contentSize = CGSize(
      width: max(0, collection.bounds.width - insets.left - insets.right),
      height: max(0, collection.bounds.height - insets.top - insets.bottom))
    traitCollection = collection.traitCollection
  }
}

extension UICollectionReusableView {
  /// What its constraints ask for at a width, in points; `nil` where they ask for nothing.
  fileprivate func fittingHeight(atWidth width: CGFloat) -> CGFloat? {
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    place.size = CGSize(width: width, height: height)
    let wanted = preferredLayoutAttributesFitting(place).size.height
    return wanted > 0 ? wanted : nil
  }
}
