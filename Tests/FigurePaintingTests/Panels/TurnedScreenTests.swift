import Figures
import Geometry
import Graphics
import Testing
import Typography

@testable import FigurePainting

/// Landscapes on devices that are held upright.
@Suite struct TurnedScreenTests {
  /// A landscape on a device held upright: its root is told turned, and drawn as a page that is turned as a whole.
  @Test func landscapeOnUprightDeviceIsTurnedOnce() {
    var figure = Figure(name: "turned", size: Size(480, 320))
    figure.orientations = [.landscape]
    figure.stance = .device
    let panel = figure.pictures(measuringTextWith: FixedWidthMeasurer())[0].panels[0]
    #expect(panel.root.frame == Rect(x: 0, y: 0, width: 320, height: 480))
    #expect(panel.drawing.toPanel[0].isIdentity)
    #expect(panel.drawing.turn.apply(to: Rect(x: 0, y: 0, width: 480, height: 320)) == panel.root.frame)
  }

  @Test func aTurnedInterfaceStandsOnAnUprightDevice() {
    var figure = Figure.sample([.box("v", Rect(x: 10, y: 10, width: 50, height: 50))])
    figure.size = nil
    figure.devices = [Device.named("iphone-5")].compactMap { $0 }
    figure.orientations = [.landscape]
    figure.stance = .device
    #expect(figure.painted().list.size == Size(320, 568))
  }

  /// The bars of constraints to the superview end at the screen, also where it stands on a device that is held upright.
  @Test func constraintsStayOnATurnedScreen() throws {
    let sample = try PaintedSample(
      """
      device: iphone-8
      orientation: landscape
      stance: device
      views: [{view: c, backgroundColor: lavender}]
      constraints: ['H:|-100-[c]-100-|', 'V:|-60-[c]-60-|']
      show: constraints
      """)
    let lines = sample.elements.filter { $0.classes.contains("strut-constraint") }.flatMap(\.strokedLines)
    let lengths = Set(lines.map { $0.start.distance(to: $0.end).rounded() }).filter { $0 > 20 }
    #expect(lengths == [60, 100])
  }
}
