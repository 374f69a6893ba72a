import Geometry
import Testing
import Typography
import ViewLayout

/// What a view has on another screen than the one that it is known from.
@Suite struct OtherScreenTests {
  /// The parts of a row at 15 or 16 points move to 20, and a text beside an image moves as far as the image does.
  @Test(arguments: [
    (16.0, nil as Double?, 20.0, 335.0), (15, nil, 20, 335), (54, 15, 59, 296), (60, 20, 64, 291), (40, nil, 40, 315),
  ])
  func partsOfRowsMoveToTheWiderMargin(_ start: Double, _ image: Double?, _ moved: Double, _ width: Double) {
    var part = RowPart(
      frame: Rect(x: start, y: 0, width: 375 - 16 - start, height: 44), in: Size(375, 44),
      mask: [.flexibleWidth, .flexibleHeight])
    part.moveMargins(from: 16, to: 20, imageStart: image)
    #expect(part.frame.minX == moved && part.frame.width == width)
  }

  /// Our measure of two letters is 20 points: a width that comes near to it is their own, and another was stretched or
  /// squeezed.
  @Test(arguments: [(20.0, 20.0), (21.3, 21.5), (19.2, 19.5), (18.7, 20), (22, 20), (18, 20), (120, 20)])
  func widthsThatComeNearAreTheTextsOwn(_ known: Double, _ width: Double) {
    let label = View(.label, "label")
    label.font = Font(family: .inter, size: 20)
    label.content.text = "21"
    label.knownContent = KnownContent(size: AxisPair(horizontal: known, vertical: nil))
    let size = label.intrinsicContentSize(measuringTextWith: FixedWidthMeasurer(), scale: 2)
    #expect(size.horizontal == width)
  }
}
