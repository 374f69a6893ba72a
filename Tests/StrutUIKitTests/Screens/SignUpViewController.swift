#if canImport(UIKit)
  import UIKit
#else
  import StrutUIKit
#endif

/// A form with a header whose spaces are shared out, text styles, menus and an alert.
final class SignUpViewController: UIViewController, UITextFieldDelegate {
  private enum Metrics {
    static let side: CGFloat = 24
    static let fieldHeight: CGFloat = 48
    static let corner: CGFloat = 10
  }

  let logo = UIImageView(
    image: UIImage(
      systemName: "person.crop.circle.badge.plus",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 48, weight: .light)))
  let headline = UILabel()
  let fields = UIStackView()
  let terms = UILabel()
  let spinner = UIActivityIndicatorView(style: .medium)
  private(set) var emailField: UITextField!
  private(set) var passwordField: UITextField!
  private var observers: [NSObjectProtocol] = []

  lazy var createButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Create Account"
    configuration.buttonSize = .large
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = Metrics.corner
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
      return outgoing
    }
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.createAccount() })
    button.configurationUpdateHandler = { button in
      button.alpha = button.isEnabled ? 1 : 0.5
    }
    return button
  }()

  private lazy var moreButton: UIButton = {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
    button.menu = UIMenu(
      title: "",
      children: [
        UIAction(title: "Help", image: UIImage(systemName: "questionmark.circle")) { _ in },
        UIAction(title: "Delete", attributes: .destructive, state: .off) { _ in },
      ])
    button.showsMenuAsPrimaryAction = true
    return button
  }()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = NSLocalizedString("Sign Up", comment: "")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    observers.forEach(NotificationCenter.default.removeObserver)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: moreButton)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    configureViews()
    configureConstraints()
    observeKeyboard()
  }

  private func makeField(_ placeholder: String, isSecure: Bool = false) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.isSecureTextEntry = isSecure
    field.borderStyle = .none
    field.backgroundColor = .secondarySystemBackground
    field.layer.cornerRadius = Metrics.corner
    field.layer.cornerCurve = .continuous
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 0))
    field.leftViewMode = .always
    field.clearButtonMode = .whileEditing
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
    field.translatesAutoresizingMaskIntoConstraints = false
    field.heightAnchor.constraint(equalToConstant: Metrics.fieldHeight).isActive = true
    return field
  }

  private func configureViews() {
    logo.tintColor = .tintColor
    logo.contentMode = .scaleAspectFit
    headline.text = "Join the Club"
    headline.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
    headline.textAlignment = .center
    headline.accessibilityTraits = [.header]

    emailField = makeField("E-mail")
    emailField.keyboardType = .emailAddress
    emailField.textContentType = .emailAddress
    emailField.autocapitalizationType = .none
    passwordField = makeField("Password", isSecure: true)
    passwordField.textContentType = .newPassword
    passwordField.returnKeyType = .join

    fields.axis = .vertical
    fields.spacing = UIStackView.spacingUseSystem
    fields.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: Metrics.side, bottom: 0, trailing: Metrics.side)
    fields.isLayoutMarginsRelativeArrangement = true
    [emailField, passwordField, createButton].forEach(fields.addArrangedSubview(_:))
    fields.setCustomSpacing(2 * Metrics.side, after: passwordField)

    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineSpacing = 2
    let text = NSMutableAttributedString(
      string: "By signing up you accept our ",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.secondaryLabel,
        .paragraphStyle: paragraph,
      ])
    text.append(
      NSAttributedString(string: "terms", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
    terms.attributedText = text
    terms.numberOfLines = 0
    terms.setContentCompressionResistancePriority(.required, for: .vertical)
    spinner.hidesWhenStopped = true
    spinner.color = .systemGray
  }

  private func configureConstraints() {
    let safeArea = view.safeAreaLayoutGuide
    for subview in [logo, headline, fields, terms, spinner] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let width = fields.widthAnchor.constraint(lessThanOrEqualToConstant: 420)
    let fill = fields.widthAnchor.constraint(equalTo: safeArea.widthAnchor)
    fill.priority = .defaultHigh
    NSLayoutConstraint.activate([
      logo.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      logo.widthAnchor.constraint(equalToConstant: 80),
      logo.heightAnchor.constraint(equalTo: logo.widthAnchor),
      headline.topAnchor.constraint(equalToSystemSpacingBelow: logo.bottomAnchor, multiplier: 2),
      headline.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      headline.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      // The room above the logo is half of the room between the headline and the fields.
      safeArea.topAnchor.anchorWithOffset(to: logo.topAnchor).constraint(
        equalTo: headline.bottomAnchor.anchorWithOffset(to: fields.topAnchor), multiplier: 0.5),
      headline.bottomAnchor.anchorWithOffset(to: fields.topAnchor).constraint(equalToConstant: 40),
      width, fill,
      fields.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      terms.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      terms.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      safeArea.bottomAnchor.constraint(equalToSystemSpacingBelow: terms.bottomAnchor, multiplier: 1),
      spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      spinner.topAnchor.constraint(greaterThanOrEqualTo: fields.bottomAnchor, constant: 12),
      spinner.centerYAnchor.constraint(equalTo: fields.bottomAnchor, constant: 30),
    ])
  }

  private func observeKeyboard() {
    let center = NotificationCenter.default
    observers = [
      center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) { note in
        guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        print(frame.height)
      }
    ]
  }

  private func validate() {
    createButton.isEnabled = emailField.hasText && passwordField.hasText
  }

  private func createAccount() {
    spinner.startAnimating()
    let alert = UIAlertController(title: "Sorry", message: "Nobody is here.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Reason" }
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.spinner.stopAnimating() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    present(alert, animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
