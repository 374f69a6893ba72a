import Geometry
import Testing

@testable import ViewLayout

/// Each `Fixtures/autoresizing/*.json` is a view in a superview that changes its size.
@Suite struct AutoresizingTests {
  @Test(arguments: try JSONCase.all(AutoresizingCase.self, in: "autoresizing"))
  func frameMatchesFixture(_ fixture: JSONCase<AutoresizingCase>) {
    let value = fixture.value
    let superview = View(.view, "superview", frame: Rect(origin: .zero, size: Size(value.superview_from)))
    let view = View(.view, "view", frame: Rect(value.frame))
    view.autoresizingMask = value.autoresizingMask
    superview.addSubview(view)
    superview.bounds.size = Size(value.superview_to)
    #expect(view.frame.isClose(to: Rect(value.expect)))
  }
}

struct AutoresizingCase: Decodable, Sendable {
  var mask: [String]
  var frame: [Double]
  var superview_from: [Double]
  var superview_to: [Double]
  var expect: [Double]

  var autoresizingMask: AutoresizingMask { Self.mask(mask) }

  /// The cases use AppKit's names; in both systems the minimal y margin of these cases is the one at y = 0.
  static func mask(_ names: [String]) -> AutoresizingMask {
    let members: [String: AutoresizingMask] = [
      "minXMargin": .flexibleLeftMargin, "width": .flexibleWidth, "maxXMargin": .flexibleRightMargin,
      "minYMargin": .flexibleTopMargin, "height": .flexibleHeight, "maxYMargin": .flexibleBottomMargin,
    ]
    return AutoresizingMask(names.compactMap { members[$0] })
  }
}
