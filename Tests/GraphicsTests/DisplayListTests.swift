import Geometry
import Graphics
import Pixels
import Testing
import Typography

@Suite struct DisplayListTests {
  private func run(_ text: String, x: Double = 10, width: Double = 40.3, size: Double = 17) -> TextRun {
    TextRun(
      text, font: Font(family: .inter, size: size), color: Color(hex: 0x112233), origin: Point(x, 30), width: width)
  }

  // MARK: Text as boxes

  /// Widths that differ by a hair make the same bar.
  @Test(arguments: [40.2, 40.1, 39.6]) func aBoxHasItsEndsOnWholePoints(_ width: Double) {
    #expect(run("Name", x: 10.2, width: width).box == Rect(x: 10, y: 18, width: 40, height: 12))
  }

  @Test func aBoxIsAPointWideAndHighAtLeast() {
    #expect(run(".", width: 0.1, size: 0.5).box == Rect(x: 10, y: 29, width: 1, height: 1))
  }

  @Test func whatCannotBeSeenHasNoBox() {
    #expect(run("  \t").box == nil)
    #expect(run("").box == nil)
    #expect(run("a", width: 0).box == nil)
    #expect(run("a", width: .nan).box == nil)
    #expect(run("a", size: 0).box == nil)
    #expect(run("a", x: .infinity).box == nil)
  }

  @Test func boxesStandInTheTextsPlaceAndKeepItAsTheirTitle() throws {
    let clip = Path.rect(Rect(x: 0, y: 0, width: 9, height: 9))
    let shape = Item.shape(Shape(clip, fill: .color(.black)))
    let list = DisplayList(
      name: "a", size: Size(60, 40),
      items: [.group(Group(id: "g", clip: clip, items: [.text(run("Name")), shape])), .text(run(" "))])
    let boxes = list.withTextAsBoxes
    guard case .group(let group) = boxes.items[0], case .group(let label) = group.items[0],
      case .shape(let bar) = label.items[0]
    else {
      Issue.record("not a group of a group of a shape: \(boxes.items)")
      return
    }
    #expect(group.id == "g" && group.clip == clip && group.items[1] == shape)
    #expect(label.title == "Name")
    #expect(bar.path.box == run("Name").box)
    #expect(bar.fill == .color(Color(hex: 0x112233)))
    #expect(boxes.items[1] == .group(Group()))
    #expect(boxes.withTextAsBoxes == boxes)
  }

  // MARK: Images

  @Test func anImageIsItsFileAndNotItsPixels() {
    let pixels = PixelBuffer(width: 1, height: 1, pixels: [1, 2, 3, 4])
    var image = Image(png: [1], pixelWidth: 1, pixelHeight: 1, scale: 2, pixels: pixels)
    #expect(image == Image(png: [1], pixelWidth: 1, pixelHeight: 1, scale: 2))
    #expect(image.size == Size(0.5, 0.5))
    image.png = [2]
    #expect(image.pixels == nil)
  }
}
