import Geometry
import Graphics
import Typography

extension Feature {
  static let groups = Feature(
    "groups-carry-names-classes-and-facts",
    DisplayList(
      name: "14.13 springs", title: "Springs & struts", size: Size(100, 60),
      items: [
        .group(
          Group(
            id: "root", classes: ["strut-view", "strut-window", "strut-view"], title: "window <root>",
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

  static let colours = Feature(
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

  static let hostile = Feature(
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

  /// The example of `docs/display-list.md`.
  static let documentation = Feature(
    "the-example-of-the-documentation",
    DisplayList(
      name: "hello", title: "Hello", description: "A box with a label", size: Size(160, 80),
      background: .color(Color(hex: 0xFFFFFF, token: "page")),
      items: [
        .group(
          Group(
            id: "box", classes: ["strut-view"], title: "view box", transform: .translation(x: 20, y: 20),
            items: [
              .shape(
                Shape(
                  .roundedRect(Rect(x: 0, y: 0, width: 120, height: 40), radius: 8),
                  fill: .color(Color(hex: 0x0060DF, alpha: 0.25, token: "ok")))),
              .text(
                TextRun(
                  "Hello", font: Font(family: .inter, size: 17), color: Color(hex: 0x000000, token: "label"),
                  origin: Point(12, 26), width: 42.5)),
            ])),
        .group(
          Group(
            id: "c-0", classes: ["strut-constraint"], data: [Group.Fact("constraint", "box.width == 120")],
            items: [
              .shape(
                Shape(
                  .line(from: Point(20, 70), to: Point(140, 70)),
                  stroke: Stroke(color: Color(hex: 0x0060DF, token: "ok"))
                ))
            ])),
      ], darkColors: ["ok": Color(hex: 0x409CFF), "page": Color(hex: 0x1C1C1E), "label": .white]))
}
