import Diagnostics
import Figures
import Geometry
import InterfaceBuilder
import Staging
import Testing
import Typography

/// Texts, whose stored sizes were measured with Apple's fonts.
@Suite struct CanvasSizeTests {
  /// A label and a button of the widths that are stored, whatever ours are, and a label between them and the side.
  private func figure(
    _ label: String, lines: Int = 1, size: Size, _ marks: String = "", font: String = "type='system'"
  ) throws -> Figure {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' toolsVersion='21701' useAutolayout='YES'>
      <device id='retina4_7' orientation='portrait'/><objects>
      <view contentMode='scaleToFill' id='root'><rect key='frame' x='0' y='0' width='375' height='667'/><subviews>
      <label \(marks) text='\(label)' numberOfLines='\(lines)' translatesAutoresizingMaskIntoConstraints='NO' id='own'>
      <rect key='frame' x='20' y='30' width='\(size.width)' height='\(size.height)'/>
      <fontDescription key='fontDescription' \(font) pointSize='17'/></label>
      <view contentMode='scaleToFill' translatesAutoresizingMaskIntoConstraints='NO' id='behind'>
      <rect key='frame' x='99' y='30' width='5' height='5'/></view></subviews>
      <constraints>
      <constraint firstItem='own' firstAttribute='top' secondItem='root' secondAttribute='top' constant='30' id='t'/>
      <constraint firstItem='own' firstAttribute='leading' secondItem='root' secondAttribute='leading' constant='20' id='l'/>
      <constraint firstItem='behind' firstAttribute='leading' secondItem='own' secondAttribute='trailing' constant='8' id='b'/>
      <constraint firstItem='behind' firstAttribute='top' secondItem='own' secondAttribute='top' id='c'/>
      <constraint firstItem='behind' firstAttribute='height' secondItem='own' secondAttribute='height' id='h'/>
      <constraint firstAttribute='trailing' secondItem='behind' secondAttribute='trailing' id='e'/>
      </constraints></view></objects></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "text.xib", text: text)).0)
    return try #require(document.figures(named: "text").figures.first)
  }

  private func views(_ figure: Figure) throws -> [SolvedView] {
    try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first).panels[0].views
  }

  @Test func theCanvasHasTheStoredSizesAndOtherScreensMeasure() throws {
    let scene = try figure("Name", size: Size(61, 20.5))
    let canvas = try views(scene)
    #expect(canvas[1].frame == Rect(x: 20, y: 30, width: 61, height: 20.5))
    #expect(canvas[2].frame == Rect(x: 89, y: 30, width: 286, height: 20.5))
    var other = scene
    other.devices = [try #require(Device.named("iphone-15"))]
    other.size = nil
    let measured = try #require(try views(other)[1].intrinsicContentSize.horizontal)
    #expect(measured != 61)
    #expect(try views(other)[1].frame.width == measured)
    // A misplaced frame is of another layout.
    let misplaced = try figure("Name", size: Size(61, 20.5), "misplaced='YES'")
    #expect(try views(misplaced)[1].frame.width == measured)
    var larger = scene
    larger.contentSizes = [.extraExtraExtraLarge]
    #expect(try views(larger)[1].frame.width == measured)
  }

  /// A line is as wide elsewhere as its own font measured it, if ours comes near to that: 34 points.
  @Test(
    arguments: [(35.0, 35.0), (33, 33), (33.5, 33 + 2.0 / 3), (61, 34), (31, 34)], [1, 0])
  func linesAreAsWideElsewhere(_ known: (width: Double, found: Double), _ lines: Int) throws {
    let scene = try onOtherDevice(figure("Name", lines: lines, size: Size(known.width, 20.5)))
    #expect((try views(scene)[1].frame.width - known.found).magnitude < 1e-6)
    // As wide as a line may be what has two.
    guard lines == 0 else { return }
    let two = try onOtherDevice(figure("Name", lines: 0, size: Size(known.width, 41)))
    #expect(try views(two)[1].frame.width == 34)
  }

  /// A line that is stored in whole points is as high elsewhere: ours is 20.33 points high. More was stretched.
  @Test(arguments: [20.5, 21, 21.5, 22], [1, 0])
  func linesInWholePointsAreAsHighElsewhere(_ stored: Double, _ lines: Int) throws {
    let scene = try onOtherDevice(figure("Name", lines: lines, size: Size(34, stored)))
    let found = stored == 21 ? stored : 61.0 / 3
    #expect((try views(scene)[1].frame.height - found).magnitude < 1e-6)
  }

  /// In a font that is not there, ours comes less near.
  @Test(arguments: [(38.0, 38.0), (30, 30), (61, 34)])
  func linesOfOtherFontsAreAsWideElsewhere(_ width: Double, _ found: Double) throws {
    let font = "name='ProximaNova-Bold' family='Proxima Nova'"
    let scene = try onOtherDevice(figure("Name", size: Size(width, 20.5), font: font))
    #expect(try views(scene)[1].frame.width == found)
  }

  /// Text that wraps in the same room has the lines that it has on the canvas; two of 20.5 points are ours.
  @Test(arguments: [(60.0, 20.5, 20 + 2.0 / 3), (60, 41, 41), (60, 50, 50), (60, 61.5, nil), (80, 20.5, nil)])
  func textHasTheSameLinesInTheSameRoom(_ width: Double, _ height: Double, _ found: Double?) throws {
    let scene = try onOtherDevice(
      figure("abc def ghi", lines: 0, size: Size(width, height), "preferredMaxLayoutWidth='60'"))
    let frame = try views(scene)[1].frame
    #expect(((found ?? 41) - frame.height).magnitude < 0.7, "\(frame)")
    if found.map({ $0 < 30 }) == true { #expect(frame.width == 60) }
  }

  /// So has one that its fragments name: four lines of 16 points in 90 points of width, two in 108.
  @Test(
    arguments: [
      ("name='ProximaNova-Regular' family='Proxima Nova' size='17'", 64.0, 32.0),
      ("metaFont='system' size='17'", 64, 2 * 20 + 2.0 / 3),
    ])
  func linesOfFragmentsAreAsHighElsewhere(_ font: String, _ height: Double, _ found: Double) throws {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' toolsVersion='21701' useAutolayout='YES'>
      <device id='retina4_7' orientation='portrait'/><objects>
      <view contentMode='scaleToFill' id='root'><rect key='frame' x='0' y='0' width='375' height='667'/><subviews>
      <label numberOfLines='0' translatesAutoresizingMaskIntoConstraints='NO' id='own'>
      <rect key='frame' x='0' y='0' width='90' height='\(height)'/>
      <attributedString key='attributedText'><fragment content='abcde abcde abcde abcde'><attributes>
      <font key='NSFont' \(font)/></attributes></fragment></attributedString></label></subviews>
      <constraints>
      <constraint firstItem='own' firstAttribute='top' secondItem='root' secondAttribute='top' id='t'/>
      <constraint firstItem='own' firstAttribute='leading' secondItem='root' secondAttribute='leading' id='l'/>
      <constraint firstAttribute='trailing' secondItem='own' secondAttribute='trailing' constant='285' id='e'/>
      </constraints></view></objects></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "text.xib", text: text)).0)
    let scene = try onOtherDevice(#require(document.figures(named: "text").figures.first))
    let frame = try views(scene)[1].frame
    #expect((frame.height - found).magnitude < 0.7, "\(frame)")
  }

  private func onOtherDevice(_ scene: Figure) throws -> Figure {
    var scene = scene
    scene.devices = [try #require(Device.named("iphone-15"))]
    scene.size = nil
    return scene
  }

  /// A font that is not there has lines of another height, which the canvas tells; not so a label that was stretched.
  @Test(
    arguments: [
      ("name='ProximaNova-Bold' family='Proxima Nova'", 16.5, 1, 16 + 2.0 / 3),
      ("name='ProximaNova-Bold' family='Proxima Nova'", 44, 1, nil), ("type='system'", 16.5, 1, nil),
      ("name='ProximaNova-Bold' family='Proxima Nova'", 33, 2, 33),
    ] as [(String, Double, Int, Double?)])
  func linesOfOtherFontsAreAsHighElsewhere(_ font: String, _ height: Double, _ lines: Int, _ found: Double?) throws {
    let words = lines == 1 ? "Name" : "Name&#10;Name"
    let scene = try onOtherDevice(figure(words, lines: 0, size: Size(61, height), font: font))
    let label = try views(scene)[1]
    let drawn = (FontMetrics(of: label.font).lineHeight * 3).rounded(.up) / 3
    #expect((label.frame.height - (found ?? drawn)).magnitude < 1e-6, "\(label.frame)")
  }

  /// What fitted in Interface Builder is drawn whole, in a size that fits; what is much too long was cut there too.
  @Test(arguments: [(1, 46.0, 20.5, 1), (0, 46, 20.5, 1), (0, 55, 40.5, 2), (2, 55, 40.5, 2), (0, 62, 40.5, 2)])
  func wordsOfStoredSizesAreDrawnWhole(_ lines: Int, _ width: Double, _ height: Double, _ count: Int) throws {
    let words = count == 1 ? "Titles" : "abc def ghi"
    let drawn = try views(figure(words, lines: lines, size: Size(width, height)))[1].texts[.main]
    let text = try #require(drawn)
    #expect(text.lines.map(\.text).joined(separator: " ") == words)
    #expect(text.lines.count == count && text.font.size <= 17)
    let cut = try #require(try views(figure("Titles of all kinds", size: Size(44, 20.5)))[1].texts[.main])
    #expect(cut.lines.count == 1 && cut.text.hasSuffix("…"))
  }
}
