import Geometry
import Graphics
import PangoText
import Typography

/// A display list with everything that one can hold.
enum Example {
  static let everything = DisplayList(
    name: "everything", title: "All that can be drawn", description: "Shapes, text, an image, effects",
    size: Size(280, 220), background: .color(.white), items: [shadowed, hatched, faded, tiled] + runs)

  private static let shadowed = Item.group(
    Group(
      shadow: Shadow(offset: Point(0, 4), radius: 6, color: .black.opacity(0.5)),
      items: [
        .shape(
          Shape(
            .roundedRect(Rect(x: 20, y: 20, width: 120, height: 60), radius: 10), fill: .color(Color(hex: 0x3388FF)),
            stroke: Stroke(color: .black, width: 1)))
      ]))

  private static let hatched = Item.shape(
    Shape(
      .rect(Rect(x: 160, y: 20, width: 100, height: 60)), fill: .hatch(Hatch(color: Color(hex: 0xCC0000))),
      stroke: Stroke(color: .black, dash: [4, 2], cap: .round, join: .round)))

  private static let faded = Item.group(
    Group(
      transform: .translation(x: 200, y: 100).applying(.rotation(radians: 0.2)), clip: .rect(rect), opacity: 0.5,
      items: [
        .shape(
          Shape(
            .circle(center: Point(30, 30), radius: 25),
            fill: .linearGradient(
              LinearGradient(
                start: .zero, end: Point(60, 60),
                stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)])))),
        .image(PlacedImage(image, frame: Rect(x: 0, y: 40, width: 40, height: 40))),
      ]))

  private static let tiled = Item.shape(
    Shape(.rect(Rect(x: 20, y: 190, width: 100, height: 20)), fill: .tile(image)))

  private static let rect = Rect(x: 0, y: 0, width: 60, height: 80)

  private static let runs = ["Hello World", "שלום (abc) 123", "مرحبا", "AVATAR → ⌘ 漢"].enumerated().map { index, text in
    Item.text(
      TextRun(
        text, font: Font(family: .inter, size: 17), color: .black, origin: Point(20, 110 + Double(index) * 22),
        width: 120, isRightToLeft: index == 1 || index == 2))
  }

  /// Two by two pixels: red, green, blue and white.
  static let image = Image(
    png: [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
      0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x08, 0x02, 0x00, 0x00, 0x00, 0xFD, 0xD4, 0x9A,
      0x73, 0x00, 0x00, 0x00, 0x12, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0xF8, 0xCF, 0xC0, 0xC0,
      0x00, 0xC2, 0x0C, 0xFF, 0x81, 0x00, 0x00, 0x1F, 0xEE, 0x05, 0xFB, 0x0B, 0xD9, 0x68, 0x8B, 0x00,
      0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ], pixelWidth: 2, pixelHeight: 2)
}
