import Diagnostics
import Figures
import Geometry
import InterfaceBuilder
import Staging
import Testing
import Typography

/// What a document leaves to the device, on another than the canvas's.
@Suite struct OtherDeviceTests {
  /// Groups and what is in their rows are 20 points from the sides of tables from 390 points on, and 16 from those of
  /// narrower ones, whichever Xcode saved the document; margins of an author's own stay.
  @Test(
    arguments: [("iphone-8", 375.0, 16.0), ("iphone-15", 393, 20), ("iphone-15-plus", 430, 20)], [21701, 14460])
  func rowsAreAsFarFromTheSidesAsTheScreenAsks(_ screen: (name: String, width: Double, side: Double), _ tools: Int)
    throws
  {
    let (name, width, side) = screen
    let views = try Self.views(on: [name], tools: tools)[0]
    #expect(views["usual"]?.x == side && views["usual"]?.width == width - 2 * side)
    #expect(views["usual-view"]?.x == side && views["usual-view"]?.width == width - 4 * side)
    #expect(views["own-view"]?.x == 40)
  }

  /// The line below a row is a pixel of the device up to iOS 12, and takes nothing from the content since.
  @Test(
    arguments: [
      ("iphone-8-plus", 14460, 43.5, 43.667), ("iphone-x", 14460, 43.5, 43.667), ("iphone-8", 14460, 43.5, 43.5),
      ("iphone-8", 14460, 43, 43), ("iphone-8", 21701, 43.5, 44),
    ])
  func linesBelowRowsArePixelsOfTheDevice(_ device: String, _ tools: Int, _ height: Double, _ found: Double) throws {
    let views = try Self.views(on: [device], tools: tools, contentHeight: height)[0]
    #expect(try abs(#require(views["usual-content"]).height - found) < 0.01)
  }

  /// Groups stand beside the sensor housing of a phone on its side, as the margins of their table do.
  @Test func groupsAreBesideWhatCoversTheSides() throws {
    let views = try Self.views(on: ["iphone-15"], .landscape)[0]
    #expect(views["usual"] == Rect(x: 79, y: 18, width: 694, height: 44))
    #expect(views["usual-view"]?.x == 20 && views["usual-view"]?.width == 654)
  }

  /// A table makes its header as wide as itself, and leaves it at its top, whatever its mask says.
  @Test func headersAreAsWideAsTheirTable() throws {
    let header = try Self.views(on: ["iphone-15-plus"])[0]["header"]
    #expect(header == Rect(x: 0, y: 0, width: 430, height: 18))
  }

  /// The width of the screen decides, however wide the table is.
  @Test func narrowTablesAskTheScreen() throws {
    let views = try Self.views(on: ["iphone-15-plus"], tableWidth: 300)[0]
    #expect(views["usual"]?.x == 20 && views["usual-view"]?.x == 20)
  }

  /// What one device asked for does not stay on the next.
  @Test func eachOfSeveralDevicesAsksForItsOwn() throws {
    let pictures = try Self.views(on: ["iphone-8", "iphone-15", "iphone-8"])
    #expect(pictures.map { $0["usual-view"]?.x } == [16, 20, 16])
  }

