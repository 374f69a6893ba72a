public import Diagnostics
public import Figures
import Geometry

/// A scene of a storyboard with its view controller, or a top-level view of a xib.
public struct InterfaceScene: Sendable {
  /// The name of the scene: the controller's storyboard identifier, class, title or kind.
  public var name: String
  /// The id of the controller, or of the view in a xib.
  public var id: String
  /// The view controller; `nil` in a xib.
  public var controller: DocumentElement?
  public var view: InterfaceView
  /// The outlets of the scene's views, by the views' ids.
  public var outlets: [String: String] = [:]
  /// The bars around the scene, which follow from the relations of controllers.
  public var surroundings = InterfaceSurroundings()

  public var range: SourceRange { controller?.range ?? view.element.range }

  /// The edges of the view that reach below bars; those that a document does not name among some do not.
  var extendedEdges: RectEdges {
    guard let edges = controller?.child(named: "extendedEdge", key: "edgesForExtendedLayout") else { return .all }
    let named: [(key: String, edges: RectEdges)] = [
      ("top", .minY), ("left", .minX), ("bottom", .maxY), ("right", .maxX),
    ]
    return named.reduce(into: []) { if edges.boolean($1.key) == true { $0.formUnion($1.edges) } }
  }
}

/// A view of a scene that shows another controller.
public struct ContainerView: Hashable, Sendable {
  /// The id of the controller whose scene has the view.
  public var controller: String
  /// The id of the view.
  public var view: String
}

/// The bars around a controller.
public struct InterfaceSurroundings: Hashable, Sendable {
  public var navigationBar: NavigationBar?
  public var hasTabBar = false
  public var hasToolbar = false
  /// The tab bar of the containing controllers.
  public var tabBar: DocumentElement?
  public var toolbar: DocumentElement?
  /// Whether the canvas shows the bar at the bottom as translucent or not; `nil` where it says neither.
  public var hasTranslucentBottomBar: Bool?
  /// The tab bar items of the tab bar controller.
  public var tabs: [DocumentElement] = []
  public var selectedTab: Int?
  /// Whether it is embedded in a container view of another scene.
  public var isEmbedded = false
  /// The container view that it fills, whether by itself or in a navigation or tab bar controller.
  public var containerView: ContainerView?
  /// The column of a split view in which it stands; `nil` for none.
  public var column: SplitColumn?
  /// Whether a segue presents it, and nothing says how.
  public var isPresented = false
  /// Whether phones show it on a card: it is presented, or in a controller that is.
  public var isOnCard = false

  public struct NavigationBar: Hashable, Sendable {
    public var isTranslucent = true
    public var hasLargeTitle = false
    public var hasPrompt = false
    /// The navigation bar of the navigation controller, or its substitute on the canvas.
    public var element: DocumentElement?
    /// The title of the controller that pushes this one.
    public var backTitle: String?
  }
}
