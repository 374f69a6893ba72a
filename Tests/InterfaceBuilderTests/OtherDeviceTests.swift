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
      <rect key='frame' x='0' y='0' width='414' height='896'/>
      <autoresizingMask key='autoresizingMask' widthSizable='YES' heightSizable='YES'/>
      <sections><tableViewSection id='section'><cells>
      \(cell("usual", 18, ""))
      \(cell("own", 62, "<edgeInsets key='layoutMargins' top='8' left='40' bottom='8' right='40'/>"))
      </cells></tableViewSection></sections></tableView></tableViewController></objects></scene></scenes></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "rows.storyboard", text: text)).0)
    var figure = try #require(document.figures(named: "rows").figures.first)
    figure.devices = [try #require(Device.named(name))]
    figure.size = nil
    let picture = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first)
    func frame(_ id: String) throws -> Rect {
      try #require(picture.panels[0].views.first { $0.identifier == id }).frame
    }
    #expect(try frame("usual").x == side && frame("usual").width == width - 2 * side)
    #expect(try frame("usual-view").x == side && frame("usual-view").width == width - 4 * side)
    #expect(try frame("own-view").x == 40)
  }
}
