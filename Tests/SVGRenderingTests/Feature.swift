import Geometry
import Graphics
import Testing
import Typography

@testable import SVGRendering

/// A display list that shows one thing an SVG has to say; `Fixtures/features/NAME.svg` is how it is said.
struct Feature: Sendable, CustomTestStringConvertible {
  var name: String
  var list: DisplayList
  var isOutlined = false

  var testDescription: String { name }

  var svg: String { list.svg(text: isOutlined ? .outlines(SquareOutliner()) : .live) }

  static let all: [Feature] = [
    shapes, strokes, transforms, groups, colours, patterns, effects, text, rightToLeft, outlines, images, hostile,
  ]

  init(_ name: String, _ list: DisplayList, isOutlined: Bool = false) {
    self.name = name
    self.list = list
    self.isOutlined = isOutlined
  }

  private static let shapes = Feature(
    "shapes-are-written-in-their-plainest-form",
    DisplayList(
      name: "shapes", title: "Shapes", description: "A square, a card, a disc and a leaf", size: Size(200, 60),
      background: .color(.white),
      items: [
        .shape(Shape(.rect(Rect(x: 10, y: 10, width: 40, height: 40)), fill: .color(.black))),
        .shape(Shape(.roundedRect(Rect(x: 60, y: 10, width: 40, height: 40), radius: 8), fill: .color(blue))),
        .shape(Shape(.circle(center: Point(130, 30), radius: 20), fill: .color(Color(hex: 0x336699, alpha: 0.25)))),
        .shape(
          Shape(
            Path([
              .move(Point(160, 10)), .cubic(Point(190, 50), control1: Point(190, 10), control2: Point(190.5, 30)),
              .quadratic(Point(160, 10), control: Point(160, 49.75)), .close,
            ]), fill: .color(.black))),
        .shape(Shape(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), fill: .color(.clear))),
        .shape(Shape(Path(), fill: .color(.black))),
      ]))

  private static let strokes = Feature(
    "strokes-say-only-what-is-not-usual",
    DisplayList(
      name: "strokes", size: Size(120, 60),
      items: [
        .shape(Shape(.line(from: Point(10, 10), to: Point(110, 10)), stroke: Stroke(color: .black))),
        .shape(
          Shape(
            .line(from: Point(10, 20.5), to: Point(110, 20.5)),
            stroke: Stroke(color: blue, width: 0.5, dash: [4, 3], cap: .round))),
        .shape(
          Shape(
            .polyline([Point(10, 40), Point(14, 30), Point(18, 40), Point(22, 30)]),
            stroke: Stroke(color: blue.opacity(0.5), width: 1.5, join: .round))),
        .shape(
          Shape(.circle(center: Point(60, 40), radius: 10), stroke: Stroke(color: .black, dash: [2, 2], cap: .square))),
        .shape(Shape(.rect(Rect(x: 80, y: 30, width: 20, height: 20)), stroke: Stroke(color: .black, width: 0))),
      ]))

  private static let transforms = Feature(
    "coordinates-keep-their-precision-under-transforms",
    DisplayList(
      name: "transforms", size: Size(100, 100),
      items: [
        .group(
          Group(
            transform: .translation(x: 10, y: 20.0004),
            items: [.group(Group(transform: .scale(x: 20, y: 20), items: [square(0.12345)]))])),
        .group(
          Group(
            transform: Transform.translation(x: 50, y: 50).applying(.rotation(radians: .pi / 6)), items: [square(10)])),
        .group(Group(items: [square(5)])),
      ]))

  private static let groups = Feature(
    "groups-carry-names-classes-and-facts",
    DisplayList(
      name: "14.13 springs", title: "Springs & struts", size: Size(100, 60),
      items: [
        .group(
          Group(
            id: "root", classes: ["strut-view", "strut-window"], title: "window <root>",
            items: [
              .group(
                Group(
                  id: "c-1", classes: ["strut-constraint"],
                  data: [
                    Group.Fact("constraint", "a.width >= \"10\""), Group.Fact("Line", "21"), Group.Fact("line", "22"),
                  ], items: [square(10)])),
              .group(Group(id: "c-1", items: [square(20)])),
              .group(Group(id: "title", title: "Ümlaut", items: [])),
            ]))
      ]))

  private static let colours = Feature(
    "theme-colours-are-variables",
    DisplayList(
      name: "colours", size: Size(100, 60), background: .color(Color(hex: 0xFFFFFF, token: "page")),
      items: [
        .shape(Shape(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), fill: .color(ok), stroke: Stroke(color: ok))),
        .shape(Shape(.rect(Rect(x: 20, y: 0, width: 10, height: 10)), fill: .color(ok.opacity(0.25)))),
        .shape(Shape(.rect(Rect(x: 40, y: 0, width: 10, height: 10)), fill: .color(blue))),
        .shape(
          Shape(.rect(Rect(x: 60, y: 0, width: 10, height: 10)), fill: .color(Color(hex: 0xFFFFFF, token: "badgeText")))
        ),
        .shape(
          Shape(.rect(Rect(x: 60, y: 20, width: 10, height: 10)), fill: .color(Color(hex: 0xFFFFFF, token: "raised")))),
        .shape(
          Shape(.rect(Rect(x: 60, y: 40, width: 10, height: 10)), fill: .color(Color(hex: 0xFFFFFF, token: "sheet")))),
        .shape(Shape(.rect(Rect(x: 80, y: 0, width: 10, height: 10)), fill: .color(Color(hex: 0, token: "label")))),
        .shape(Shape(.rect(Rect(x: 80, y: 20, width: 10, height: 10)), fill: .color(.black))),
      ],
      darkColors: [
        "ok": Color(hex: 0x409CFF), "page": Color(hex: 0x1C1C1E), "label": .white, "sheet": Color(hex: 0, alpha: 0.5),
        "unused": .black,
      ]))

  private static let patterns = Feature(
    "gradients-hatches-and-tiles-are-defined-once",
    DisplayList(
      name: "patterns", size: Size(200, 60),
      items: [
        .shape(
          Shape(
            .rect(Rect(x: 10, y: 10, width: 40, height: 40)),
            fill: .linearGradient(
              LinearGradient(
                start: Point(10, 10), end: Point(10, 50),
                stops: [
                  LinearGradient.Stop(offset: 0, color: .white),
                  LinearGradient.Stop(offset: 0.5, color: ok.opacity(0.5)), LinearGradient.Stop(offset: 1, color: blue),
                ])))),
        .shape(Shape(.rect(Rect(x: 60, y: 10, width: 40, height: 40)), fill: .hatch(Hatch(color: ok)))),
        .shape(Shape(.rect(Rect(x: 110, y: 10, width: 40, height: 40)), fill: .hatch(Hatch(color: ok)))),
        .shape(
          Shape(.rect(Rect(x: 160, y: 10, width: 30, height: 40)), fill: .tile(fourPixels), stroke: Stroke(color: ok))),
      ]))

  private static let effects = Feature(
    "effects-apply-to-a-group-as-one-picture",
    DisplayList(
      name: "effects", size: Size(200, 80),
      items: [
        .group(
          Group(
            transform: .translation(x: 20, y: 20),
            clip: .roundedRect(Rect(x: 0, y: 0, width: 40, height: 40), radius: 9),
            opacity: 0.5,
            items: [square(40), .shape(Shape(.circle(center: Point(40, 40), radius: 20), fill: .color(blue)))])),
        .group(
          Group(
            transform: .translation(x: 80, y: 20),
            clip: .roundedRect(Rect(x: 0, y: 0, width: 40, height: 40), radius: 9),
            items: [square(60)])),
        .group(
          Group(
            transform: .translation(x: 140, y: 20),
            shadow: Shadow(offset: Point(0, 3), radius: 4, color: Color(hex: 0, alpha: 0.4)),
            items: [
              .shape(Shape(.roundedRect(Rect(x: 0, y: 0, width: 40, height: 30), radius: 6), fill: .color(.white)))
            ]
          )),
        .group(Group(shadow: Shadow(offset: .zero, radius: 4, color: .black), items: [])),
      ]))

  private static let text = Feature(
    "text-is-live-and-keeps-its-advance",
    DisplayList(
      name: "text", size: Size(300, 120), background: .color(.white),
      items: [
        .text(TextRun("Hello World", font: body, color: .black, origin: Point(10, 30), width: 93.125)),
        .text(TextRun(" two  blanks ", font: body, color: blue, origin: Point(10, 60), width: 108)),
        .text(
          TextRun(
            "Bold", font: Font(family: .liberationSans, size: 15, weight: .bold), color: ok, origin: Point(10, 90),
            width: 34.2)),
        .text(
          TextRun(
            "let a = 1 < 2 && b", font: Font(family: .dejaVuSansMono, size: 11), color: .black, origin: Point(130, 90),
            width: 119.2)),
        .text(TextRun("", font: body, color: .black, origin: .zero, width: 0)),
      ]))

  private static let rightToLeft = Feature(
    "right-to-left-text-begins-at-its-right-end",
    DisplayList(
      name: "right-to-left", size: Size(200, 80), background: .color(.white),
      items: [
        .text(
          TextRun("שלום Strut!", font: body, color: .black, origin: Point(20, 30), width: 96, isRightToLeft: true)),
        .shape(Shape(.rect(Rect(x: 20, y: 12, width: 96, height: 24)), stroke: Stroke(color: ok))),
        .text(
          TextRun("مرحبا بالعالم", font: body, color: .black, origin: Point(20, 60), width: 110, isRightToLeft: true)),
        .shape(Shape(.rect(Rect(x: 20, y: 42, width: 110, height: 26)), stroke: Stroke(color: ok))),
      ]))

  private static let outlines = Feature(
    "outlined-text-writes-each-glyph-once",
    DisplayList(
      name: "outlines", size: Size(200, 60),
      items: [
        .text(TextRun("a b\"a", font: body, color: blue, origin: Point(10, 30), width: 50)),
        .text(TextRun("ba", font: body.withSize(34), color: .black, origin: Point(80, 30), width: 34)),
      ]), isOutlined: true)

  private static let images = Feature(
    "pictures-placed-twice-are-written-once",
    DisplayList(
      name: "images", size: Size(200, 60),
      items: [
        .image(PlacedImage(fourPixels, frame: Rect(x: 10, y: 10, width: 40, height: 40))),
        .image(PlacedImage(fourPixels, frame: Rect(x: 60, y: 10, width: 80, height: 40))),
        .image(PlacedImage(onePixel, frame: Rect(x: 150, y: 10, width: 40, height: 40))),
      ]))

  private static let hostile = Feature(
    "what-xml-cannot-hold-is-escaped-or-dropped",
    DisplayList(
      name: "<\"&\u{0}図>", title: "</title><script>alert(1)</script>\u{8}\u{FFFE}",
      description: "a\u{B}b & \"c\" ]]>", size: Size(.nan, .infinity),
      items: [
        .group(
          Group(
            id: "\"><script>", classes: ["a\" onload=\"b"], data: [Group.Fact("x y=\"z\"", "<\n\t&\">")],
            title: "<b>", transform: Transform(a: .nan, b: 0, c: 0, d: 1e300, tx: -.infinity, ty: 1e-300),
            clip: Path(), opacity: .nan, items: [square(.nan)])),
        .text(
          TextRun("</text>&\u{1F}\r\n", font: body, color: Color(hex: 0, token: "x\"<"), origin: .zero, width: -.nan)),
        .shape(
          Shape(
            Path([.line(Point(1, 1)), .cubic(Point(.nan, 1e30), control1: .zero, control2: Point(-1e-9, 0))]),
            stroke: Stroke(color: Color(red: .nan, green: 7, blue: -1), width: 1, dash: [-1, .infinity]))),
      ]))

  // MARK: What the features are made of

  private static let blue = Color(hex: 0x0060DF)
  private static let ok = Color(hex: 0x0060DF, token: "ok")
  private static let body = Font(family: .inter, size: 17)

  private static func square(_ side: Double) -> Item {
    .shape(Shape(.rect(Rect(x: 0, y: 0, width: side, height: side)), fill: .color(.black)))
  }

  /// Red, green, blue and yellow at two pixels a point.
  private static let fourPixels = Image(
    png: [
      137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0, 253, 212,
      154, 115, 0, 0, 0, 20, 73, 68, 65, 84, 120, 218, 99, 248, 207, 192, 192, 0, 194, 12, 255, 255, 255, 103, 0, 0, 30,
      239, 4, 252, 115, 28, 83, 204, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
    ], pixelWidth: 2, pixelHeight: 2, scale: 0.25)

  private static let onePixel = Image(png: [1, 2, 3, 4], pixelWidth: 1, pixelHeight: 1)
}

/// Draws every character but the blank as a square, a half by a half of the size, in units of a thousandth of it.
final class SquareOutliner: TextOutliner {
  func outline(_ run: TextRun) -> [PlacedGlyph] {
    let scale = run.font.size / 1000
    return run.text.enumerated().map { index, character in
      let side = character == " " ? 0.0 : 400
      return PlacedGlyph(
        key: String(character),
        outline: side == 0 ? Path() : .rect(Rect(x: 50, y: -side, width: side, height: side)),
        transform: Transform(
          a: scale, b: 0, c: 0, d: scale, tx: run.origin.x + Double(index) * run.font.size / 2, ty: run.origin.y))
    }
  }
}
