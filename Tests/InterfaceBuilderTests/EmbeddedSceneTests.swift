import Diagnostics
import Figures
import Geometry
import InterfaceBuilder
import Staging
import Testing
import Typography

/// Scenes in the container views of others, on another device than the canvas's.
@Suite struct EmbeddedSceneTests {
  /// The container view ends 20 points above the bottom of the screen, which the home indicator covers.
  @Test(
    arguments: [
      ("iphone-8", Orientation.portrait, Rect(x: 0, y: 0, width: 343, height: 547), 0.0),
      ("iphone-15", .portrait, Rect(x: 0, y: 0, width: 361, height: 732), 14),
      ("iphone-15", .landscape, Rect(x: 0, y: 0, width: 820, height: 273), 1),
    ])
  func theyFillTheirContainerView(
    _ device: String, _ orientation: Orientation, _ root: Rect, _ covered: Double
  ) throws {
    let pictures = try Self.pictures(on: device, orientation)
    #expect(pictures.map { $0.panels[0].views[0].bounds } == [Self.screen(device, orientation), root, root, root])
    #expect(pictures[1].panels[0].views[0].safeAreaInsets.bottom == covered)
    // What a navigation controller in the container view shows is below its bar.
    let bar = orientation == .landscape ? 32.0 : 44
    #expect(pictures[2].panels[0].views[0].safeAreaInsets.top == bar)
    // One in the container view of an embedded one, which fills that.
    #expect(pictures[3].panels[0].framesByIdentifier["strip"] == Rect(x: 0, y: 0, width: root.width, height: 30))
  }

  /// The canvas has the size that is stored for it.
  @Test func theCanvasIsAsItIsStored() throws {
    var figures = try Self.figures()
    let canvas = [Size(375, 667), Size(300, 500), Size(300, 500), Size(300, 500)]
    #expect(figures.map(Self.rootSize) == canvas)
    // Turned with its device, the scene is as large as its container view is there.
    for index in figures.indices { figures[index].orientations = [.landscape] }
    #expect(figures.map(Self.rootSize) == [Size(667, 375), Size(635, 255), Size(635, 255), Size(635, 255)])
  }

