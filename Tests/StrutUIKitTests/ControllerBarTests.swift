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
