import StrutUIKit

/// Layout guides as spacers, a child controller, and constraints that depend on the size class.
class GuidesViewController: UIViewController {
  private let spacer = UILayoutGuide()
  private let child = UIViewController()
  let left = UIView()
  let right = UIView()
  private var compactConstraints: [NSLayoutConstraint] = []
  private var regularConstraints: [NSLayoutConstraint] = []
  private(set) var turns: [CGSize] = []
  private(set) var layouts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addLayoutGuide(spacer)
    left.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(left)
    addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child.view)
    child.didMove(toParent: self)

    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      left.topAnchor.constraint(equalTo: safeArea.topAnchor),
      left.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      child.view.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ])
    compactConstraints = [
      left.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      child.view.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      spacer.topAnchor.constraint(equalTo: left.bottomAnchor),
      spacer.bottomAnchor.constraint(equalTo: child.view.topAnchor),
      spacer.heightAnchor.constraint(equalToConstant: 10),
      left.heightAnchor.constraint(equalTo: child.view.heightAnchor),
    ]
    regularConstraints = [
      left.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      child.view.topAnchor.constraint(equalTo: safeArea.topAnchor),
      spacer.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      spacer.trailingAnchor.constraint(equalTo: child.view.leadingAnchor),
      spacer.widthAnchor.constraint(equalToConstant: 10),
      left.widthAnchor.constraint(equalTo: child.view.widthAnchor, multiplier: 2),
    ]
    updateLayout()
  }

  var childView: UIView { child.view }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLayout()
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.turns.append(size) })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }

  private func updateLayout() {
    if traitCollection.verticalSizeClass == .compact {
      NSLayoutConstraint.deactivate(compactConstraints)
      NSLayoutConstraint.activate(regularConstraints)
    } else {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(compactConstraints)
    }
  }
}
