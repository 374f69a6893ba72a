import PangoText
import Testing
import Typography

import Strut

/// The system of the time, on devices that an editor's document does not know.
@Suite struct DevicePlatformTests {
  /// The heights of a segmented control on devices: 29 points up to iOS 12, and 32 since.
  private func heights(on devices: String, _ own: String, canvas: Bool = true, named: [String]? = nil) throws
    -> [Double]
  {
    let text = """
      platform: \(own)
      \(canvas ? "canvas: {size: [320, 568], device: iphone-se-1st-generation}" : "")
      device: [\(devices)]
      views: [{segmentedControl: s, items: [A, B]}]
      constraints: [s.top == superview.top, s.left == superview.left]
      """
    let source = SourceFile(name: "scene.yaml", text: text)
    let figure = try #require(readFigures(source, name: "scene", imagesIn: ".").figures.first)
    var overrides = FigureOverrides()
    overrides.devices = try named?.map { try #require(Device.named($0)) }
    let measurer = try PangoTextMeasurer()
    return figure.applying(overrides).pictures(measuringTextWith: measurer).compactMap { picture in
      picture.panels[0].views.first { $0.name == "s" }?.frame.height
    }
  }

  /// A later device shows a document as its first system does; the document's own time is kept on others, on the canvas's own,
  /// and by figures without a canvas.
  @Test(
    arguments: [
      ("iphone-15", "ios11", 32.0), ("iphone-8", "ios11", 29), ("iphone-8", "ios", 32), ("iphone-8", "ios7", 29),
      ("iphone-se-1st-generation", "ios11", 29), ("ipod-touch-7th-generation", "ios11", 29), ("iphone-xr", "ios11", 29),
    ])
  func aLaterDeviceHasItsFirstSystem(_ device: String, _ own: String, _ height: Double) throws {
    #expect(try heights(on: device, own) == [height])
    #expect(try heights(on: "iphone-se-1st-generation", own, named: [device]) == [height])
    #expect(try heights(on: "iphone-15", "ios11", canvas: false) == [29])
  }

  /// One device is as it is alone, whatever others are named.
  @Test func eachOfSeveralDevicesHasItsOwn() throws {
    let all = "iphone-8, iphone-15, iphone-se-1st-generation"
    #expect(try heights(on: all, "ios11") == [29, 32, 29])
    #expect(try heights(on: "iphone-8", "ios11", named: ["iphone-15", "iphone-8"]) == [32, 29])
  }

  /// Tablets with a home indicator came with iOS 12, and its bars; older ones have those of their document's time.
  @Test(
    arguments: [
      ("ipad-pro-11-1st-4th-generation", Platform.ios11, 50.0, 45.0), ("ipad-pro-9-7", .ios11, 44, 44),
      ("ipad-pro-9-7", .ios, 50, 50), ("iphone-8", .ios11, 44, 44),
    ]) func tabletsHaveTheBarsOfTheirSystem(_ name: String, _ platform: Platform, _ row: Double, _ toolbar: Double)
    throws
  {
    let heights = BarHeights(
      horizontal: .regular, vertical: .regular, tablet: try #require(Device.named(name)).tablet, on: platform)
    #expect(heights.row == row && heights.toolbar == toolbar)
  }

  /// A later screen moves rows, and what is below them, from where the canvas has them, and gives them its margins; what
  /// a step did to them stays.
  @Test func rowsOfALaterScreenKeepWhatAStepDid() throws {
    let text = """
      size: [375, 667]
      canvas: {size: [375, 667], system: 10}
      views:
        - tableView: notes
          frame: [0, 0, 375, 667]
          autoresizingMask: [flexibleWidth, flexibleHeight]
          subviews:
            - tableViewCell: first
              frame: [0, 28, 375, 44]
              subviews:
                - view: content
                  frame: [0, 0, 375, 43.5]
                  layoutMargins: [8, 8, 8, 8]
                  subviews: [{view: inside, intrinsicContentSize: [40, 20]}]
            - {tableViewCell: second, frame: [0, 72, 375, 44]}
            - {view: footer, frame: [0, 116, 375, 60]}
      constraints: [inside.leading == content.margins.leading, inside.top == content.margins.top]
      panels:
        - {device: iphone-15}
        - {device: iphone-16-pro, do: [removeFromSuperview first, "second.frame.origin.y = 200"]}
        - {device: iphone-15}
        - {device: iphone-8}
        - {device: iphone-15, do: [addSubview first to notes, "content.layoutMargins = [2, 30, 2, 30]"]}
        - {device: iphone-16-pro}
      """
    let source = SourceFile(name: "rows.yaml", text: text)
    let figure = try #require(readFigures(source, name: "rows", imagesIn: ".").figures.first)
    let picture = try #require(figure.pictures(measuringTextWith: try PangoTextMeasurer()).first)
    func origins(of name: String) -> [Point?] {
      picture.panels.map { panel in panel.views.first { $0.name == name }?.frame.origin }
    }
    #expect(origins(of: "second").map { $0?.y } == [94, 200, 200, 178, 200, 200])
    #expect(origins(of: "footer").map { $0?.y } == [138, 138, 138, 116, 138, 138])
    let inside = origins(of: "inside")
    #expect(inside[0] == Point(20, 11) && inside.suffix(2) == [Point(30, 2), Point(30, 2)])
  }
}
