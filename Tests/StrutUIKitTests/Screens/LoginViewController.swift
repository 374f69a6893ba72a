import StrutUIKit

class LoginViewController: UIViewController, UITextFieldDelegate {
  private let titleLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Welcome back"
    label.font = UIFont.preferredFont(forTextStyle: .largeTitle)
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    return label
  }()

  private let emailField = UITextField()
  private let passwordField = UITextField()
  private lazy var loginButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var stackTop: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Login"
    view.backgroundColor = .systemBackground

    emailField.placeholder = "Email"
    emailField.borderStyle = .roundedRect
    emailField.keyboardType = .emailAddress
    emailField.autocapitalizationType = .none
    emailField.textContentType = .username
    emailField.delegate = self

    passwordField.placeholder = "Password"
    passwordField.borderStyle = .roundedRect
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go

    loginButton.setTitle("Log In", for: .normal)
    loginButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    loginButton.setTitleColor(.white, for: .normal)
    loginButton.backgroundColor = .systemBlue
    loginButton.layer.cornerRadius = 8
    loginButton.addAction(UIAction { [weak self] _ in self?.login() }, for: .touchUpInside)

    let stack = UIStackView(arrangedSubviews: [emailField, passwordField, loginButton])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(24, after: passwordField)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(titleLabel)
    view.addSubview(stack)

    let top = stack.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 32)
    stackTop = top
    let width = stack.widthAnchor.constraint(lessThanOrEqualToConstant: 400)
    width.priority = .required - 1
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
      titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      top, width,
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      loginButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  private func login() {
    spinner.startAnimating()
    UIView.animate(withDuration: 0.3) {
      self.stackTop?.constant = 16
      self.view.layoutIfNeeded()
    }
  }
}
