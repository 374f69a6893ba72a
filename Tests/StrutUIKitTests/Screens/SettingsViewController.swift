import StrutUIKit

class SettingsViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let stackView = UIStackView()
  private(set) var switches: [UISwitch] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.title = "Settings"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in })

    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    stackView.axis = .vertical
    stackView.alignment = .fill
    stackView.distribution = .fill
    stackView.spacing = 16
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stackView)
    for name in ["Notifications", "Sounds", "Badges"] {
      stackView.addArrangedSubview(makeRow(name))
    }
    let slider = UISlider()
    slider.minimumValue = 0
    slider.maximumValue = 100
    slider.value = 40
    stackView.addArrangedSubview(slider)
    let segments = UISegmentedControl(items: ["Light", "Dark", "Auto"])
    segments.selectedSegmentIndex = 2
    stackView.addArrangedSubview(segments)

    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  private func makeRow(_ name: String) -> UIView {
    let label = UILabel()
    label.text = name
    label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.onTintColor = .systemGreen
    toggle.addAction(UIAction(handler: { action in print(action.title) }), for: .valueChanged)
    switches.append(toggle)
    let row = UIStackView(arrangedSubviews: [label, toggle])
    row.spacing = UIStackView.spacingUseSystem
    row.alignment = .center
    return row
  }
}
