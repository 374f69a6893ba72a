import StrutUIKit

final class ArticleCell: UITableViewCell {
  static let identifier = "ArticleCell"
  let thumbnail = UIImageView(image: UIImage(systemName: "photo"))
  let titleLabel = UILabel()
  let bodyLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    bodyLabel.font = .preferredFont(forTextStyle: .body)
    bodyLabel.numberOfLines = 0
    bodyLabel.textColor = .secondaryLabel
    thumbnail.contentMode = .scaleAspectFit
    for subview in [thumbnail, titleLabel, bodyLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(subview)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      thumbnail.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      thumbnail.topAnchor.constraint(equalTo: margins.topAnchor),
      thumbnail.widthAnchor.constraint(equalToConstant: 60),
      thumbnail.heightAnchor.constraint(equalTo: thumbnail.widthAnchor, multiplier: 0.75),
      thumbnail.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      titleLabel.leadingAnchor.constraint(equalToSystemSpacingAfter: thumbnail.trailingAnchor, multiplier: 2),
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bodyLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      bodyLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      bodyLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
  }
}

class ArticlesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .plain)
  let articles = [
    "Short.", "A text that is long enough to need several lines in the width that the cell leaves for it.",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
    tableView.register(ArticleCell.self, forCellReuseIdentifier: ArticleCell.identifier)
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { articles.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: ArticleCell.identifier, for: indexPath) as! ArticleCell
    cell.titleLabel.text = "Article \(indexPath.row)"
    cell.bodyLabel.text = articles[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
