import Geometry
import ViewLayout
public import Foundation

/// Rows below one another, as a data source makes them: all of them, whether they show or not.
open class UITableView: UIScrollView {
  override class var kind: ViewKind { .tableView }
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var rows: [UITableViewCell] = []

  /// A table of a style; all are drawn plain.
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Who makes the rows.
  open weak var dataSource: (any UITableViewDataSource)?
  /// In points; `automaticDimension` for rows as high as their constraints ask for.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// Without meaning: all rows are laid out.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// Rows as high as their constraints ask for.
  public static let automaticDimension: CGFloat = -1
  /// Kept.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// Kept.
  open var separatorInset = UIEdgeInsets.zero
  /// Kept.
  open var allowsSelection = true
  /// Kept.
  open var tableHeaderView: UIView?
  /// Kept.
  open var tableFooterView: UIView?
  /// Kept.
  open var refreshControl: UIView?

  /// Makes cells of a class.
  open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }
  /// A new cell of a registered class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    (cellClasses[identifier] ?? UITableViewCell.self).init(reusedAs: identifier)
  }
  /// A new cell of a registered class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellClasses[identifier]?.init(reusedAs: identifier)
  }
  /// Asks for the rows again.
  open func reloadData() {
    for row in rows { row.removeFromSuperview() }
    rows = []
    guard let dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: self) {
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let cell = dataSource.tableView(self, cellForRowAt: IndexPath(indexes: [section, row]))
        rows.append(cell)
        addSubview(cell)
      }
    }
    setNeedsLayout()
  }
  /// Nothing follows.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Runs both.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  open override func layoutSubviews() {
    if rows.isEmpty { reloadData() }
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows {
      let height =
        rowHeight > 0
        ? rowHeight
        : max(
          44,
          row.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height)
      let place = CGRect(x: 0, y: y, width: bounds.width, height: height)
      if row.frame != place { row.frame = place }
      y += height
    }
  }

  /// How a table is drawn.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
}

/// Who makes the rows of a table.
public protocol UITableViewDataSource: AnyObject {
  /// How many rows there are.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// A row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are; one unless said otherwise.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// Who is told of a table: nobody touches it.
public protocol UITableViewDelegate: UIScrollViewDelegate {}

extension IndexPath {
  /// The path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The path of an item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The section.
  public var section: Int { self[0] }
  /// The row.
  public var row: Int { self[1] }
  /// The item.
  public var item: Int { self[1] }
}

/// A row of a table.
open class UITableViewCell: UIView {
  override class var kind: ViewKind { .tableViewCell }

  /// What holds the content; its margins are the cell's.
  public let contentView = UIView()
  /// What the row was made of.
  public let reuseIdentifier: String?

  /// A row; its style is left to the content.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// A row with a frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  /// A row for a table. Subclasses that override both designated initialisers inherit it, so that a table can make rows
  /// of a class that it only knows as a value.
  public required convenience init(reusedAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  override func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.preservesSuperviewLayoutMargins = true
    addSubview(contentView)
  }

  /// Called never: rows are not used again.
  open func prepareForReuse() {}
  /// Kept.
  open func setSelected(_ selected: Bool, animated: Bool) {}
  /// Kept.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  /// Kept.
  open var selectionStyle = SelectionStyle.default
  /// Kept.
  open var accessoryView: UIView?
  /// What is drawn at the trailing side.
  open var accessoryType: AccessoryType {
    get { AccessoryType(rawValue: ViewLayout.AccessoryType.allCases.firstIndex(of: core.look.accessory) ?? 0) ?? .none }
    set { core.look.accessory = ViewLayout.AccessoryType.allCases[newValue.rawValue] }
  }

  /// What is drawn at the trailing side.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// How a row's own labels are arranged.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// How a chosen row is drawn.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}

/// A cell of a collection.
open class UICollectionViewCell: UIView {
  /// What holds the content.
  public let contentView = UIView()

  /// A cell with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Called never: cells are not used again.
  open func prepareForReuse() {}
  /// Kept.
  open var isSelected = false
  /// Kept.
  open var isHighlighted = false
}
