public import Diagnostics

/// What one picture is made of: a scene of a storyboard with its view controller, or a view at the top of a xib.
public struct InterfaceScene: Sendable {
  /// How the picture is called: the storyboard's identifier of the controller, its class, or what it is.
  public var name: String
  /// The controller's, or in a xib the view's.
  public var id: String
  /// `nil` in a xib.
  public var controller: DocumentElement?
  public var view: InterfaceView
  /// The names that code has for the scene's views, by their ids.
  public var outlets: [String: String] = [:]
  /// The bars that the canvas shows around it, by the relations among controllers.
  public var surroundings = InterfaceSurroundings()

  public var range: SourceRange { controller?.range ?? view.element.range }
}

/// What bars a controller stands among.
public struct InterfaceSurroundings: Hashable, Sendable {
  public var navigationBar: NavigationBar?
  public var hasTabBar = false
  public var hasToolbar = false
  /// The tab bar and the toolbar of the controllers that hold it.
  public var tabBar: DocumentElement?
  public var toolbar: DocumentElement?
  /// The tab bar items of the tab bar controller's controllers, and which of them leads here.
  public var tabs: [DocumentElement] = []
  public var selectedTab: Int?
  /// Whether it is the initial controller, or one that this holds or pushes: what fills the screen.
  public var followsInitial = false
  /// Whether it stands in a container view of another scene.
  public var isEmbedded = false

  public struct NavigationBar: Hashable, Sendable {
    public var isTranslucent = true
    public var hasLargeTitle = false
    public var hasPrompt = false
    /// Of the navigation controller, or what stands for it on the canvas.
    public var element: DocumentElement?
    /// Of the controller that pushes this one.
    public var backTitle: String?
  }
}
