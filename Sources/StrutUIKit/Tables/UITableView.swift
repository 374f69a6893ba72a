import Geometry
import ViewLayout
public import Foundation

/// Rows below one another, as a data source makes them: all of them, whether they show or not.
///
/// Sections have their titles or the delegate's views above and below their rows, with the distances of the table's
/// style. Rows are as high as the delegate, `rowHeight` or their constraints say, and 44 points at least where those do.
open class UITableView: UIScrollView {
  override class var kind: ViewKind { .tableView }
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var sections: [Section] = []
  private var isLoaded = false
  private var rowsSize = CGSize.zero

  /// The style, which says how sections are set apart.
  public let style: Style

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    core.content.tableStyle = style.core
  }
  /// A table from an archive: a plain one.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Who makes the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { isLoaded = false } }
  /// In points; `automaticDimension` for rows as high as their constraints ask for.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// Without meaning: all rows are laid out.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// In points; `automaticDimension` for the height of the title or view above a section.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// In points; `automaticDimension` for the height of the title or view below a section.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// Without meaning: all sections are laid out.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// Without meaning: all sections are laid out.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// Above the title of each section of a plain table, in points; `automaticDimension` for 22, as since iOS 15.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// As high as its constraints ask for.
  public static let automaticDimension: CGFloat = -1
  /// Kept: the lines are the system's.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// Kept: the lines begin at the texts.
  open var separatorInset = UIEdgeInsets.zero
  /// Kept: the lines have the theme's colour.
  open var separatorColor: UIColor?
  /// Kept: nobody touches.
  open var allowsSelection = true
  /// Kept: nobody touches.
  open var allowsMultipleSelection = false
  /// Kept: nobody touches.
  open var allowsSelectionDuringEditing = false
  /// Kept: nobody touches.
  open var allowsMultipleSelectionDuringEditing = false
  /// Kept: whether the lines' inset is measured from the edge.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Kept: no list of letters is drawn.
  open var sectionIndexBackgroundColor: UIColor?
  /// Kept; changes no picture.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Kept; changes no picture.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Kept; changes no picture.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Kept; changes no picture.
  open var remembersLastFocusedIndexPath = false
  /// Registers nothing: nib files are not read, and the cells are plain ones.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Registers nothing: nib files are not read.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  /// Makes the rows anew.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Makes the rows anew.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Makes the rows anew.
  open func moveRow(at path: IndexPath, to newPath: IndexPath) { reloadData() }
  /// Makes the rows anew.
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Makes the rows anew.
  open func reconfigureRows(at paths: [IndexPath]) { reloadData() }
  /// None: nobody touches.
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  /// The path of the row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    visibleCells.first { $0.frame.contains(point) }.flatMap { indexPath(for: $0) }
  }
  /// Kept; changes no picture.
  open var isEditing = false
  /// Kept; changes no picture.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Kept: contents are inset as the margins say.
  open var insetsContentViewsToSafeArea = true
  /// Kept: cells are made at once.
  open var isPrefetchingEnabled = true
  /// Kept: nobody drags.
  open var dragInteractionEnabled = false
  /// Kept: there are no lines below the last row.
  open var fillerRowHeight: CGFloat = 0
  /// Kept: rows are as high as they ask for at each layout.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Kept: there is no index.
  open var sectionIndexColor: UIColor?
  /// When rows get another height.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// The times of UIKit.
    case disabled, enabled, enabledIncludingConstraints
  }
  /// Kept: it is not shown behind the rows.
  open var backgroundView: UIView?
  /// Above the first section, as high as its frame.
  open var tableHeaderView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let tableHeaderView { addSubview(tableHeaderView) }
      setNeedsLayout()
    }
  }
  /// Below the last section, as high as its frame.
  open var tableFooterView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let tableFooterView { addSubview(tableFooterView) }
      setNeedsLayout()
    }
  }

  /// Makes cells of a class.
  open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }
  /// Makes headers and footers of a class.
  open func register(
    _ viewClass: UITableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerClasses[identifier] = viewClass
  }
  /// A new cell of a registered class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    (cellClasses[identifier] ?? UITableViewCell.self).init(reusedAs: identifier)
  }
  /// A new cell of a registered class; `nil` for another identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellClasses[identifier]?.init(reusedAs: identifier)
  }
  /// A new header or footer of a registered class; `nil` for another identifier.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerClasses[identifier]?.init(reusedAs: identifier)
  }

  // MARK: Rows

  /// A section with its views, as the data source and the delegate made them.
  private struct Section {
    var rows: [UITableViewCell] = []
    var header: UIView?
    var footer: UIView?
    var headerTitle: String?
    var footerTitle: String?
  }

  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Asks for the rows again.
  open func reloadData() {
    for section in sections {
      for view in section.rows + [section.header, section.footer].compactMap(\.self) { view.removeFromSuperview() }
    }
    sections = []
    isLoaded = true
    if let dataSource {
      sections = (0..<dataSource.numberOfSections(in: self)).map { load($0, of: dataSource) }
    }
    core.content.sections = sections.map {
      TableSection(header: $0.headerTitle, footer: $0.footerTitle, rows: .cells($0.rows.count))
    }
    setNeedsLayout()
  }

  private func load(_ index: Int, of dataSource: any UITableViewDataSource) -> Section {
    var section = Section()
    section.header = tableDelegate?.tableView(self, viewForHeaderInSection: index)
    section.footer = tableDelegate?.tableView(self, viewForFooterInSection: index)
    let headerTitle = dataSource.tableView(self, titleForHeaderInSection: index)
    let footerTitle = dataSource.tableView(self, titleForFooterInSection: index)
    if section.header == nil { section.headerTitle = headerTitle }
    if section.footer == nil { section.footerTitle = footerTitle }
    for row in 0..<dataSource.tableView(self, numberOfRowsInSection: index) {
      let path = IndexPath(row: row, section: index)
      let cell = dataSource.tableView(self, cellForRowAt: path)
      section.rows.append(cell)
      addSubview(cell)
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    for view in [section.header, section.footer].compactMap(\.self) { addSubview(view) }
    return section
  }

  private func loadIfNeeded() { if !isLoaded { reloadData() } }

  /// How many sections there are.
  open var numberOfSections: Int {
    loadIfNeeded()
    return sections.count
  }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return sections[section].rows.count
  }
  /// The paths of the rows, which all show.
  open var indexPathsForVisibleRows: [IndexPath]? {
    sections.enumerated().flatMap { section, rows in
      rows.rows.indices.map { IndexPath(row: $0, section: section) }
    }
  }
  /// The rows, which all show.
  open var visibleCells: [UITableViewCell] {
    loadIfNeeded()
    return sections.flatMap(\.rows)
  }
  /// A row; `nil` where there is none.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    loadIfNeeded()
    guard sections.indices.contains(indexPath.section) else { return nil }
    let rows = sections[indexPath.section].rows
    return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
  }
  /// The path of a row.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let row = section.rows.firstIndex(of: cell) { return IndexPath(row: row, section: index) }
    }
    return nil
  }
  /// The view above a section that the delegate made.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections[section].header as? UITableViewHeaderFooterView
  }
  /// The place of a row, in the table's coordinates.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }

  /// Does nothing: it would change no picture.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Does nothing: it would change no picture.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// The path of the chosen row: there is none.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// Does nothing: it would change no picture.
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
  /// Runs both, and asks for the rows again in between.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// Begins changes.
  open func beginUpdates() {}
  /// Ends changes: asks for the rows again.
  open func endUpdates() { reloadData() }
  /// Asks for the rows again.
  open func insertRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for the rows again.
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for the rows again.
  open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for the rows again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Keeps whether rows are edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Layout

  /// The size of all sections, in points.
  open override var contentSize: CGSize {
    get { rowsSize }
    set { rowsSize = newValue }
  }

  /// With the safe area above and below.
  open override var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let (own, safe) = (contentInset, safeAreaInsets)
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left, bottom: own.bottom + safe.bottom, right: own.right)
  }

  /// Gives rows, headers and footers their places.
  open override func layoutSubviews() {
    loadIfNeeded()
    super.layoutSubviews()
    let width = bounds.width
    let inset = style == .insetGrouped ? ControlMetrics.groupInset(width: width) : 0
    var y: CGFloat = 0
    func place(_ view: UIView?, height: CGFloat, inset: CGFloat = 0) {
      let frame = CGRect(x: inset, y: y, width: max(0, width - 2 * inset), height: height)
      if let view, view.frame != frame { view.frame = frame }
      y += height
    }
    if let header = tableHeaderView { place(header, height: header.frame.height) }
    for (index, section) in sections.enumerated() {
      place(section.header, height: headerHeight(of: section, at: index), inset: inset)
      for (row, cell) in section.rows.enumerated() {
        place(cell, height: height(of: cell, at: IndexPath(row: row, section: index), inset), inset: inset)
      }
      place(section.footer, height: footerHeight(of: section, at: index), inset: inset)
    }
    if let footer = tableFooterView { place(footer, height: footer.frame.height) }
    rowsSize = CGSize(width: width, height: y)
    if !isScrolled {
      let origin = Point(0, 0 - adjustedContentInset.top)
      if core.bounds.origin != origin { core.bounds.origin = origin }
    }
  }

  private func height(of cell: UITableViewCell, at path: IndexPath, _ inset: CGFloat) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? UITableView.automaticDimension
    let height = asked == UITableView.automaticDimension ? rowHeight : asked
    guard height < 0 else { return height }
    return max(ControlMetrics.tableRowHeight, fittingHeight(of: cell, width: bounds.width - 2 * inset))
  }

  private func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func headerHeight(of section: Section, at index: Int) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForHeaderInSection: index) ?? UITableView.automaticDimension
    let height = asked == UITableView.automaticDimension ? sectionHeaderHeight : asked
    let padding = style == .plain ? headerTopPadding : 0
    if let title = section.headerTitle {
      return height >= 0 ? height + padding : self.height(of: title, isHeader: true, isFirst: index == 0) + padding
    }
    if let header = section.header {
      return (height >= 0 ? height : fittingHeight(of: header, width: bounds.width)) + padding
    }
    if asked >= 0 { return asked }
    return style == .plain
      ? 0 : index == 0 ? ControlMetrics.GroupSpacing.top : ControlMetrics.GroupSpacing.plain
  }

  private var headerTopPadding: CGFloat {
    sectionHeaderTopPadding == UITableView.automaticDimension
      ? ControlMetrics.sectionHeaderTopPadding(on: core.platform) : max(0, sectionHeaderTopPadding)
  }

  private func footerHeight(of section: Section, at index: Int) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForFooterInSection: index) ?? UITableView.automaticDimension
    let height = asked == UITableView.automaticDimension ? sectionFooterHeight : asked
    if let title = section.footerTitle {
      return height >= 0 ? height : self.height(of: title, isHeader: false, isFirst: false)
    }
    if let footer = section.footer { return height >= 0 ? height : fittingHeight(of: footer, width: bounds.width) }
    return asked >= 0 ? asked : style == .plain ? 0 : ControlMetrics.GroupSpacing.plain
  }

  /// The room of a title with its distances to the rows.
  private func height(of title: String, isHeader: Bool, isFirst: Bool) -> CGFloat {
    typealias Spacing = ControlMetrics.GroupSpacing
    let label = UILabel()
    label.font = style == .plain && isHeader ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    label.text = style != .plain && isHeader ? title.uppercased() : title
    label.numberOfLines = 0
    let margin = core.defaultMarginsOfCells(width: bounds.width)
    let text = label.sizeThatFits(CGSize(width: bounds.width - margin, height: 0)).height
    guard style != .plain else {
      return max(ControlMetrics.sectionTitleHeight, (text + ControlMetrics.sectionTitlePadding).rounded(.up))
    }
    let outer = isHeader ? (isFirst ? Spacing.aboveFirstTitle : Spacing.aboveTitle) : Spacing.title
    return text.rounded(.up) + Spacing.title + outer
  }

  /// How a table is drawn.
  public enum Style: Int, Sendable {
    /// Rows below one another, groups from side to side, and groups with round corners.
    case plain, grouped, insetGrouped

    var core: TableStyle {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }
  /// Where a row would come to.
  public enum ScrollPosition: Int, Sendable {
    /// The positions of UIKit.
    case none, top, middle, bottom
  }
  /// How a row would appear.
  public enum RowAnimation: Int, Sendable {
    /// The animations of UIKit; nothing moves.
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
}

extension View {
  /// Both side margins of a row together.
  fileprivate func defaultMarginsOfCells(width: Double) -> Double {
    let margins = TableCellMetrics.contentMargins(on: platform, width: width)
    return margins.left + margins.right
  }
}
