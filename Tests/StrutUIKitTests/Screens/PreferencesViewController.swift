#if canImport(UIKit)
  import UIKit
#else
  import StrutUIKit
#endif

/// Grouped rows of the system's own styles, with controls as accessories.
final class PreferencesViewController: UIViewController {
  struct Row {
    var title: String
    var detail: String?
    var style: UITableViewCell.CellStyle = .default
    var icon: String?
    var isOn: Bool?
  }

  let tableView = UITableView(frame: .zero, style: .grouped)
  private let sections: [(title: String?, footer: String?, rows: [Row])] = [
    (
      "General", "Changes apply at once.",
      [
        Row(title: "Language", detail: "English", style: .value1),
        Row(title: "Notifications", icon: "bell", isOn: true),
      ]
    ),
    (nil, nil, [Row(title: "About", detail: "Version 2.1", style: .subtitle)]),
  ]

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Preferences"
    navigationItem.backButtonDisplayMode = .minimal
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    tableView.separatorColor = .separator
    tableView.backgroundColor = .systemGroupedBackground
    tableView.contentInset.bottom = 20
    tableView.alwaysBounceVertical = true
    tableView.allowsMultipleSelection = false
  }
}

extension PreferencesViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    guard row.isOn == nil else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = row.title
      content.image = row.icon.flatMap { UIImage(systemName: $0) }
      content.imageProperties.tintColor = .systemRed
      content.textProperties.font = .preferredFont(forTextStyle: .body)
      cell.contentConfiguration = content
      let toggle = UISwitch()
      toggle.isOn = row.isOn ?? false
      toggle.onTintColor = .systemGreen
      toggle.addAction(UIAction { action in print((action.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
      cell.accessoryView = toggle
      cell.selectionStyle = .none
      return cell
    }
    let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

extension PreferencesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.section == 1 ? 60 : UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard section == 1 else { return nil }
    let header = UIView()
    header.backgroundColor = .systemFill
    return header
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    section == 1 ? 24 : UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    cell.backgroundColor = .secondarySystemGroupedBackground
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    view.endEditing(true)
  }
}
