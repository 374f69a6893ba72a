import Diagnostics
import Figures
import InterfaceBuilder
import Staging
import Testing
import Typography

/// What sticks out of a scene is seen on its canvas, as in an editor, and cut off by the screen of a device.
@Suite struct ScreenEdgeTests {
  @Test(arguments: [(nil, false), ("iphone-15", true)]) func screensCutOffWhatSticksOut(
    _ device: String?, _ isCut: Bool
  ) throws {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' toolsVersion='21701' useAutolayout='YES'>
      <device id='retina4_7' orientation='portrait'/>
      <scenes><scene sceneID='scene'><objects><viewController id='controller' sceneMemberID='viewController'>
      <view key='view' id='root'><rect key='frame' x='0' y='0' width='375' height='667'/><subviews>
      <view id='wide' fixedFrame='YES'><rect key='frame' x='-20' y='40' width='500' height='40'/></view>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "wide.storyboard", text: text)).0)
    var figure = try #require(document.figures(named: "wide").figures.first)
    if let device {
      figure.devices = [try #require(Device.named(device))]
      figure.size = nil
    }
    let views = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first).panels[0].views
    #expect(views.first?.clipsToBounds == isCut)
    #expect(views.last?.frame.width == 500 && views.last?.clipsToBounds == false)
  }
}
