import Diagnostics
import Figures
import Geometry
import InterfaceBuilder
import Staging
import Testing
import Typography

/// Rows on screens that came with a later iOS than the canvas has the measures of.
@Suite struct LaterScreenTests {
  /// A canvas shows something above the rows of a table without titles, of another height with each iOS.
  @Test(
    arguments: [
      (17506, 28.0, "iphone-15", 50.0), (17506, 28, "iphone-12", 28), (14460, 22, "iphone-12", 28),
      (14460, 22, "iphone-11", 22), (20037, 44.5, "iphone-16-pro", 50),
      // What no canvas has is its author's.
      (17506, 40, "iphone-15", 40),
    ])
  func rowsBeginWhereTheScreensCanvasHasThem(_ tools: Int, _ start: Double, _ device: String, _ found: Double) throws {
    let views = try Self.views(tools: tools, start: start, style: "plain", on: device)
    #expect(views["row"]?.y == found)
  }

  @Test func staticGroupsBeginHigherSinceIOS13() throws {
    #expect(try Self.views(tools: 14460, start: 35, style: "grouped", on: "iphone-12")["row"]?.y == 18)
    #expect(try Self.views(tools: 14460, start: 55.5, style: "grouped", on: "iphone-12")["row"]?.y == 55.5)
  }

  /// Before iOS 11 the content of a row has 8 points around it, and on an iPhone X, which came with that, 16 and 11. An
  /// iPhone 8 has the screen of an iPhone 6.
  @Test(
    arguments: [
      (12120, "iphone-x", 16.0, 11.0), (12120, "iphone-8", 8, 8), (12120, "iphone-15", 20, 11),
      (14460, "iphone-x", 16, 11),
    ])
  func contentsHaveTheMarginsOfTheScreen(_ tools: Int, _ device: String, _ left: Double, _ top: Double) throws {
    let content = try #require(try Self.views(tools: tools, start: 28, style: "plain", on: device)["inside"])
    #expect(content.x == left && content.y == top, "\(content)")
  }

  /// What one screen asked for does not stay on the next.
  @Test func eachOfSeveralScreensHasItsOwn() throws {
    var figure = try Self.figure(tools: 12120, start: 28, style: "plain")
    figure.panels = try ["iphone-15", "iphone-8", "iphone-15"].map { name in
      var panel = PanelDescription()
      panel.device = try #require(Device.named(name))
      return panel
    }
    figure.devices = [try #require(Device.named("iphone-8"))]
    let panels = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first).panels
      .map(\.framesByIdentifier)
    #expect(panels.map { $0["row"]?.y } == [50, 28, 50])
    #expect(panels.map { $0["inside"]?.x } == [20, 8, 20] && panels.map { $0["inside"]?.y } == [11, 8, 11])
  }

  /// A chevron is nearer to the side since iOS 13, 10.5 points beyond the margin instead of 18, and texts end 8 points
  /// before it.
  @Test(arguments: [("iphone-11", 383.5, 8.0), ("iphone-xr", 376, 1)])
  func accessoriesAreThoseOfTheDevice(_ device: String, _ width: Double, _ room: Double) throws {
    let views = try Self.views(tools: 14460, start: 28, style: "plain", accessory: 34, on: device)
    #expect(views["content"]?.width == width && views["standard-content"]?.width == width)
    #expect(views["title"]?.maxX == width - room)
  }

  /// In the middle of its row, and from a whole point on: (44 − 19.5) / 2 is 12.25.
  @Test func titlesAreInTheMiddleOfTheirRows() throws {
    #expect(try Self.views(tools: 14460, start: 28, style: "plain", on: "iphone-12")["title"]?.y == 13)
    #expect(try Self.views(tools: 14460, start: 28, style: "plain", on: "iphone-se-1st-generation")["title"]?.y == 12)
  }

  /// The frames of a row with constraints and of a row of a standard style, by identifier.
  private static func views(
    tools: Int, start: Double, style: String, accessory: Double = 0, on device: String
  ) throws -> [String: Rect] {
    var figure = try figure(tools: tools, start: start, style: style, accessory: accessory)
    figure.devices = [try #require(Device.named(device))]
    figure.size = nil
    let picture = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first)
    return picture.panels[0].framesByIdentifier
  }

  /// - Parameter accessory: What a chevron takes of the first row.
  private static func figure(tools: Int, start: Double, style: String, accessory: Double = 0) throws -> Figure {
    let isPlain = accessory == 0
    let chevron = isPlain ? "" : "accessoryType='disclosureIndicator'"
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' toolsVersion='\(tools)' useAutolayout='YES' useTraitCollections='YES'>
      <device id='retina4_7' orientation='portrait'/><scenes><scene sceneID='scene'><objects>
      <tableViewController id='controller' sceneMemberID='viewController'>
      <tableView key='view' contentMode='scaleToFill' dataMode='prototypes' style='\(style)' rowHeight='44' id='table'>
      <rect key='frame' x='0' y='0' width='375' height='667'/>
      <autoresizingMask key='autoresizingMask' widthSizable='YES' heightSizable='YES'/><prototypes>
      <tableViewCell contentMode='scaleToFill' \(chevron) id='row'><rect key='frame' x='0' y='\(start)' width='375' height='44'/>
      <tableViewCellContentView key='contentView' contentMode='center' id='content'>
      <rect key='frame' x='0' y='0' width='\(375 - accessory)' height='43.5'/><subviews>
      <view contentMode='scaleToFill' translatesAutoresizingMaskIntoConstraints='NO' id='inside'>
      <rect key='frame' x='8' y='8' width='40' height='20'/><constraints>
      <constraint firstAttribute='width' constant='40' id='w'/><constraint firstAttribute='height' constant='20' id='h'/>
      </constraints></view></subviews><constraints>
      <constraint firstItem='inside' firstAttribute='leading' secondItem='content' secondAttribute='leadingMargin' id='l'/>
      <constraint firstItem='inside' firstAttribute='top' secondItem='content' secondAttribute='topMargin' id='t'/>
      </constraints></tableViewCellContentView></tableViewCell>
      <tableViewCell contentMode='scaleToFill' style='\(isPlain ? "IBUITableViewCellStyleValue1" : "IBUITableViewCellStyleDefault")' \(chevron) textLabel='title' id='standard'>
      <rect key='frame' x='0' y='\(start + 44)' width='375' height='44'/>
      <tableViewCellContentView key='contentView' contentMode='center' id='standard-content'>
      <rect key='frame' x='0' y='0' width='\(375 - accessory)' height='43.5'/><subviews>
      <label text='Title' id='title'><rect key='frame' x='15' y='12' width='\(isPlain ? 30 : 375 - accessory - 16)' height='19.5'/>
      <fontDescription key='fontDescription' type='system' pointSize='16'/></label>
      </subviews></tableViewCellContentView></tableViewCell>
      </prototypes></tableView></tableViewController></objects></scene></scenes></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "rows.storyboard", text: text)).0)
    return try #require(document.figures(named: "rows").figures.first)
  }
}
