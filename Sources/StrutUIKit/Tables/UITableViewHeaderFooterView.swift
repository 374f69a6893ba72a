public import Foundation

/// A view above or below a section.
open class UITableViewHeaderFooterView: UIView {
  /// What holds the content.
  public let contentView = UIView()
  /// What the view was made of.
  public let reuseIdentifier: String?

  /// A view for a table.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// A view from an archive: one without content.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  /// A view for a table, of a class that it only knows as a value.
  public required convenience init(reusedAs identifier: String) { self.init(reuseIdentifier: identifier) }

  override func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The view's text, made when it is first asked for.
  open private(set) lazy var textLabel: UILabel? = {
    let list = ListContentView(style: .single)
    list.textLabel.font = .systemFont(ofSize: 13)
    list.textLabel.textColor = .secondaryLabel
    list.fill(contentView)
    return list.textLabel
  }()
  /// Kept: it is not shown.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// What the view shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { if let view = contentConfiguration?.makeContentView() { view.fill(contentView) } }
  }
  /// Kept: it is not shown behind the content.
  open var backgroundView: UIView?
  /// Called never: views are not used again.
  open func prepareForReuse() {}
}
