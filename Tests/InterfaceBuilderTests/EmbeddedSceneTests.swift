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
    #expect(pictures[3].panels[0].framesByIdentifier["inner3"] == Rect(x: 0, y: 0, width: root.width, height: 30))
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
    let edges = ["leading", "trailing", "top", "bottom"]
    func container(_ id: String, embedding destination: String) -> String {
      """
      <containerView opaque='NO' contentMode='scaleToFill' translatesAutoresizingMaskIntoConstraints='NO' id='\(id)'>
      <rect key='frame' x='0' y='0' width='300' height='500'/>
      <connections><segue destination='\(destination)' kind='embed' id='\(id)-segue'/></connections></containerView>
      """
    }
    func pins(_ id: String, to root: String, by inset: [Double]) -> String {
      zip(edges, inset).map {
        "<constraint firstItem='\(id)' firstAttribute='\($0)' secondItem='\(root)' secondAttribute='\($0)' constant='\($1)' id='\(id)-\($0)'/>"
      }.joined(separator: "\n")
    }
    func scene(_ id: String, _ size: Size, views: String, constraints: String) -> String {
      """
      <scene sceneID='\(id)-scene'><objects><viewController id='\(id)' sceneMemberID='viewController'>
      <view key='view' contentMode='scaleToFill' id='\(id)-view'>
      <rect key='frame' x='0' y='0' width='\(size.width)' height='\(size.height)'/>
      <autoresizingMask key='autoresizingMask' widthSizable='YES' heightSizable='YES'/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view></viewController></objects></scene>
      """
    }
    let inset = [16.0, -16, 100, -20]
    let outer = scene(
      "outer", Size(375, 667),
      views: container("first", embedding: "inner1")
        + container("second", embedding: "navigation"),
      constraints: pins("first", to: "outer-view", by: inset) + pins("second", to: "outer-view", by: inset))
    let inner1 = scene(
      "inner1", Size(300, 500), views: container("third", embedding: "inner3"),
      constraints: pins("third", to: "inner1-view", by: [0, 0, 0, 0]))
    let navigation = """
      <scene sceneID='navigation-scene'><objects><navigationController id='navigation' sceneMemberID='viewController'>
      <navigationBar key='navigationBar' contentMode='scaleToFill' id='bar'/><connections>
      <segue destination='inner2' kind='relationship' relationship='rootViewController' id='root-segue'/></connections>
      </navigationController></objects></scene>
      """
    let view = """
      <view contentMode='scaleToFill' id='inner3'><rect key='frame' x='0' y='0' width='300' height='30'/>
      <autoresizingMask key='autoresizingMask' widthSizable='YES' flexibleMaxY='YES'/></view>
      """
    let back = last.map { container("fourth", embedding: $0) } ?? ""
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' toolsVersion='21701' useAutolayout='YES' useTraitCollections='YES' useSafeAreas='YES'>
      <device id='retina4_7' orientation='portrait'/><scenes>
      \(outer)\(inner1)\(navigation)
      \(scene("inner2", Size(300, 500), views: "", constraints: ""))
      \(scene("inner3", Size(300, 500), views: view + back, constraints: ""))
      </scenes></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "embedded.storyboard", text: text)).0)
    return document.figures(named: "embedded").figures
  }
}
