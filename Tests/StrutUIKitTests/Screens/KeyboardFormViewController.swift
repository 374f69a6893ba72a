import StrutUIKit

class KeyboardFormViewController: UIViewController, UITextViewDelegate {
  let textView = UITextView()
  let toolbar = UIView()
  let sendButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send"
    configuration.image = UIImage(systemName: "paperplane.fill")
    configuration.imagePadding = 6
    configuration.cornerStyle = .capsule
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in })
  }()

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.font = .preferredFont(forTextStyle: .body)
    textView.delegate = self
    textView.keyboardDismissMode = .interactive
    toolbar.backgroundColor = .secondarySystemBackground
    [textView, toolbar].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    sendButton.translatesAutoresizingMaskIntoConstraints = false
    toolbar.addSubview(sendButton)
    let tap = UITapGestureRecognizer(target: self, action: nil)
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: toolbar.topAnchor),
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      toolbar.heightAnchor.constraint(equalToConstant: 52),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: toolbar.bottomAnchor),
      sendButton.centerYAnchor.constraint(equalTo: toolbar.centerYAnchor),
      sendButton.trailingAnchor.constraint(equalTo: toolbar.layoutMarginsGuide.trailingAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }
}
