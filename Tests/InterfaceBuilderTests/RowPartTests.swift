import Diagnostics
import Figures
import Geometry
import InterfaceBuilder
import Staging
import Testing
import Typography
import ViewLayout

/// What rows lay out themselves: their content views, and the texts of the standard styles.
@Suite struct RowPartTests {
  /// A picture, and where parts of the rows stand in it.
  struct Case: Sendable {
    var device: String
    var orientation = Orientation.portrait
    var direction = LayoutDirection.leftToRight
    var expected: [String: Rect]
  }

  private static let cases = [
    // The canvas's own device: as stored.
    Case(
      device: "iphone-8",
      expected: [
        "own-content": Rect(x: 0, y: 0, width: 341, height: 44), "title": Rect(x: 16, y: 12, width: 49.5, height: 20),
        "detail": Rect(x: 317, y: 12, width: 42, height: 20), "alone": Rect(x: 16, y: 0, width: 343, height: 44),
        "own-view": Rect(x: 16, y: 0, width: 10, height: 44),
      ]),
    // The accessory is at the trailing side, and so are the margin beside it and the detail text.
    Case(
      device: "iphone-8", direction: .rightToLeft,
      expected: [
        "own-content": Rect(x: 34, y: 0, width: 341, height: 44),
        "title": Rect(x: 309.5, y: 12, width: 49.5, height: 20),
        "detail": Rect(x: 16, y: 12, width: 42, height: 20), "alone": Rect(x: 16, y: 0, width: 343, height: 44),
        "own-view": Rect(x: 315, y: 0, width: 10, height: 44),
      ]),
    // Margins of 20 points on a wider screen, and as much beside the accessory.
    Case(
      device: "iphone-15",
      expected: [
        "own-content": Rect(x: 0, y: 0, width: 355, height: 44), "title": Rect(x: 20, y: 12, width: 49.5, height: 20),
        "detail": Rect(x: 331, y: 12, width: 42, height: 20), "alone": Rect(x: 20, y: 0, width: 353, height: 44),
        "own-view": Rect(x: 20, y: 0, width: 10, height: 44),
      ]),
    // 59 points are covered at either side: content views are in between.
    Case(
      device: "iphone-15", orientation: .landscape,
      expected: [
        "own-content": Rect(x: 59, y: 0, width: 696, height: 44),
        "standard-content": Rect(x: 59, y: 0, width: 734, height: 44),
        "detail": Rect(x: 672, y: 12, width: 42, height: 20), "alone": Rect(x: 20, y: 0, width: 694, height: 44),
      ]),
    Case(
      device: "iphone-15", orientation: .landscape, direction: .rightToLeft,
      expected: [
        "own-content": Rect(x: 97, y: 0, width: 696, height: 44),
        "title": Rect(x: 664.5, y: 12, width: 49.5, height: 20),
      ]),
  ]

  @Test(arguments: [true, false]) func rowsPlaceTheirParts(usesAutoLayout: Bool) throws {
    for example in Self.cases {
      let views = try Self.views(of: [example], usesAutoLayout: usesAutoLayout)[0]
      for (id, frame) in example.expected where usesAutoLayout || id != "own-view" {
        #expect(views[id] == frame, "\(id) on \(example.device)")
      }
    }
  }

  /// What one screen asked for does not stay on the next.
  @Test func eachOfSeveralScreensAsksForItsOwn() throws {
    let order = [0, 3, 1, 2, 4, 0].map { Self.cases[$0] }
    for (example, views) in zip(order, try order.map { try Self.views(of: [$0], usesAutoLayout: true)[0] }) {
      for (id, frame) in example.expected { #expect(views[id] == frame) }
    }
    let turned = try Self.views(of: [Self.cases[2], Self.cases[0], Self.cases[2]], usesAutoLayout: true)
    #expect(turned.map { $0["title"]?.x } == [20, 16, 20])
    #expect(turned.map { $0["own-view"]?.x } == [20, 16, 20])
  }

  /// By the ids of the document.
  private static func views(of cases: [Case], usesAutoLayout: Bool) throws -> [[String: Rect]] {
    func label(_ id: String, _ frame: String) -> String {
      """
      <label contentMode='left' text='Title' id='\(id)'><rect key='frame' \(frame)/>
      <autoresizingMask key='autoresizingMask'/></label>
      """
    }
    func cell(_ id: String, _ y: Int, _ attributes: String, width: Int = 375, _ content: String) -> String {
      """
      <tableViewCell contentMode='scaleToFill' preservesSuperviewLayoutMargins='YES' \(attributes) id='\(id)'>
      <rect key='frame' x='0' y='\(y)' width='375' height='44'/>
      <tableViewCellContentView key='contentView' contentMode='center' preservesSuperviewLayoutMargins='YES' id='\(id)-content'>
      <rect key='frame' x='0' y='0' width='\(width)' height='44'/>\(content)</tableViewCellContentView></tableViewCell>
      """
    }
    let own =
      usesAutoLayout
      ? """
      <subviews><view contentMode='scaleToFill' translatesAutoresizingMaskIntoConstraints='NO' id='own-view'>
      <rect key='frame' x='16' y='0' width='10' height='44'/>
      <constraints><constraint firstAttribute='width' constant='10' id='w'/></constraints></view></subviews>
      <constraints>
      <constraint firstItem='own-view' firstAttribute='leading' secondItem='own-content' secondAttribute='leadingMargin' id='l'/>
      <constraint firstItem='own-view' firstAttribute='top' secondItem='own-content' secondAttribute='top' id='t'/>
      <constraint firstItem='own-view' firstAttribute='bottom' secondItem='own-content' secondAttribute='bottom' id='b'/>
      </constraints>
      """ : ""
    let texts =
      label("title", "x='16' y='12' width='49.5' height='20'")
      + label("detail", "x='317' y='12' width='42' height='20'")
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' toolsVersion='21701' useAutolayout='YES' useSafeAreas='YES'>
      <device id='retina4_7' orientation='portrait'/><scenes><scene sceneID='scene'><objects>
      <tableViewController id='controller' sceneMemberID='viewController'>
      <tableView key='view' contentMode='scaleToFill' dataMode='static' style='plain' rowHeight='44' id='table'>
      <rect key='frame' x='0' y='0' width='375' height='667'/>
      <autoresizingMask key='autoresizingMask' widthSizable='YES' heightSizable='YES'/>
      <sections><tableViewSection id='section'><cells>
      \(cell("own", 28, "accessoryType='disclosureIndicator'", width: 341, own))
      \(cell("standard", 72, "style='IBUITableViewCellStyleValue1' textLabel='title' detailTextLabel='detail'", "<subviews>\(texts)</subviews>"))
      \(cell("plain", 116, "style='IBUITableViewCellStyleDefault' textLabel='alone'", "<subviews>\(label("alone", "x='16' y='0' width='343' height='44'"))</subviews>"))
      </cells></tableViewSection></sections></tableView></tableViewController></objects></scene></scenes></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "rows.storyboard", text: text)).0)
    var figure = try #require(document.figures(named: "rows").figures.first)
    figure.devices = try cases.map { try #require(Device.named($0.device)) }
    figure.orientations = [cases[0].orientation]
    figure.directions = [cases[0].direction]
    figure.size = nil
    return figure.pictures(measuringTextWith: FixedWidthMeasurer()).flatMap(\.panels).map(\.framesByIdentifier)
  }
}
