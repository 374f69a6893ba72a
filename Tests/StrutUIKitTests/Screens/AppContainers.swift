#if canImport(UIKit)
  import UIKit
#else
  import StrutUIKit
#endif

/// Tabs of navigation stacks, and a screen with a child.
enum AppContainers {
  static func makeTabs() -> UITabBarController {
    let home = HomeViewController()
    let homeNavigation = UINavigationController(rootViewController: home)
    homeNavigation.navigationBar.prefersLargeTitles = true
    homeNavigation.tabBarItem = UITabBarItem(
      title: "Home", image: UIImage(systemName: "house"), selectedImage: UIImage(systemName: "house.fill"))
    let other = UIViewController()
    other.view.backgroundColor = .systemGray6
    other.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    let tabs = UITabBarController()
    tabs.setViewControllers([homeNavigation, other], animated: false)
    tabs.tabBar.tintColor = .systemIndigo
    tabs.selectedIndex = 0
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemBackground
    appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
    homeNavigation.navigationBar.standardAppearance = appearance
    homeNavigation.navigationBar.scrollEdgeAppearance = appearance
    return tabs
  }
}

final class HomeViewController: UIViewController {
  let banner = BannerViewController()
  let safeBox = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    safeBox.translatesAutoresizingMaskIntoConstraints = false
    safeBox.backgroundColor = .quaternarySystemFill
    view.addSubview(safeBox)
    add(banner)
    NSLayoutConstraint.activate([
      safeBox.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      safeBox.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      safeBox.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      safeBox.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      banner.view.topAnchor.constraint(equalTo: safeBox.topAnchor, constant: 20),
      banner.view.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      banner.view.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func add(_ child: UIViewController) {
    addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

final class BannerViewController: UIViewController {
  override func loadView() {
    let view = UIView()
    view.layer.cornerRadius = 12
    view.backgroundColor = .systemYellow.withAlphaComponent(0.3)
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.heightAnchor.constraint(equalToConstant: 80).isActive = true
  }
}
