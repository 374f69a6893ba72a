#if canImport(UIKit)
  import UIKit
#else
  import StrutUIKit
#endif

/// A cell that is as high as its texts, with a badge that does not give way.
final class MessageCell: UITableViewCell {
  static let reuseIdentifier = String(describing: MessageCell.self)

  let avatar = UIImageView()
  let senderLabel = UILabel()
  let dateLabel = UILabel()
  let previewLabel = UILabel()
  let badge = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setupViews()
    setupLayout()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupViews()
    setupLayout()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    avatar.image = nil
    senderLabel.text = nil
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    badge.backgroundColor = .systemRed
  }

  private func setupViews() {
    selectionStyle = .none
    backgroundColor = .clear
    contentView.backgroundColor = .systemBackground
    avatar.layer.cornerRadius = 22
    avatar.layer.masksToBounds = true
    avatar.layer.borderWidth = 1 / UIScreen.main.scale
    avatar.layer.borderColor = UIColor.separator.cgColor
    avatar.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .systemGray4 : .systemGray5
    }
    senderLabel.font = .preferredFont(forTextStyle: .headline)
    dateLabel.font = .preferredFont(forTextStyle: .subheadline)
    dateLabel.textColor = .secondaryLabel
    previewLabel.font = .preferredFont(forTextStyle: .subheadline)
    previewLabel.textColor = .secondaryLabel
    previewLabel.numberOfLines = 2
    previewLabel.lineBreakMode = .byTruncatingTail
    badge.font = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 10
    badge.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    badge.clipsToBounds = true
    dateLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    dateLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    badge.setContentHuggingPriority(UILayoutPriority(rawValue: 999), for: .horizontal)
  }

  private func setupLayout() {
    let views = [avatar, senderLabel, dateLabel, previewLabel, badge]
    views.forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    let margins = contentView.layoutMarginsGuide
    let avatarBottom = avatar.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
    avatarBottom.priority = UILayoutPriority(999)
    avatarBottom.identifier = "avatar-bottom"
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: margins.topAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 44),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor, multiplier: 1),
      avatarBottom,
      senderLabel.leadingAnchor.constraint(equalToSystemSpacingAfter: avatar.trailingAnchor, multiplier: 1.5),
      senderLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      dateLabel.leadingAnchor.constraint(greaterThanOrEqualTo: senderLabel.trailingAnchor, constant: 8),
      dateLabel.firstBaselineAnchor.constraint(equalTo: senderLabel.firstBaselineAnchor),
      dateLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      previewLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
      previewLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor, constant: 2),
      previewLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      badge.leadingAnchor.constraint(equalTo: previewLabel.trailingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: previewLabel.centerYAnchor),
      badge.heightAnchor.constraint(equalToConstant: 20),
      badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor),
    ])
  }
}

/// A table with sections of two kinds, and a header above all.
final class InboxViewController: UITableViewController, UISearchBarDelegate {
  private enum Section: Int, CaseIterable {
    case unread
    case read
  }

  private let messages: [[(String, String)]] = [
    [("Ada", "The engine weaves algebraic patterns just as the loom weaves flowers and leaves, in long lines.")],
    [("Grace", "Ship it."), ("Edsger", "Considered harmful.")],
  ]

  override init(style: UITableView.Style) {
    super.init(style: style)
    title = "Inbox"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 72
    tableView.sectionHeaderHeight = 40
    tableView.sectionHeaderTopPadding = 0
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
    tableView.tableHeaderView = makeHeader()
    tableView.tableFooterView = UIView(frame: .zero)
    tableView.keyboardDismissMode = .onDrag
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    navigationItem.rightBarButtonItems = [editButtonItem, UIBarButtonItem(systemItem: .compose)]
    navigationItem.largeTitleDisplayMode = .always
  }

  private func makeHeader() -> UIView {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    let search = UISearchBar()
    search.searchBarStyle = .minimal
    search.placeholder = "Search"
    search.delegate = self
    search.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    search.frame = header.bounds
    header.addSubview(search)
    return header
  }

  private func refresh() {
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages[section].count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Section(rawValue: section) == .unread ? "Unread" : "Read"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: MessageCell.reuseIdentifier, for: indexPath)
        as? MessageCell
    else { return UITableViewCell() }
    let (sender, text) = messages[indexPath.section][indexPath.row]
    cell.senderLabel.text = sender
    cell.dateLabel.text = "9:41"
    cell.previewLabel.text = text
    cell.badge.text = "\(indexPath.row + 1)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(UIViewController(), animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