  /// Controllers that embed one another in a circle fill the screen, or one another, and do not hang.
  @Test func circlesEnd() throws {
    let figures = try Self.figures(embeddedInLast: "outer")
    #expect(figures.allSatisfy { $0.enclosure != nil })
    for var figure in figures {
      figure.devices = [try #require(Device.named("iphone-8"))]
      #expect(figure.pictures(measuringTextWith: FixedWidthMeasurer()).count == 1)
    }
  }

  /// A bar at the bottom of the screen is covered by the home indicator, however low it is; one without a height is opened
  /// later, and is as large as on the canvas.
  @Test(arguments: [(100.0, Size(393, 100), 34.0), (0, Size(375, 80), 0)])
  func lowContainerViewsHoldScenesToo(_ height: Double, _ size: Size, _ covered: Double) throws {
    let length = "<constraint firstItem='low' firstAttribute='height' constant='\(height)' id='h'/>"
    let figures = try Self.figures([
      Self.scene(
        "outer", Size(375, 667), views: Self.container("low", embedding: "inner"),
        constraints: Self.pins("low", to: "outer-view", by: [0, 0, nil, 0]) + length),
      Self.scene("inner", Size(375, 80)),
    ])
    var inner = figures[1]
    inner.devices = [try #require(Device.named("iphone-15"))]
    let root = inner.pictures(measuringTextWith: FixedWidthMeasurer())[0].panels[0].views[0]
    #expect(root.bounds.size == size && root.safeAreaInsets.bottom == covered)
    // A size that somebody asks for is the size.
    (inner.devices, inner.size) = ([], Size(200, 150))
    #expect(Self.rootSize(inner) == Size(200, 150))
  }

  /// What an embedded navigation controller begins with fills the container view; what is pushed is a screen, as it is on
  /// Xcode's canvas.
  @Test func pushedScenesAreScreens() throws {
    let figures = try Self.figures([
      Self.scene(
        "outer", Size(375, 667), views: Self.container("first", embedding: "navigation"),
        constraints: Self.pins("first", to: "outer-view", by: [10, -10, 10, -10])),
      Self.navigation(showing: "inner1"), Self.scene("inner1", pushing: "inner2"), Self.scene("inner2"),
    ])
    let sizes = try figures.map { figure in
      var figure = figure
      figure.devices = [try #require(Device.named("iphone-8"))]
      return Self.rootSize(figure)
    }
    #expect(sizes == [Size(375, 667), Size(355, 647), Size(375, 667)])
  }

  /// However many scenes a document says are in one another, only so many are laid out for one.
  @Test(arguments: [false, true]) func chainsEnd(_ isReversed: Bool) throws {
    let scenes = (0..<400).map { number in
      Self.scene(
        "s\(number)", Size(375, 667), views: Self.container("c\(number)", embedding: "s\(number + 1)"),
        constraints: Self.pins("c\(number)", to: "s\(number)-view", by: [1, -1, 1, -1]))
    }
    let figures = try Self.figures(isReversed ? scenes.reversed() : scenes)
    #expect(figures.count == 400 && figures.allSatisfy { ($0.enclosure?.outer.depth ?? 0) < 8 })
    var last = try #require(figures.last)
    last.devices = [try #require(Device.named("iphone-15"))]
    #expect(Self.rootSize(last).width > 370)
  }

  private static func rootSize(_ figure: Figure) -> Size {
    figure.pictures(measuringTextWith: FixedWidthMeasurer())[0].panels[0].views[0].bounds.size
  }

  private static func screen(_ device: String, _ orientation: Orientation) -> Rect? {
    Device.named(device).map { Rect(origin: .zero, size: $0.size(in: orientation)) }
  }

  private static func pictures(on device: String, _ orientation: Orientation) throws -> [Picture] {
    try figures().map { figure in
      var figure = figure
      figure.devices = [try #require(Device.named(device))]
      figure.orientations = [orientation]
      return figure.pictures(measuringTextWith: FixedWidthMeasurer())[0]
    }
  }

  /// Four scenes: one with two container views, what fills the first, what a navigation controller in the second shows, and
  /// what fills a container view of the scene in the first.
  private static func figures(embeddedInLast last: String? = nil) throws -> [Figure] {
    let inset = [16.0, -16, 100, -20]
    let strip = """
      <view contentMode='scaleToFill' id='strip'><rect key='frame' x='0' y='0' width='300' height='30'/>
      <autoresizingMask key='autoresizingMask' widthSizable='YES' flexibleMaxY='YES'/></view>
      """
    return try figures([
      scene(
        "outer", Size(375, 667),
        views: container("first", embedding: "inner1") + container("second", embedding: "navigation"),
        constraints: pins("first", to: "outer-view", by: inset) + pins("second", to: "outer-view", by: inset)),
      scene(
        "inner1", views: container("third", embedding: "inner3"),
        constraints: pins("third", to: "inner1-view", by: [0, 0, 0, 0])),
      navigation(showing: "inner2"), scene("inner2"),
      scene("inner3", views: strip + (last.map { container("fourth", embedding: $0) } ?? "")),
    ])
  }

  private static func figures(_ scenes: [String]) throws -> [Figure] {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' toolsVersion='21701' useAutolayout='YES' useTraitCollections='YES' useSafeAreas='YES'>
      <device id='retina4_7' orientation='portrait'/><scenes>\(scenes.joined())</scenes></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "embedded.storyboard", text: text)).0)
    return document.figures(named: "embedded").figures
  }

  private static func scene(
    _ id: String, _ size: Size = Size(300, 500), views: String = "", constraints: String = "",
    pushing pushed: String? = nil
  ) -> String {
    let segue =
      pushed.map { "<connections><segue destination='\($0)' kind='show' id='\(id)-push'/></connections>" } ?? ""
    return """
      <scene sceneID='\(id)-scene'><objects><viewController id='\(id)' sceneMemberID='viewController'>
      <view key='view' contentMode='scaleToFill' id='\(id)-view'>
      <rect key='frame' x='0' y='0' width='\(size.width)' height='\(size.height)'/>
      <autoresizingMask key='autoresizingMask' widthSizable='YES' heightSizable='YES'/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>\(segue)</viewController></objects></scene>
      """
  }

  private static func navigation(showing root: String) -> String {
    """
    <scene sceneID='navigation-scene'><objects><navigationController id='navigation' sceneMemberID='viewController'>
    <navigationBar key='navigationBar' contentMode='scaleToFill' id='bar'/><connections>
    <segue destination='\(root)' kind='relationship' relationship='rootViewController' id='root-segue'/></connections>
    </navigationController></objects></scene>
    """
  }

  private static func container(_ id: String, embedding destination: String) -> String {
    """
    <containerView opaque='NO' contentMode='scaleToFill' translatesAutoresizingMaskIntoConstraints='NO' id='\(id)'>
    <rect key='frame' x='0' y='0' width='300' height='500'/>
    <connections><segue destination='\(destination)' kind='embed' id='\(id)-segue'/></connections></containerView>
    """
  }

  /// Equal leading edges, trailing edges, tops and bottoms, but for constants; `nil` for none.
  private static func pins(_ id: String, to root: String, by inset: [Double?]) -> String {
    zip(["leading", "trailing", "top", "bottom"], inset).compactMap { edge, constant in
      constant.map {
        "<constraint firstItem='\(id)' firstAttribute='\(edge)' secondItem='\(root)' secondAttribute='\(edge)' constant='\($0)' id='\(id)-\(edge)'/>"
      }
    }.joined(separator: "\n")
  }
}
