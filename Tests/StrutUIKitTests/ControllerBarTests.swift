import Figures
import Geometry
import Staging
import Strut
import StrutUIKit
import Testing

/// The bars of controllers are as high as those of figures, and at the same places.
@Suite struct ControllerBarTests {
  private static let places = [
    "iphone-15", "iphone-8", "iphone-15-pro-max", "ipad-10th-generation-a16", "ipad-pro-9-7",
  ]
  .flatMap { device in [Orientation.portrait, .landscape].map { (device, $0) } }

  @Test(arguments: places, [false, true])
  func barsTakeWhatTheyTakeInAFigure(_ place: (device: String, orientation: Orientation), isLarge: Bool) throws {
    let screen = try screen(on: place, isLarge: isLarge, hasSearch: isLarge)
    let bars =
      "{navigationBar: {title: T, prefersLargeTitles: \(isLarge)}, tabBar: {items: [A, B]}"
      + (isLarge ? ", searchBar: {placeholder: Find}}" : "}")
    let text = """
      device: \(place.device)
      orientation: \(place.orientation.rawValue)
      bars: \(bars)
      views: [{view: v, frame: [0, 0, 10, 10]}]
      """
    let source = SourceFile(name: "bars.yaml", text: text)
    let panel = try #require(solveFigure(source, name: "bars", imagesIn: ".").0?.pictures.first?.panels.first)
    let root = panel.root.safeAreaInsets
    #expect(screen.insets == [root.top, root.bottom], "\(place)")
    // Both bars are where the figure has them.
    let (top, bottom) = (try #require(panel.surroundings.navigationBar), try #require(panel.surroundings.bottomBar))
    #expect(screen.navigationBar == top.ownRows)
    #expect(screen.tabBar == bottom.frame)
  }

  /// With nothing to scroll there is room for bars all the same, in the first of a controller's views (the interface of
  /// `UIScrollView` says so under `automatic`), unless another behaviour is asked for.
  @Test(arguments: ["automatic", "scrollableAxes", "never"], [true, false])
  func theFirstViewMakesRoomForBars(behavior: String, isFirst: Bool) throws {
    let first = isFirst ? "" : "{view: first, frame: [0, 0, 393, 1]}, "
    let text = """
      device: iphone-15
      bars: {navigationBar: {title: T}, tabBar: {items: [A, B]}}
      views: [\(first){scrollView: list, frame: {inset: 0}, contentInsetAdjustmentBehavior: \(behavior), contentSize: [393, 9]}]
      """
    let source = SourceFile(name: "list.yaml", text: text)
    let panel = try #require(solveFigure(source, name: "list", imagesIn: ".").0?.pictures.first?.panels.first)
    let list = try #require(panel.views.first { $0.name == "list" })
    let hasRoom = behavior == "automatic" && isFirst
    #expect(list.contentInset == (hasRoom ? EdgeInsets(top: 59 + 44, left: 0, bottom: 34 + 49, right: 0) : .zero))
    #expect(list.bounds.origin.y == (hasRoom ? -103 : 0))
    // The same in Swift.
    let (content, scrollView) = (UIViewController(), UIScrollView())
    if !isFirst { content.view.addSubview(UIView()) }
    scrollView.contentInsetAdjustmentBehavior =
      ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never][behavior] ?? .always
    scrollView.contentSize = CGSize(width: 393, height: 9)
    scrollView.frame = content.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.view.addSubview(scrollView)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    _ = tabs.layOut(on: try #require(Device.named("iphone-15")), orientation: .portrait)
    let inset = scrollView.adjustedContentInset
    #expect([inset.top, inset.bottom].map { Double($0) } == [list.contentInset.top, list.contentInset.bottom])
  }

  /// What a screen's controllers say, and where the screen then begins, how high it is, and what is covered of it.
  struct Ending: Sendable {
    var isBarTranslucent = true
    var areTabsTranslucent = true
    var edges = UIRectEdge.all
    var includesOpaqueBars = false
    var expected: [Double]
  }

  private static let endings = [
    Ending(expected: [0, 852, 103, 83]), Ending(isBarTranslucent: false, expected: [103, 749, 0, 83]),
    Ending(isBarTranslucent: false, areTabsTranslucent: false, expected: [103, 666, 0, 0]),
    Ending(isBarTranslucent: false, areTabsTranslucent: false, includesOpaqueBars: true, expected: [0, 852, 103, 83]),
    Ending(edges: .bottom, expected: [103, 749, 0, 83]),
  ]

  /// A screen ends at bars that are not translucent, unless its controller says that it reaches below them, as the same
  /// does in a figure.
  @Test(arguments: endings) func screensEndAtOpaqueBars(_ ending: Ending) throws {
    let content = UIViewController()
    content.edgesForExtendedLayout = ending.edges
    content.extendedLayoutIncludesOpaqueBars = ending.includesOpaqueBars
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = ending.isBarTranslucent
    navigation.extendedLayoutIncludesOpaqueBars = ending.includesOpaqueBars
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    tabs.tabBar.isTranslucent = ending.areTabsTranslucent
    let window = tabs.layOut(on: try #require(Device.named("iphone-15")), orientation: .portrait)
    let shown = try #require(content.view)
    let (frame, insets) = (shown.convert(shown.bounds, to: window), shown.safeAreaInsets)
    #expect([frame.origin.y, frame.size.height, insets.top, insets.bottom].map { Double($0) } == ending.expected)
    // The same in a figure.
    let text = """
      device: iphone-15
      bars:
        navigationBar: {isTranslucent: \(ending.isBarTranslucent)}
        tabBar: {items: [A], isTranslucent: \(ending.areTabsTranslucent)}
        edgesForExtendedLayout: \(ending.edges == .all ? "all" : "[bottom]")
        extendedLayoutIncludesOpaqueBars: \(ending.includesOpaqueBars)
      """
    let source = SourceFile(name: "bars.yaml", text: text)
    let panel = try #require(solveFigure(source, name: "bars", imagesIn: ".").0?.pictures.first?.panels.first)
    let root = panel.root
    #expect(
      [-panel.surroundings.screen.y, root.bounds.height, root.safeAreaInsets.top, root.safeAreaInsets.bottom]
        == ending.expected)
  }

  private struct Screen {
    var insets: [Double]
    var navigationBar: Rect
    var tabBar: Rect
  }

  private func screen(
    on place: (device: String, orientation: Orientation), isLarge: Bool, hasSearch: Bool
  ) throws -> Screen {
    let content = UIViewController()
    content.title = "T"
    if hasSearch {
      let search = UISearchController(searchResultsController: nil)
      content.navigationItem.searchController = search
      search.searchBar.placeholder = "Find"
    }
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = isLarge
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = tabs.layOut(on: try #require(Device.named(place.device)), orientation: place.orientation)
    func rect(_ view: UIView) -> Rect {
      let frame = view.convert(view.bounds, to: window)
      return Rect(x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
    }
    let insets = content.view.safeAreaInsets
    return Screen(
      insets: [insets.top, insets.bottom], navigationBar: rect(navigation.navigationBar), tabBar: rect(tabs.tabBar))
  }
}
