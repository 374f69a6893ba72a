import Geometry
import Graphics
import Testing
import Typography

@testable import SVGRendering

@Suite struct SizeTests {
  /// Twenty boxes with a label each, as painting makes them, in a picture of 640 × 1136 pixels.
  @Test func twentyViewsAndTwentyLabelsFitInEightKilobytes() {
    let hues: [UInt32] = [0x3A6EA5, 0xC2570C, 0x2E7D32, 0x8E4A9E, 0x0F7F86, 0xB23A48, 0x8A7400, 0x5B5FC7, 0x8A5A2B]
    var dark: [String: Color] = ["page": Color(hex: 0x1C1C1E), "label": .white, "unused": .black]
    let views = (0..<20).map { index -> Item in
      let token = "view-\(index % hues.count + 1)"
      let hue = Color(hex: hues[index % hues.count], token: token)
      dark[token] = Color(hex: 0x7FB0E6)
      let label = Group(
        id: "l\(index + 1)", classes: ["strut-view", "strut-label"], title: "label l\(index + 1)",
        transform: .translation(x: 12.5, y: 9),
        items: [
          .text(
            TextRun(
              "Label \(index + 1)", font: Font(family: .inter, size: 17), color: Color(hex: 0, token: "label"),
              origin: Point(0, 16.186), width: 57.31 + Double(index) / 7))
        ])
      return .group(
        Group(
          id: "v\(index + 1)", classes: ["strut-view"], title: "view v\(index + 1)",
          transform: .translation(x: Double(10 + index % 2 * 155), y: Double(10 + index / 2 * 55)),
          items: [
            .shape(
              Shape(
                .rect(Rect(x: 0.5, y: 0.5, width: 144, height: 44)), fill: .color(hue.opacity(0.25)),
                stroke: Stroke(color: hue))),
            .group(label),
          ]))
    }
    let list = DisplayList(
      name: "twenty", title: "Twenty views", description: "Two columns of ten boxes, each with a label",
      size: Size(320, 568), background: .color(Color(hex: 0xFFFFFF, token: "page")),
      items: [.group(Group(id: "root", classes: ["strut-view"], title: "view root", items: views))], darkColors: dark)
    let svg = list.svg().string
    #expect(svg.utf8.count <= 8192)
    #expect(svg.contains("prefers-color-scheme"))
  }
}
