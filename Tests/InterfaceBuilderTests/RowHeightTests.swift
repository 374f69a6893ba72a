import Diagnostics
import Figures
import Geometry
import InterfaceBuilder
import Staging
import Testing
import Typography

/// Rows of tables on other screens than the canvas.
@Suite struct RowHeightTests {
  private static let oneLine = "one two three four five six seven eight"

  /// Two rows with a label each, and a view below them.
  ///
  /// - Parameters:
  ///   - text: Of the labels; this one needs one line on the canvas.
  ///   - height: Of a row there, in points.
  private func figure(rowHeight: Int, text: String = RowHeightTests.oneLine, height: Double = 44) throws -> Figure {
    func row(_ number: Int) -> String {
      """
      <tableViewCell id='cell\(number)'><rect key='frame' x='0' y='\(height * Double(number - 1))' width='375' height='\(height)'/>
      <autoresizingMask key='autoresizingMask'/>
      <tableViewCellContentView key='contentView' tableViewCell='cell\(number)' id='content\(number)'>
      <rect key='frame' x='0' y='0' width='375' height='\(height - 0.5)'/><autoresizingMask key='autoresizingMask'/><subviews>
      <label text='\(text)' numberOfLines='0' translatesAutoresizingMaskIntoConstraints='NO'
       id='label\(number)'><rect key='frame' x='15' y='11' width='345' height='\(height - 23.5)'/>
      <fontDescription key='fontDescription' type='system' pointSize='17'/></label></subviews><constraints>
      <constraint firstItem='label\(number)' firstAttribute='top' secondItem='content\(number)' secondAttribute='top' constant='11' id='t\(number)'/>
      <constraint firstAttribute='bottom' secondItem='label\(number)' secondAttribute='bottom' constant='12' id='b\(number)'/>
      <constraint firstItem='label\(number)' firstAttribute='leading' secondItem='content\(number)' secondAttribute='leading' constant='15' id='l\(number)'/>
      <constraint firstAttribute='trailing' secondItem='label\(number)' secondAttribute='trailing' constant='15' id='r\(number)'/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    }
    let xml = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' toolsVersion='14460' useAutolayout='YES'>
      <device id='retina4_7' orientation='portrait'/><objects>
      <tableView dataMode='prototypes' style='plain' rowHeight='\(rowHeight)' id='table'>
      <rect key='frame' x='0' y='0' width='375' height='667'/><prototypes>\(row(1))\(row(2))</prototypes>
      <view key='tableFooterView' id='footer'><rect key='frame' x='0' y='\(2 * height)' width='375' height='30'/></view>
      </tableView></objects></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "rows.xib", text: xml)).0)
    return try #require(document.figures(named: "rows").figures.first)
  }

  private func views(_ figure: Figure) throws -> [String: Rect] {
    let views = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first).panels[0].views
    return Dictionary(uniqueKeysWithValues: views.compactMap { view in view.identifier.map { ($0, view.frame) } })
  }

  /// On a screen of 320 points the text has two lines, and what is below the rows moves down.
  @Test func rowsGrowWithTheirContentsOnOtherScreens() throws {
    var figure = try figure(rowHeight: -1)
    #expect(try views(figure)["cell1"]?.height == 44)
    figure.devices = [try #require(Device.named("iphone-se-1st-generation"))]
    let found = try views(figure)
    let (first, second) = (try #require(found["cell1"]), try #require(found["cell2"]))
    // The line below a row is half a point high.
    #expect(first.height > 60 && first.height - 0.5 == found["content1"]?.height)
    #expect(second.y == first.maxY && second.height == first.height)
    #expect(found["footer"]?.y == second.maxY)
  }

  /// Where the text of two lines has room in one, the rows are lower, and what is below them moves up. A row that is higher on
  /// the canvas than its content asks for has its height from elsewhere, and keeps it.
  @Test func rowsBecomeLowerWithTheirContentsOnOtherScreens() throws {
    let text = Self.oneLine + " nine ten eleven"
    let wide = try #require(Device.named("ipad-pro-10-5-air-3rd-generation"))
    let onCanvas = try views(figure(rowHeight: -1, text: text, height: 65))
    #expect(onCanvas["cell1"]?.height == 65 && onCanvas["cell2"]?.y == 65)
    var figure = try figure(rowHeight: -1, text: text, height: 65)
    figure.devices = [wide]
    let found = try views(figure)
    let (first, second) = (try #require(found["cell1"]), try #require(found["cell2"]))
    #expect(first.height < 45 && first.height - 0.5 == found["content1"]?.height)
    #expect(second.y == first.maxY && second.height == first.height && found["footer"]?.y == second.maxY)
    var stretched = try self.figure(rowHeight: -1, text: text, height: 90)
    stretched.devices = [wide]
    #expect(try views(stretched)["cell2"]?.y == 90)
  }

  /// A cell that is all of a xib grows at another text size, as in the table that shows it, and takes it back at the canvas's.
  @Test func loneCellsGrowWithTheirTexts() throws {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' toolsVersion='21701' useAutolayout='YES'>
      <device id='retina4_7' orientation='portrait'/><objects>
      <tableViewCell id='cell'><rect key='frame' x='0' y='0' width='375' height='44'/>
      <autoresizingMask key='autoresizingMask'/>
      <tableViewCellContentView key='contentView' tableViewCell='cell' id='content'>
      <rect key='frame' x='0' y='0' width='375' height='44'/><autoresizingMask key='autoresizingMask'/><subviews>
      <label text='one two three' numberOfLines='0' translatesAutoresizingMaskIntoConstraints='NO'
       id='label'><rect key='frame' x='15' y='11' width='345' height='22'/>
      <fontDescription key='fontDescription' style='UICTFontTextStyleBody'/></label></subviews><constraints>
      <constraint firstItem='label' firstAttribute='top' secondItem='content' secondAttribute='top' constant='11' id='t'/>
      <constraint firstAttribute='bottom' secondItem='label' secondAttribute='bottom' constant='11' id='b'/>
      <constraint firstItem='label' firstAttribute='leading' secondItem='content' secondAttribute='leading' constant='15' id='l'/>
      <constraint firstAttribute='trailing' secondItem='label' secondAttribute='trailing' constant='15' id='r'/>
      </constraints></tableViewCellContentView></tableViewCell></objects></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "cell.xib", text: text)).0)
    var figure = try #require(document.figures(named: "cell").figures.first)
    figure.contentSizes = [.accessibilityExtraLarge, .large]
    let pictures = figure.pictures(measuringTextWith: FixedWidthMeasurer())
    let heights = pictures.map { $0.panels[0].views.filter { ["cell", "content", "label"].contains($0.identifier) } }
      .map { $0.map(\.bounds.height) }
    #expect(heights[0][0] > 60 && heights[0][1] == heights[0][0] && heights[0][2] == heights[0][0] - 22)
    #expect(heights[1] == [44, 44, 22])
  }

  /// The canvas of Xcode 8 and before could count rows from the top of the screen, below its bars of 64 points. A device counts
  /// them from the table's content, and moves that below its own bars.
  @Test func rowsBelowTheBarsOfTheCanvasAreBelowThoseOfADevice() throws {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' toolsVersion='10117' useAutolayout='YES' useTraitCollections='YES'>
      <scenes><scene sceneID='scene'><objects><tableViewController id='controller' sceneMemberID='viewController'>
      <tableView key='view' dataMode='prototypes' style='plain' id='table'><rect key='frame' x='0' y='0' width='600' height='600'/>
      <prototypes><tableViewCell id='cell'><rect key='frame' x='0' y='92' width='600' height='44'/>
      <tableViewCellContentView key='contentView' tableViewCell='cell' id='content'>
      <rect key='frame' x='0' y='0' width='600' height='43.5'/></tableViewCellContentView></tableViewCell></prototypes></tableView>
      <simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>
      </tableViewController></objects></scene></scenes></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "rows.storyboard", text: text)).0)
    var figure = try #require(document.figures(named: "rows").figures.first)
    let size = figure.size
    #expect(try views(figure)["cell"]?.y == 92)
    figure.devices = [try #require(Device.named("iphone-15"))]
    figure.size = nil
    let picture = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first)
    let table = picture.panels[0].views[0]
    // On its own canvas 28, and 50 where there are such screens.
    #expect(try views(figure)["cell"]?.y == 50)
    #expect(table.look.scrollsUnderBars && table.safeAreaInsets.top == 103)
    // The next picture is of the canvas again.
    figure.devices = []
    figure.size = size
    #expect(try views(figure)["cell"]?.y == 92)
  }

  /// A table that gives its rows a height cuts their contents off.
  @Test func rowsOfAGivenHeightKeepIt() throws {
    var figure = try figure(rowHeight: 44)
    figure.devices = [try #require(Device.named("iphone-se-1st-generation"))]
    let found = try views(figure)
    #expect(found["cell1"]?.height == 44 && found["cell2"]?.y == 44)
  }

  /// What one panel's screen asks for does not stay on the next.
  @Test func rowsShrinkAgain() throws {
    var figure = try figure(rowHeight: -1)
    var narrow = PanelDescription(title: "narrow")
    narrow.device = try #require(Device.named("iphone-se-1st-generation"))
    var wide = PanelDescription(title: "wide")
    wide.device = try #require(Device.named("iphone-15-plus"))
    var widest = narrow
    widest.contentSize = .accessibilityLarge
    figure.panels = [narrow, wide, widest, wide]
    let panels = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first).panels
    let frames = panels.map(\.framesByIdentifier)
    #expect(frames.map { ($0["cell1"]?.height ?? 0) > 60 } == [true, false, true, false])
    #expect(frames[1]["cell2"]?.y == 44 && frames[1]["footer"]?.y == 88)
    #expect(frames[1] == frames[3] && frames[0]["cell1"] == frames[2]["cell1"])
  }

  @Test func rowsWithFontsOfAFixedSizeStay() throws {
    var figure = try figure(rowHeight: -1)
    figure.contentSizes = [.accessibilityLarge]
    // The label's font is no text style, which stays as it is.
    #expect(try views(figure)["cell1"]?.height == 44)
  }

  /// Titles of groups have as many lines as the screen's width and the text size ask for, and those of plain tables one. What
  /// is below them moves, and comes back for the next panel.
  @Test(arguments: [("grouped", [true, false, true, false]), ("plain", [false, false, true, false])])
  func titlesOfSectionsMoveTheRowsBelow(_ style: String, _ areMoved: [Bool]) throws {
    func section(_ number: Int) -> String {
      """
      <tableViewSection footerTitle='one two three four five six seven eight nine ten' id='section\(number)'><cells>
      <tableViewCell id='cell\(number)'><rect key='frame' x='0' y='\(100 * number)' width='375' height='44'/>
      <autoresizingMask key='autoresizingMask'/>
      <tableViewCellContentView key='contentView' tableViewCell='cell\(number)' id='content\(number)'>
      <rect key='frame' x='0' y='0' width='375' height='44'/></tableViewCellContentView></tableViewCell></cells></tableViewSection>
      """
    }
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' toolsVersion='21701' useAutolayout='YES'>
      <device id='retina4_7' orientation='portrait'/>
      <scenes><scene sceneID='scene'><objects><tableViewController id='controller' sceneMemberID='viewController'>
      <tableView key='view' dataMode='static' style='\(style)' rowHeight='44' id='table'>
      <rect key='frame' x='0' y='0' width='375' height='667'/><sections>\(section(0))\(section(1))</sections>
      </tableView></tableViewController></objects></scene></scenes></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "rows.storyboard", text: text)).0)
    var figure = try #require(document.figures(named: "rows").figures.first)
    var narrow = PanelDescription(title: "narrow")
    narrow.device = try #require(Device.named("iphone-se-1st-generation"))
    var same = PanelDescription(title: "same")
    same.device = try #require(Device.named("iphone-8"))
    var large = same
    large.contentSize = .accessibilityLarge
    figure.panels = [narrow, same, large, same]
    let panels = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first).panels
    let tops = panels.map { $0.framesByIdentifier["cell1"]?.y ?? 0 }
    #expect(tops.map { $0 > 100 } == areMoved && tops[1] == 100 && tops[3] == 100, "\(tops)")
    #expect(panels.allSatisfy { $0.framesByIdentifier["cell0"]?.y == 0 })
  }

  /// A row of a standard style, 375 points wide, with a title and a detail of 100 points or more.
  private func standardRow(_ style: String, rowHeight: Int = -1) throws -> Figure {
    let isBelow = style == "Subtitle"
    let (title, detail) =
      isBelow
      ? ("x='16' y='4' width='343'", "x='16' y='25' width='119'")
      : ("x='16' y='12' width='34'", "x='240' y='12' width='119'")
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' toolsVersion='21701' useAutolayout='YES'>
      <device id='retina4_7' orientation='portrait'/><objects>
      <tableView dataMode='prototypes' style='plain' rowHeight='\(rowHeight)' id='table'>
      <rect key='frame' x='0' y='0' width='375' height='667'/><prototypes>
      <tableViewCell style='IBUITableViewCellStyle\(style)' textLabel='title' detailTextLabel='detail' id='cell'>
      <rect key='frame' x='0' y='0' width='375' height='50'/>
      <tableViewCellContentView key='contentView' tableViewCell='cell' id='content'>
      <rect key='frame' x='0' y='0' width='375' height='50'/><subviews>
      <label text='\(isBelow ? "sixty letters are wider than the row of any phone that there is" : "Name")' id='title'><rect key='frame' \(title) height='20.5'/>
      <fontDescription key='fontDescription' style='UICTFontTextStyleBody'/></label>
      <label text='A detail of it' id='detail'><rect key='frame' \(detail) height='20.5'/>
      <fontDescription key='fontDescription' style='UICTFontTextStyleBody'/></label>
      </subviews></tableViewCellContentView></tableViewCell></prototypes>
      <view key='tableFooterView' id='footer'><rect key='frame' x='0' y='50' width='375' height='30'/></view>
      </tableView></objects></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "rows.xib", text: text)).0)
    return try #require(document.figures(named: "rows").figures.first)
  }

  /// UIKit's own texts are as large as the reader's text size asks, and their row with them.
  @Test func rowsOfAStandardStyleGrowWithTheirTexts() throws {
    var figure = try standardRow("Subtitle")
    figure.contentSizes = [.accessibilityLarge]
    let found = try views(figure)
    let (title, detail) = (try #require(found["title"]), try #require(found["detail"]))
    #expect(title.height > 35 && title.y == 4 && title.maxX <= 375)
    #expect(detail.y == title.maxY + 0.5 && detail.height == title.height)
    let growth = 2 * (title.height - 20.5)
    #expect(found["cell"]?.height == 50 + growth && found["content"]?.height == 50 + growth)
    #expect(found["footer"]?.y == 50 + growth)
  }

  /// A detail beside its title goes below it at the sizes of the accessibility settings.
  @Test func detailsStandBelowTheirTitleAtAccessibilitySizes() throws {
    var figure = try standardRow("Value1")
    figure.contentSizes = [.extraExtraExtraLarge]
    var found = try views(figure)
    #expect(found["detail"]?.maxX == 359 && found["detail"]?.y == found["title"]?.y)
    figure.contentSizes = [.accessibilityLarge]
    found = try views(figure)
    #expect(found["detail"]?.x == 16 && found["detail"]?.y == found["title"]?.maxY)
    // What a panel's text size asked for does not stay.
    figure.contentSizes = [.large]
    #expect(try views(figure)["detail"] == Rect(x: 240, y: 12, width: 119, height: 20.5))
  }

  /// A row of a given height keeps it, with the texts around the middle in which they were.
  @Test func rowsOfAStandardStyleAndAGivenHeightKeepIt() throws {
    var figure = try standardRow("Value1", rowHeight: 50)
    figure.contentSizes = [.extraExtraExtraLarge]
    let found = try views(figure)
    #expect(found["cell"]?.height == 50 && found["title"]?.midY == 22.25)
  }

  /// On a screen of 320 points the title ends at the row's margin, and on a wider one no text that was cut off stays so.
  @Test func titlesAreNoWiderThanTheirRow() throws {
    var figure = try standardRow("Subtitle")
    figure.devices = [try #require(Device.named("iphone-se-1st-generation"))]
    let found = try views(figure)
    #expect(found["title"] == Rect(x: 16, y: 4, width: 288, height: 20.5))
    #expect(found["detail"] == Rect(x: 16, y: 25, width: 119, height: 20.5))
    #expect(found["cell"]?.height == 50)
    figure.devices = [try #require(Device.named("ipad-pro-10-5-air-3rd-generation"))]
    #expect(try #require(views(figure)["title"]).width > 343)
  }

  /// What a panel's screen asked of the texts is not told of the next one's.
  @Test func eachPanelFitsTheTextsOfItsOwnScreen() throws {
    let phones = try ["iphone-se-1st-generation", "iphone-15"].map { try #require(Device.named($0)) }
    var figure = try standardRow("Subtitle")
    figure.panels = phones.map { phone in
      var panel = PanelDescription()
      panel.device = phone
      return panel
    }
    let panels = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first).panels
    let titles = panels.map { panel in panel.views.first { $0.identifier == "title" }?.frame }
    #expect(titles == [Rect(x: 16, y: 4, width: 288, height: 20.5), Rect(x: 20, y: 4, width: 353, height: 20.5)])
  }
}
