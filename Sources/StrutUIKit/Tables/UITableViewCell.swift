import ViewLayout
public import Foundation

/// A row of a table.
open class UITableViewCell: UIView {
  override class var kind: ViewKind { .tableViewCell }

  /// What holds the content; its margins are the cell's, and it ends at an accessory.
  public let contentView = UIView()
  /// What the row was made of.
  public let reuseIdentifier: String?
  private let style: CellStyle
  private var list: ListContentView?

  /// A row whose own labels stand as the style says; they are made when they are first asked for.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: ControlMetrics.tableRowHeight))
  }
  /// A row from an archive: one without labels.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
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

  // MARK: The row's own content

  private var ownList: ListContentView {
    if let list { return list }
    let made = ListContentView(style: style.listStyle)
    put(made)
    return made
  }

  private func put(_ view: ListContentView?) {
    list?.removeFromSuperview()
    list = view
    guard let view else { return }
    view.frame = contentView.bounds
    view.fill(contentView)
  }

  /// The row's text.
  open var textLabel: UILabel? { ownList.textLabel }
  /// The row's second text; `nil` for a row of the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : ownList.secondaryLabel }
  /// The image before the texts.
  open var imageView: UIImageView? { ownList.imageView }

  /// The content of a row as iOS draws it, to be filled and given to `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }
  /// What the row shows; setting it takes the place of labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if let configuration = contentConfiguration as? UIListContentConfiguration {
        put(ListContentView(configuration))
      } else {
        put(nil)
        if let view = contentConfiguration?.makeContentView() { view.fill(contentView) }
      }
    }
  }
  /// What is behind the row; its colour is drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if let color = backgroundConfiguration?.backgroundColor { backgroundColor = color } }
  }
  /// Called never: rows do not change their state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Does nothing: it would change no picture.
  open func setNeedsUpdateConfiguration() {}

  // MARK: Accessories

  /// The view at the trailing side, in the middle of the height.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView {
        if accessoryView.bounds.isEmpty { accessoryView.frame.size = CGSize(accessoryView.barSize) }
        addSubview(accessoryView)
      }
      makeRoom()
    }
  }
  /// What is drawn at the trailing side.
  open var accessoryType: AccessoryType {
    get { AccessoryType(rawValue: ViewLayout.AccessoryType.allCases.firstIndex(of: core.look.accessory) ?? 0) ?? .none }
    set {
      core.look.accessory = ViewLayout.AccessoryType.allCases[newValue.rawValue]
      makeRoom()
    }
  }
  /// Kept: nobody edits.
  open var editingStyle: EditingStyle { .none }
  /// Kept: it is not shown behind the content.
  open var multipleSelectionBackgroundView: UIView?
  /// Kept: nothing is focused.
  open var focusStyle = FocusStyle.default
  /// What editing would do to a row.
  public enum EditingStyle: Int, Sendable {
    /// The styles of UIKit.
    case none, delete, insert
  }
  /// How a focused row looks.
  public enum FocusStyle: Int, Sendable {
    /// The styles of UIKit.
    case `default`, custom
  }
  /// Kept: what would be at the leading side while rows are edited.
  open var editingAccessoryType = AccessoryType.none

  /// How much of the width the accessory takes from the content, which has a margin of 8 points before it.
  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.frame.width + core.layoutMargins.right }
    return accessoryType == .none ? 0 : ControlMetrics.accessoryInset(of: core.look.accessory) - 8
  }

  private func makeRoom() {
    contentView.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: max(0, bounds.width - accessoryWidth), height: bounds.height)
    setNeedsLayout()
  }

  /// Places content and accessory.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (width, height) = (bounds.width, bounds.height)
    let content = CGRect(
      x: isMirrored ? accessoryWidth : 0, y: 0, width: max(0, width - accessoryWidth), height: height)
    if contentView.frame != content { contentView.frame = content }
    guard let accessoryView else { return }
    let (size, margin) = (accessoryView.frame.size, core.layoutMargins)
    let place = CGRect(
      x: isMirrored ? margin.left : width - margin.right - size.width, y: (height - size.height) / 2,
      width: size.width, height: size.height)
    if accessoryView.frame != place { accessoryView.frame = place }
  }

  // MARK: Kept

  /// Called never: rows are not used again.
  open func prepareForReuse() {}
  /// Keeps whether the row is chosen.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Keeps whether the row is pressed.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Kept; changes no picture.
  open var isSelected = false
  /// Kept; changes no picture.
  open var isHighlighted = false
  /// Kept; changes no picture.
  open var isEditing = false
  /// Kept; changes no picture.
  open var selectionStyle = SelectionStyle.default
  /// Kept: the line begins at the texts.
  open var separatorInset = UIEdgeInsets.zero
  /// Kept; changes no picture.
  open var selectedBackgroundView: UIView?
  /// Kept: it is not shown behind the row.
  open var backgroundView: UIView?
  /// Kept; a step of indentation is `indentationWidth` wide.
  open var indentationLevel = 0
  /// In points; kept.
  open var indentationWidth: CGFloat = 10
  /// Kept; changes no picture.
  open var shouldIndentWhileEditing = true
  /// Kept; changes no picture.
  open var showsReorderControl = false
  /// Never.
  open var showingDeleteConfirmation: Bool { false }
  /// Kept; changes no picture.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Kept: a row does not change its background by its state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Kept: a row does not change its content by its state.
  open var automaticallyUpdatesContentConfiguration = true

  /// What is drawn at the trailing side.
  public enum AccessoryType: Int, Sendable {
    /// The accessories of UIKit.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// How a row's own labels are arranged.
  public enum CellStyle: Int, Sendable {
    /// One text; two at the sides; two in columns; two below one another.
    case `default`, value1, value2, subtitle

    var listStyle: UIListContentConfiguration.Arrangement {
      switch self {
      case .default: .single
      case .value1: .sides
      case .value2: .columns
      case .subtitle: .stacked
      }
    }
  }
  /// How a chosen row is drawn.
  public enum SelectionStyle: Int, Sendable {
    /// The styles of UIKit; no row is chosen.
    case none, blue, gray, `default`
  }
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// The styles of UIKit.
    case none, singleLine
  }
}
