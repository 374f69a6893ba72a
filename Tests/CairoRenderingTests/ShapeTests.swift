import Geometry
import Graphics
import Testing

@Suite struct ShapeTests {
  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color) -> Item {
    .shape(Shape(.rect(Rect(x: x, y: y, width: width, height: height)), fill: .color(color)))
  }

  @Test func fillCoversWholePixelsExactly() throws {
    let picture = try Bitmap(width: 6, height: 4, [box(1, 1, 3, 2, .black)])
    #expect(picture.ink.map { [$0.left, $0.top, $0.right, $0.bottom] } == [1, 1, 4, 3])
    #expect(picture[1, 1] == 0xFF00_0000)
    #expect(picture[4, 1] == 0xFFFF_FFFF)
  }

  @Test func scaleMultipliesPixels() throws {
    let picture = try Bitmap(width: 5, height: 5, scale: 3, [box(1, 1, 1, 1, .black)])
    #expect(picture.width == 15)
    #expect(picture.ink.map { [$0.left, $0.top, $0.right, $0.bottom] } == [3, 3, 6, 6])
  }

  @Test func pictureWithoutBackgroundIsTransparent() throws {
    let picture = try Bitmap(width: 4, height: 4, background: nil, [box(0, 0, 2, 4, Color(hex: 0xFF0000, alpha: 0.5))])
    #expect(picture[3, 0] == 0)
    #expect((127...128).contains(picture.alpha(0, 0)))
    #expect(abs(picture.red(0, 0) - picture.alpha(0, 0)) <= 1)
  }

  @Test func groupsTransformAndClip() throws {
    let group = Group(
      transform: .translation(x: 4, y: 0), clip: .rect(Rect(x: 0, y: 0, width: 2, height: 2)),
      items: [box(-4, 0, 20, 20, .black)])
    let picture = try Bitmap(width: 10, height: 10, [.group(group)])
    #expect(picture.ink.map { [$0.left, $0.top, $0.right, $0.bottom] } == [4, 0, 6, 2])
  }

  /// Two boxes that overlap in a half transparent group show no seam: the group is one picture.
  @Test func opacityIsOfTheGroupAsAWhole() throws {
    let group = Group(opacity: 0.5, items: [box(0, 0, 4, 4, .black), box(2, 0, 4, 4, .black)])
    let picture = try Bitmap(width: 8, height: 4, [.group(group)])
    #expect(picture[1, 1] == picture[3, 1])
    #expect(picture[3, 1] == picture[5, 1])
    #expect((127...128).contains(picture.red(3, 1)))
    #expect(picture[6, 1] == 0xFFFF_FFFF)
  }

  @Test(arguments: [false, true])
  func hatchStandsAtMultiplesOfItsPitch(isFalling: Bool) throws {
    let hatch = Hatch(color: .black, pitch: 4, lineWidth: 0.75, isFalling: isFalling)
    let area = Path.rect(Rect(x: 4, y: 4, width: 24, height: 24))
    let picture = try Bitmap(width: 32, height: 32, [.shape(Shape(area, fill: .hatch(hatch)))])
    for y in 6..<26 {
      for x in 6..<26 {
        // A pixel's middle is half a point on along both axes, so that a rising line runs between its corners where
        // the corners' sum is a multiple less one, and a falling one where they are alike.
        let isOnLine = isFalling ? (x - y) % 4 == 0 : (x + y + 1) % 4 == 0
        #expect((picture.red(x, y) < 128) == isOnLine, "\(x), \(y)")
      }
    }
    #expect(picture.ink.map { [$0.left, $0.top, $0.right, $0.bottom] } == [4, 4, 28, 28])
  }

  @Test func gradientRunsFromStopToStop() throws {
    let gradient = LinearGradient(
      start: Point(0, 0), end: Point(0, 10),
      stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)])
    let area = Path.rect(Rect(x: 0, y: 0, width: 4, height: 10))
    let picture = try Bitmap(width: 4, height: 10, [.shape(Shape(area, fill: .linearGradient(gradient)))])
    #expect((8...18).contains(picture.red(1, 0)))
    #expect((237...247).contains(picture.red(1, 9)))
  }

  @Test func dashesLeaveGaps() throws {
    let line = Path.line(from: Point(0, 1), to: Point(12, 1))
    let picture = try Bitmap(
      width: 12, height: 2, [.shape(Shape(line, stroke: Stroke(color: .black, width: 2, dash: [3, 3])))])
    for x in 0..<12 { #expect((picture.red(x, 0) < 128) == (x / 3 % 2 == 0), "column \(x)") }
  }

  @Test func shadowIsBlurredAndUnderItsItems() throws {
    let group = Group(
      shadow: Shadow(offset: Point(0, 10), radius: 4, color: .black), items: [box(20, 20, 40, 30, Color(hex: 0xFF0000))]
    )
    let picture = try Bitmap(width: 80, height: 80, [.group(group)])
    #expect(picture[40, 30] == 0xFFFF_0000)
    // Half of the colour at the shadow's edge, nothing three deviations on.
    #expect((112...144).contains(picture.red(40, 60)))
    #expect(picture.red(40, 55) < picture.red(40, 64))
    #expect(picture[40, 74] == 0xFFFF_FFFF)
    #expect(picture.red(14, 40) == picture.red(65, 40))
  }
}