  /// A table makes a row as wide as the screen; what is no screen keeps its size, and nothing covers either.
  @Test(
    arguments: [
      ("tableViewCell", Size(375, 60), Size(393, 60)), ("tableViewCell", Size(375, 60.2), Size(393, 181.0 / 3)),
      ("collectionViewCell", Size(120, 80), Size(120, 80)),
      ("view", Size(248, 98), Size(248, 98)), ("view", Size(375, 667), Size(393, 852)),
      ("view", Size(600, 600), Size(393, 852)),
    ])
  func partsOfScreensFillNoScreen(_ kind: String, _ size: Size, _ found: Size) throws {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' toolsVersion='21701' useAutolayout='YES' useSafeAreas='YES'>
      <device id='retina6_1' orientation='portrait'/><objects>
      <\(kind) contentMode='scaleToFill' id='root'>
      <rect key='frame' x='0' y='0' width='\(size.width)' height='\(size.height)'/>
      <autoresizingMask key='autoresizingMask'/></\(kind)></objects></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "part.xib", text: text)).0)
    var figure = try #require(document.figures(named: "part").figures.first)
    figure.devices = [try #require(Device.named("iphone-15"))]
    let root = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first).panels[0].views[0]
    #expect(root.bounds.size == found)
    #expect((root.safeAreaInsets == .zero) == (found != Size(393, 852)))
  }

  /// The views of a root and of a view between its margins, on a device on its side.
  private static func viewsBetweenMargins(_ tools: Int, _ root: String, on device: String) throws -> [SolvedView] {
    var figure = try figure(
      tools: tools, root: root,
      subviews: """
        <view contentMode='scaleToFill' translatesAutoresizingMaskIntoConstraints='NO' id='inner'>
        <rect key='frame' x='16' y='100' width='343' height='40'/></view>
        """,
      constraints: """
        <constraint firstItem='inner' firstAttribute='leading' secondItem='root' secondAttribute='leadingMargin' id='l'/>
        <constraint firstItem='inner' firstAttribute='trailing' secondItem='root' secondAttribute='trailingMargin' id='t'/>
        <constraint firstItem='inner' firstAttribute='top' secondItem='root' secondAttribute='top' constant='100' id='y'/>
        """)
    figure.devices = [try #require(Device.named(device))]
    figure.size = nil
    figure.orientations = [.landscape]
    return try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first).panels[0].views
  }

  /// A device does not ask which Xcode saved a document: 16 points beside what covers its sides.
  @Test(
    arguments: [
      (6245, "", 75.0), (9531, "", 75), (14490, "", 75), (21701, "insetsLayoutMarginsFromSafeArea='NO'", 16),
    ])
  func marginsAreBesideWhatCoversTheSides(_ tools: Int, _ own: String, _ side: Double) throws {
    let views = try Self.viewsBetweenMargins(tools, own, on: "iphone-15")
    #expect(views[1].frame.x == side && views[1].frame.maxX == 852 - side)
  }

  /// A root whose margins follow the readable width has them on a tablet on its side: 664 points are between them, and up to
  /// iOS 12 672.
  @Test(
    arguments: [
      ("ipad-pro-9-7", 21701, 180.0), ("ipad-pro-9-7", 14460, 176), ("iphone-15-plus", 21701, 134),
      ("iphone-8", 21701, 20),
    ])
  func marginsFollowTheReadableWidth(_ device: String, _ tools: Int, _ side: Double) throws {
    let views = try Self.viewsBetweenMargins(tools, "layoutMarginsFollowReadableWidth='YES'", on: device)
    #expect(views[1].frame.x == side && views[1].frame.maxX == views[0].bounds.width - side)
  }

  /// Up to Xcode 13, every phone up to the iPhone 11 has a notch of 44 points on the canvas. Later phones never had.
  @Test(
    arguments: [
      ("iphone-11", Orientation.portrait, 19529, 44.0), ("iphone-11", .landscape, 19529, 44),
      ("iphone-11", .portrait, 21701, 48), ("iphone-x", .portrait, 19529, 44), ("iphone-12", .portrait, 19529, 47),
      ("iphone-15", .portrait, 19529, 59),
    ])
  func notchesAreThoseOfTheXcode(_ name: String, _ orientation: Orientation, _ tools: Int, _ depth: Double) throws {
    var figure = try Self.figure(tools: tools, subviews: "", constraints: "")
    figure.devices = [try #require(Device.named(name))]
    figure.size = nil
    figure.orientations = [orientation]
    let panel = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first).panels[0]
    let covered = panel.views[0].safeAreaInsets
    #expect((orientation.isLandscape ? covered.left : covered.top) == depth)
  }

  /// A list in a navigation controller, what is pushed there, a detail that it shows, too, and another, on a tablet and on a
  /// phone.
  @Test(
    arguments: [
      ("ipad-10th-generation-a16", Orientation.landscape, [320.0, 320, 860, 860], Device.SizeClass.compact),
      ("ipad-10th-generation-a16", .portrait, [320, 320, 820, 820], .compact),
      ("iphone-15", .portrait, [393, 393, 393, 393], .compact),
    ])
  func scenesStandInTheColumnsOfSplitViews(
    _ device: String, _ orientation: Orientation, _ widths: [Double], _ first: Device.SizeClass
  ) throws {
    func scene(_ id: String, _ segues: String = "") -> String {
      """
      <scene sceneID='scene-\(id)'><objects><viewController id='\(id)' sceneMemberID='viewController'>
      <view key='view' contentMode='scaleToFill' id='root-\(id)'><rect key='frame' x='0' y='0' width='375' height='667'/>
      <autoresizingMask key='autoresizingMask' widthSizable='YES' heightSizable='YES'/></view>
      <connections>\(segues)</connections></viewController></objects></scene>
      """
    }
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' toolsVersion='21701' useAutolayout='YES' useSafeAreas='YES'>
      <device id='retina4_7' orientation='portrait'/><scenes>
      <scene sceneID='split-scene'><objects><splitViewController id='split' sceneMemberID='viewController'><connections>
      <segue destination='stack' kind='relationship' relationship='masterViewController' id='s1'/>
      <segue destination='detail' kind='relationship' relationship='detailViewController' id='s2'/>
      </connections></splitViewController></objects></scene>
      <scene sceneID='stack-scene'><objects><navigationController id='stack' sceneMemberID='viewController'><connections>
      <segue destination='list' kind='relationship' relationship='rootViewController' id='s3'/>
      </connections></navigationController></objects></scene>
      \(scene("list", """
        <segue destination='detail' kind='show' id='s4'/><segue destination='pushed' kind='show' id='s5'/>
        <segue destination='other' kind='showDetail' id='s6'/>
        """))\(scene("pushed"))\(scene("detail"))\(scene("other"))
      </scenes></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "split.storyboard", text: text)).0)
    let figures = document.figures(named: "split").figures
    #expect(figures.map(\.column) == [.primary, .primary, .secondary, .secondary])
    let pictures = try figures.map { figure in
      var figure = figure
      figure.devices = [try #require(Device.named(device))]
      figure.size = nil
      figure.orientations = [orientation]
      return try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first)
    }
    #expect(pictures.map { $0.panels[0].views[0].bounds.width } == widths)
    #expect(pictures[0].variant.horizontalSizeClass == first)
    #expect(pictures[0].panels[0].views[0].safeAreaInsets.left == 0)
  }

  /// What nothing asks a size of in a stack view has one on the canvas alone, as in UIKit: but code of its own class may ask.
  @Test(
    arguments: [
      ("textView", "", 120, 0.0), ("view", "", 120, 0), ("view", "", 50, 0),
      ("view", "customClass='UIControl'", 120, 0), ("view", "customClass='Chart'", 120, 120),
      // Interface Builder's own length for what shows nothing; code fills labels.
      ("label", "text=''", 120, 50), ("view", "customClass='Chart'", 50, 50),
    ])
  func stackedViewsWithoutContentHaveNoSize(
    _ kind: String, _ attributes: String, _ stored: Double, _ height: Double
  ) throws {
    var figure = try Self.figure(
      subviews: """
        <stackView axis='vertical' translatesAutoresizingMaskIntoConstraints='NO' id='stack'>
        <rect key='frame' x='0' y='20' width='375' height='\(44 + stored)'/><subviews>
        <view translatesAutoresizingMaskIntoConstraints='NO' id='fixed'><rect key='frame' x='0' y='0' width='375' height='44'/>
        <constraints><constraint firstAttribute='height' constant='44' id='h'/></constraints></view>
        <\(kind) \(attributes) translatesAutoresizingMaskIntoConstraints='NO' id='open'>
        <rect key='frame' x='0' y='44' width='375' height='\(stored)'/></\(kind)>
        </subviews></stackView>
        """,
      constraints: """
        <constraint firstItem='stack' firstAttribute='leading' secondItem='root' secondAttribute='leading' id='l'/>
        <constraint firstItem='stack' firstAttribute='trailing' secondItem='root' secondAttribute='trailing' id='t'/>
        <constraint firstItem='stack' firstAttribute='top' secondItem='root' secondAttribute='top' constant='20' id='y'/>
        """)
    func heights() throws -> [Double] {
      let views = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first).panels[0].views
      return views.dropFirst().map(\.frame.height)
    }
    #expect(try heights() == [44 + stored, 44, stored])
    figure.devices = [try #require(Device.named("iphone-15"))]
    figure.size = nil
    #expect(try heights() == [44 + height, 44, height])
  }

  /// Items of a collection view are where its flow has them on that screen, with their own sizes; what one device asked for
  /// does not stay on the next. The views that scroll to the side hide none.
  @Test func itemsFlowOnEachScreen() throws {
    func cell(_ id: String, _ x: Double) -> String {
      """
      <collectionViewCell contentMode='center' id='\(id)'><rect key='frame' x='\(x)' y='50' width='170' height='80'/>
      <view key='contentView' contentMode='center' id='\(id)-view'><rect key='frame' x='0' y='0' width='170' height='80'/>
      <autoresizingMask key='autoresizingMask'/></view></collectionViewCell>
      """
    }
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' toolsVersion='21701' useAutolayout='YES' useSafeAreas='YES'>
      <device id='retina4_7' orientation='portrait'/><scenes><scene sceneID='scene'><objects>
      <viewController id='controller' sceneMemberID='viewController'>
      <view key='view' contentMode='scaleToFill' id='root'><rect key='frame' x='0' y='0' width='375' height='667'/>
      <autoresizingMask key='autoresizingMask' widthSizable='YES' heightSizable='YES'/><subviews>
      <collectionView contentMode='scaleToFill' id='items'><rect key='frame' x='0' y='0' width='375' height='667'/>
      <autoresizingMask key='autoresizingMask' widthSizable='YES' heightSizable='YES'/>
      <collectionViewFlowLayout key='collectionViewLayout' minimumLineSpacing='10' minimumInteritemSpacing='10' id='flow'>
      <inset key='sectionInset' minX='10' minY='0.0' maxX='10' maxY='8'/></collectionViewFlowLayout>
      <cells>\(cell("one", 10))\(cell("two", 195))</cells>
      <collectionReusableView key='sectionHeaderView' contentMode='center' id='header'>
      <rect key='frame' x='0' y='0' width='375' height='50'/><autoresizingMask key='autoresizingMask'/></collectionReusableView>
      <collectionReusableView key='sectionFooterView' contentMode='center' id='footer'>
      <rect key='frame' x='0' y='138' width='375' height='20'/><autoresizingMask key='autoresizingMask'/></collectionReusableView>
      </collectionView></subviews></view></viewController></objects></scene></scenes></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "items.storyboard", text: text)).0)
    var figure = try #require(document.figures(named: "items").figures.first)
    let devices = ["iphone-5s", "iphone-14-plus", "ipad-5th-6th-generation-9-7", "iphone-8"]
    figure.devices = try devices.map { try #require(Device.named($0)) }
    figure.size = nil
    let frames = figure.pictures(measuringTextWith: FixedWidthMeasurer()).map { picture in
      Dictionary(
        uniqueKeysWithValues: picture.panels[0].views.compactMap { view in view.identifier.map { ($0, view.frame) } })
    }
    // 300 points have room for one item, 408 for two, 748 for four; on the canvas's own device all is as it is stored.
    #expect(frames.map { $0["one"]?.origin } == [Point(75, 50), Point(10, 50), Point(10, 50), Point(10, 50)])
    #expect(frames.map { $0["two"]?.origin } == [Point(75, 140), Point(248, 50), Point(202.5, 50), Point(195, 50)])
    #expect(frames.map { $0["header"]?.width } == [320, 428, 768, 375])
    #expect(frames.map { $0["footer"]?.y } == [228, 138, 138, 138])
    #expect(frames.allSatisfy { $0["one-view"]?.size == Size(170, 80) })
  }

  /// A text view that does not scroll is as high as its lines, the content of a blur as large as the blur, and a symbol that a
  /// view stretches no reason for the view's size: whatever is stored for them.
  @Test func contentsOfOtherScreensAreNotThoseOfTheCanvas() throws {
    func view(
      _ element: String, _ id: String, _ y: Double, _ height: Double, _ attributes: String, _ inside: String = ""
    )
      -> String
    {
      """
      <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints='NO' id='\(id)'>
      <rect key='frame' x='0' y='\(y)' width='375' height='\(height)'/>\(inside)</\(element)>
      """
    }
    func constraint(_ first: String, _ attribute: String, _ second: String, _ other: String) -> String {
      """
      <constraint firstItem='\(first)' firstAttribute='\(attribute)' secondItem='\(second)' secondAttribute='\(other)' id='\(first)-\(attribute)'/>
      """
    }
    let blur = """
      <view key='contentView' id='inside'><rect key='frame' x='0' y='0' width='375' height='50'/>
      <autoresizingMask key='autoresizingMask'/></view><blurEffect style='regular'/>
      """
    let words = String(repeating: "word ", count: 14)
    let ids = ["story", "blur", "bell", "end"]
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' toolsVersion='21701' useAutolayout='YES'>
      <device id='retina4_7' orientation='portrait'/><scenes><scene sceneID='scene'><objects>
      <viewController id='controller' sceneMemberID='viewController'>
      <view key='view' contentMode='scaleToFill' id='root'><rect key='frame' x='0' y='0' width='375' height='667'/><subviews>
      \(view("textView", "story", 0, 64, "scrollEnabled='NO' verticalHuggingPriority='252' text='\(words)'", "<fontDescription key='fontDescription' pointSize='14'/>"))
      \(view("visualEffectView", "blur", 64, 50, "", blur))
      \(view("imageView", "bell", 114, 532.5, "image='bell'"))
      \(view("label", "end", 646.5, 20.5, "text='End' verticalHuggingPriority='252'"))
      </subviews><constraints>
      \(ids.map { constraint($0, "leading", "root", "leading") + constraint($0, "trailing", "root", "trailing") }.joined())
      \(constraint("story", "top", "root", "top"))\(constraint("blur", "top", "story", "bottom"))
      <constraint firstItem='blur' firstAttribute='height' secondItem='root' secondAttribute='height' multiplier='0.075' id='h'/>
      \(constraint("bell", "top", "blur", "bottom"))\(constraint("end", "top", "bell", "bottom"))
      \(constraint("end", "bottom", "root", "bottom"))
      </constraints></view></viewController></objects></scene></scenes>
      <resources><image name='bell' catalog='system' width='122' height='128'/></resources></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "contents.storyboard", text: text)).0)
    var figure = try #require(document.figures(named: "contents").figures.first)
    (figure.devices, figure.size) = ([try #require(Device.named("iphone-5s"))], nil)
    let views = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first).panels[0].views
    let frames = Dictionary(uniqueKeysWithValues: views.compactMap { view in view.identifier.map { ($0, view.frame) } })
    #expect(try #require(frames["story"]).height > 40)
    #expect(frames["blur"]?.height == 42.5 && frames["inside"] == Rect(x: 0, y: 0, width: 320, height: 42.5))
    #expect(try #require(frames["end"]).height == 20.5 && frames["end"]?.maxY == 568)
    #expect(!views.contains { $0.isAmbiguous.horizontal || $0.isAmbiguous.vertical })
  }

  /// What a document says of its bar and of its controller, a device, and how large the root is there.
  struct Ending: Sendable {
    var bar = ""
    var controller = ""
    var edges = ""
    var device = "iphone-8"
    var orientation = Orientation.portrait
    var expected: Size
  }

  private static let opaque = "translucent='NO'"
  private static let endings = [
    Ending(expected: Size(375, 667)), Ending(bar: opaque, expected: Size(375, 603)),
    Ending(bar: opaque, orientation: .landscape, expected: Size(667, 343)),
    Ending(bar: opaque, device: "iphone-15", expected: Size(393, 749)),
    Ending(bar: opaque, controller: "extendedLayoutIncludesOpaqueBars='YES'", expected: Size(375, 667)),
    Ending(edges: "<extendedEdge key='edgesForExtendedLayout' bottom='YES'/>", expected: Size(375, 603)),
  ]

  /// A root ends at bars that let nothing through on every device, as it does on the canvas, and its middle is that of what
  /// is left; a controller can say otherwise.
  @Test(arguments: endings) func rootsEndAtOpaqueBars(_ ending: Ending) throws {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' toolsVersion='13771' useAutolayout='YES'>
      <device id='retina4_0' orientation='portrait'/><scenes>
      <scene sceneID='a'><objects><navigationController id='outer' sceneMemberID='viewController'>
      <navigationBar key='navigationBar' contentMode='scaleToFill' \(ending.bar) id='bar'/><connections>
      <segue destination='inner' kind='relationship' relationship='rootViewController' id='segue'/>
      </connections></navigationController></objects></scene>
      <scene sceneID='b'><objects>
      <viewController id='inner' \(ending.controller) sceneMemberID='viewController'>
      \(ending.edges)
      <view key='view' contentMode='scaleToFill' id='root'><rect key='frame' x='0' y='0' width='320' height='568'/><subviews>
      <view contentMode='scaleToFill' translatesAutoresizingMaskIntoConstraints='NO' id='middle'>
      <rect key='frame' x='0' y='0' width='10' height='20'/><constraints>
      <constraint firstAttribute='width' constant='10' id='w'/><constraint firstAttribute='height' constant='20' id='h'/>
      </constraints></view></subviews><constraints>
      <constraint firstItem='middle' firstAttribute='centerX' secondItem='root' secondAttribute='centerX' id='x'/>
      <constraint firstItem='middle' firstAttribute='centerY' secondItem='root' secondAttribute='centerY' id='y'/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "bars.storyboard", text: text)).0)
    var figure = try #require(document.figures(named: "bars").figures.first)
    (figure.devices, figure.orientations) = ([try #require(Device.named(ending.device))], [ending.orientation])
    figure.size = nil
    let panel = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer())[0].panels.first)
    let middle = try #require(panel.views.first { $0.identifier == "middle" })
    #expect(panel.root.bounds.size == ending.expected)
    #expect((middle.frame.midY - ending.expected.height / 2).magnitude <= 0.5)
    // The bar is drawn above what is left.
    let screen = panel.surroundings.screen
    #expect(screen.maxY == ending.expected.height && screen.size == panel.variant.size)
    #expect(panel.surroundings.navigationBar?.frame.maxY == (screen.minY < 0 ? 0 : 64))
  }

  /// From a square canvas, phones show a scene on a card that a segue presents, or shows where nothing pushes it, and one that
  /// such a navigation controller holds; the first scene and what is pushed are screens.
  @Test(
    arguments: [
      ("presentation", "", 842), ("popoverPresentation", "", 842), ("show", "", 842),
      ("presentation", "modalPresentationStyle='fullScreen'", 896),
      ("presentation", "modalPresentationStyle='pageSheet'", 842),
    ] as [(String, String, Double)])
  func phonesShowPresentedScenesOnCards(_ kind: String, _ style: String, _ height: Double) throws {
    let segues =
      "<segue destination='other' kind='\(kind)' \(style) id='s'/><segue destination='inner' kind='presentation' id='p'/>"
    let scenes =
      Self.scene("list", segues) + Self.scene("other") + Self.navigation("inner", "held") + Self.scene("held")
    // Cards are of Xcode 11 and later.
    #expect(try Self.heights(of: scenes, tools: 17506) == [896, height, 842])
    #expect(try Self.heights(of: scenes, tools: 14113) == [896, 896, 896])
  }

  /// A navigation controller pushes what is shown in it: by its root, by tabs in it, and in a container view.
  @Test(arguments: [
    Self.navigation("stack", "list") + Self.scene("list", "<segue destination='other' kind='show' id='s'/>"),
    Self.navigation("stack", "tabs") + Self.tabs("tabs", "list")
      + Self.scene("list", "<segue destination='other' kind='show' id='s'/>"),
    Self.navigation("stack", "list") + Self.scene("list", "<segue destination='tabs' kind='embed' id='e'/>")
      + Self.tabs("tabs", "part") + Self.scene("part", "<segue destination='other' kind='show' id='s'/>"),
  ])
  func whatIsPushedIsAScreen(_ scenes: String) throws {
    #expect(try Self.heights(of: scenes + Self.scene("other")).allSatisfy { $0 == 896 })
  }

  /// One comes back to the first scene by a segue, too.
  @Test func theFirstSceneIsAScreen() throws {
    let scenes =
      Self.scene("login", "<segue destination='main' kind='presentation' id='s'/>")
      + Self.scene("main", "<segue destination='login' kind='presentation' id='b'/>")
    #expect(try Self.heights(of: scenes, entry: "login") == [896, 842])
    #expect(try Self.heights(of: scenes) == [842, 842])
  }

  /// A scene on a square canvas.
  private static func scene(_ id: String, _ connections: String = "") -> String {
    """
    <scene sceneID='scene-\(id)'><objects><viewController id='\(id)' sceneMemberID='viewController'>
    <view key='view' contentMode='scaleToFill' id='root-\(id)'><rect key='frame' x='0' y='0' width='600' height='600'/>
    <autoresizingMask key='autoresizingMask' widthSizable='YES' heightSizable='YES'/></view>
    <connections>\(connections)</connections></viewController></objects></scene>
    """
  }

  private static func navigation(_ id: String, _ root: String) -> String {
    container("navigationController", id, "rootViewController", root)
  }

  private static func tabs(_ id: String, _ first: String) -> String {
    container("tabBarController", id, "viewControllers", first)
  }

  private static func container(_ kind: String, _ id: String, _ relationship: String, _ held: String) -> String {
    """
    <scene sceneID='scene-\(id)'><objects><\(kind) id='\(id)' sceneMemberID='viewController'><connections>
    <segue destination='\(held)' kind='relationship' relationship='\(relationship)' id='to-\(held)'/>
    </connections></\(kind)></objects></scene>
    """
  }

  /// The heights of the roots of a storyboard's scenes on a phone whose screen has 896 points.
  private static func heights(of scenes: String, entry: String = "", tools: Int = 17506) throws -> [Double] {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' toolsVersion='\(tools)' useAutolayout='YES' useSafeAreas='YES'
      \(entry.isEmpty ? "" : "initialViewController='\(entry)'")><scenes>\(scenes)</scenes></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "scene.storyboard", text: text)).0)
    return try document.figures(named: "scene").figures.map { scene in
      var figure = scene
      figure.devices = [try #require(Device.named("iphone-xr"))]
      figure.size = nil
      let picture = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first)
      return picture.panels[0].views[0].bounds.height
    }
  }

  /// A scene with the canvas of a screen 375 points wide.
  ///
  /// - Parameter attributes: More of those of its root.
  private static func figure(
    tools: Int = 21701, root attributes: String = "", subviews: String, constraints: String
  ) throws -> Figure {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' toolsVersion='\(tools)' useAutolayout='YES' useTraitCollections='YES' useSafeAreas='YES'>
      <device id='retina4_7' orientation='portrait'/><scenes><scene sceneID='scene'><objects>
      <viewController id='controller' sceneMemberID='viewController'>
      <view key='view' \(attributes) contentMode='scaleToFill' id='root'><rect key='frame' x='0' y='0' width='375' height='667'/>
      <autoresizingMask key='autoresizingMask' widthSizable='YES' heightSizable='YES'/>
      <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view></viewController></objects></scene></scenes></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "scene.storyboard", text: text)).0)
    return try #require(document.figures(named: "scene").figures.first)
  }

  /// The frames of the rows of a document for a screen 414 points wide, by identifier, on each of some devices.
  private static func views(
    on names: [String], _ orientation: Orientation = .portrait, tableWidth: Int = 414, tools: Int = 21701,
    contentHeight: Double = 44
  ) throws -> [[String: Rect]] {
    func cell(_ id: String, _ y: Int, _ margins: String) -> String {
      """
      <tableViewCell contentMode='scaleToFill' preservesSuperviewLayoutMargins='YES' id='\(id)'>
      <rect key='frame' x='20' y='\(y)' width='374' height='44'/>
      <tableViewCellContentView key='contentView' contentMode='center' preservesSuperviewLayoutMargins='YES' id='\(id)-content'>
      <rect key='frame' x='0' y='0' width='374' height='\(contentHeight)'/><subviews>
      <view contentMode='scaleToFill' translatesAutoresizingMaskIntoConstraints='NO' id='\(id)-view'>
      <rect key='frame' x='20' y='11' width='334' height='22'/></view></subviews>\(margins)<constraints>
      <constraint firstItem='\(id)-view' firstAttribute='leading' secondItem='\(id)-content' secondAttribute='leadingMargin' id='\(id)-l'/>
      <constraint firstItem='\(id)-view' firstAttribute='trailing' secondItem='\(id)-content' secondAttribute='trailingMargin' id='\(id)-t'/>
      <constraint firstItem='\(id)-view' firstAttribute='top' secondItem='\(id)-content' secondAttribute='topMargin' id='\(id)-o'/>
      <constraint firstItem='\(id)-view' firstAttribute='bottom' secondItem='\(id)-content' secondAttribute='bottomMargin' id='\(id)-b'/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    }
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' toolsVersion='\(tools)' useAutolayout='YES' useSafeAreas='YES'>
      <device id='retina6_1' orientation='portrait'/><scenes><scene sceneID='scene'><objects>
      <tableViewController id='controller' sceneMemberID='viewController'>
      <tableView key='view' contentMode='scaleToFill' dataMode='static' style='insetGrouped' rowHeight='44' id='table'>
      <rect key='frame' x='0' y='0' width='\(tableWidth)' height='896'/>
      <autoresizingMask key='autoresizingMask' widthSizable='\(tableWidth == 414 ? "YES" : "NO")' heightSizable='YES'/>
      <view key='tableHeaderView' contentMode='scaleToFill' id='header'>
      <rect key='frame' x='0' y='0' width='\(tableWidth)' height='18'/>
      <autoresizingMask key='autoresizingMask' flexibleMaxX='YES' flexibleMinY='YES'/></view>
      <sections><tableViewSection id='section'><cells>
      \(cell("usual", 18, ""))
      \(cell("own", 62, "<edgeInsets key='layoutMargins' top='8' left='40' bottom='8' right='40'/>"))
      </cells></tableViewSection></sections></tableView></tableViewController></objects></scene></scenes></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "rows.storyboard", text: text)).0)
    var figure = try #require(document.figures(named: "rows").figures.first)
    figure.devices = try names.map { try #require(Device.named($0)) }
    figure.size = nil
    figure.orientations = [orientation]
    return figure.pictures(measuringTextWith: FixedWidthMeasurer()).flatMap(\.panels).map(\.framesByIdentifier)
  }

  /// Since iOS 14 page controls are 26 points high, and nothing but a stored frame says how wide their dots are.
  @Test(arguments: [(14490, 37.0), (21701, 26)]) func pageControlsHaveTheSizeOfTheirTime(_ tools: Int, _ height: Double)
    throws
  {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' toolsVersion='\(tools)' useAutolayout='YES'>
      <device id='retina4_7' orientation='portrait'/><scenes><scene sceneID='scene'><objects>
      <viewController id='c'><view key='view' id='v'><rect key='frame' x='0' y='0' width='375' height='667'/><subviews>
      <pageControl numberOfPages='3' translatesAutoresizingMaskIntoConstraints='NO' id='dots'>
      <rect key='frame' x='10' y='20' width='\(height == 26 ? 120 : 39)' height='\(height)'/></pageControl></subviews><constraints>
      <constraint firstItem='dots' firstAttribute='leading' secondItem='v' secondAttribute='leading' constant='10' id='l'/>
      <constraint firstItem='dots' firstAttribute='top' secondItem='v' secondAttribute='top' constant='20' id='t'/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "dots.storyboard", text: text)).0)
    var figure = try #require(document.figures(named: "dots").figures.first)
    figure.devices = [try #require(Device.named("iphone-5s"))]
    figure.size = nil
    let views = figure.pictures(measuringTextWith: FixedWidthMeasurer())[0].panels[0].views
    #expect(views[1].frame == Rect(x: 10, y: 20, width: height == 26 ? 120 : 39, height: height))
  }
}
