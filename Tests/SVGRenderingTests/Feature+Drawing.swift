import Geometry
import Graphics

extension Feature {
  static let shapes = Feature(
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

  static let strokes = Feature(
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

  static let transforms = Feature(
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

  static let patterns = Feature(
    "gradients-hatches-and-tiles-are-defined-once",
    DisplayList(
      name: "patterns", size: Size(250, 60),
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
        .shape(
          Shape(.rect(Rect(x: 200, y: 10, width: 40, height: 40)), fill: .hatch(Hatch(color: ok, isFalling: true)))),
      ]))

  static let effects = Feature(
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

  static let images = Feature(
    "pictures-placed-twice-are-written-once",
    DisplayList(
      name: "images", size: Size(200, 60),
      items: [
        .image(PlacedImage(fourPixels, frame: Rect(x: 10, y: 10, width: 40, height: 40))),
        .image(PlacedImage(fourPixels, frame: Rect(x: 60, y: 10, width: 80, height: 40))),
        .image(PlacedImage(onePixel, frame: Rect(x: 150, y: 10, width: 40, height: 40))),
      ]))
}
