import Figures
import Geometry
import Graphics
import Testing
import ViewLayout

@testable import FigurePainting

/// The segments of a control, chosen and not.
@Suite struct SegmentedControlTests {
  /// Up to iOS 12 the chosen title is cut out of the tint: what is behind the control is seen through it.
  @Test(arguments: [
    (ground: UInt32(0x336699), tint: UInt32(0xFFFFFF), title: UInt32(0x336699)),
    (0xFFFFFF, 0x007AFF, 0xFFFFFF),
    // Something unknown lies between them: it has to be legible.
    (0xFFFFFF, 0xFFFFFF, 0x1C1C1E),
  ])
  func theChosenTitleHasTheColorOfTheGround(_ ground: UInt32, _ tint: UInt32, _ title: UInt32) throws {
    let control = ViewDescription.box(
      "s", Rect(x: 10, y: 10, width: 200, height: 30),
      [.items: .texts(["One", "Two"]), .tintColor: .color(Color(hex: tint))], .segmentedControl)
    var figure = Figure.sample(
      [
        .box(
          "ground", Rect(x: 0, y: 0, width: 320, height: 100), [.backgroundColor: .color(Color(hex: ground))],
          subviews: [control])
      ])
    figure.platform = .ios7
    let group = try #require(figure.painted().list.group("s"))
    let chosen = try #require(Item.group(group).runs.first { $0.text == "One" })
    #expect(chosen.color == Color(hex: title))
  }
}
