import Geometry
import Graphics
import Typography

extension Feature {
  static let text = Feature(
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

  static let rightToLeft = Feature(
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

  static let outlines = Feature(
    "outlined-text-writes-each-glyph-once",
    DisplayList(
      name: "outlines", size: Size(200, 60),
      items: [
        .text(TextRun("a b\"a", font: body, color: blue, origin: Point(10, 30), width: 50)),
        .text(TextRun("ba", font: body.withSize(34), color: .black, origin: Point(80, 30), width: 34)),
      ]), isOutlined: true)
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
