import Diagnostics
import Figures
import Geometry
import InterfaceBuilder
import Staging
import Testing
import Typography

/// What a document's tables place by themselves, on another device than the canvas's.
@Suite struct OtherDeviceTests {
  /// Groups and what is in their rows are 20 points from the sides of tables from 390 points on, and 16 from those of
  /// narrower ones; margins of an author's own stay.
  @Test(arguments: [("iphone-8", 375.0, 16.0), ("iphone-15", 393, 20), ("iphone-15-plus", 430, 20)])
  func rowsAreAsFarFromTheSidesAsTheScreenAsks(_ name: String, _ width: Double, _ side: Double) throws {
    let views = try Self.views(on: [name])[0]
    #expect(views["usual"]?.x == side && views["usual"]?.width == width - 2 * side)
    #expect(views["usual-view"]?.x == side && views["usual-view"]?.width == width - 4 * side)
    #expect(views["own-view"]?.x == 40)
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

  /// The frames of the rows of a document for a screen 414 points wide, by identifier, on each of some devices.
  private static func views(on names: [String], tableWidth: Int = 414) throws -> [[String: Rect]] {
    func cell(_ id: String, _ y: Int, _ margins: String) -> String {
      """
      <tableViewCell contentMode='scaleToFill' preservesSuperviewLayoutMargins='YES' id='\(id)'>
      <rect key='frame' x='20' y='\(y)' width='374' height='44'/>
      <tableViewCellContentView key='contentView' contentMode='center' preservesSuperviewLayoutMargins='YES' id='\(id)-content'>
      <rect key='frame' x='0' y='0' width='374' height='44'/><subviews>
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
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' toolsVersion='21701' useAutolayout='YES' useSafeAreas='YES'>
      <device id='retina6_1' orientation='portrait'/><scenes><scene sceneID='scene'><objects>
      <tableViewController id='controller' sceneMemberID='viewController'>
      <tableView key='view' contentMode='scaleToFill' dataMode='static' style='insetGrouped' rowHeight='44' id='table'>
      <rect key='frame' x='0' y='0' width='\(tableWidth)' height='896'/>
      <autoresizingMask key='autoresizingMask' widthSizable='\(tableWidth == 414 ? "YES" : "NO")' heightSizable='YES'/>
      <sections><tableViewSection id='section'><cells>
      \(cell("usual", 18, ""))
      \(cell("own", 62, "<edgeInsets key='layoutMargins' top='8' left='40' bottom='8' right='40'/>"))
      </cells></tableViewSection></sections></tableView></tableViewController></objects></scene></scenes></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "rows.storyboard", text: text)).0)
    var figure = try #require(document.figures(named: "rows").figures.first)
    figure.devices = try names.map { try #require(Device.named($0)) }
    figure.size = nil
    return figure.pictures(measuringTextWith: FixedWidthMeasurer()).flatMap(\.panels).map { panel in
      Dictionary(panel.views.compactMap { view in view.identifier.map { ($0, view.frame) } }) { first, _ in first }
    }
  }
}
