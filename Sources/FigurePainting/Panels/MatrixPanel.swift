import Figures
import Geometry
import Graphics
import Typography

/// Paints a transform as the matrix that it is: the names of its numbers, and the numbers.
///
///     ⎡ a   b   0 ⎤   ⎡  0.707  0.707  0 ⎤
///     ⎢ c   d   0 ⎥ = ⎢ −0.707  0.707  0 ⎥
///     ⎣ tx  ty  1 ⎦   ⎣  0      0      1 ⎦
struct MatrixPanelPainter {
  let scene: PanelScene
  let context: PaintingContext

  private static let fontSize = 14.0
  private static let rowHeight = 28.0
  private static let columnGap = 20.0
  private static let padding = 16.0
  /// From a bracket to what stands in it, and how far its ends reach in.
  private static let bracketGap = 10.0
  private static let bracketEnd = 5.0

  func paint(_ transform: Transform) -> PaintedPanel {
    let numbers = [[transform.a, transform.b], [transform.c, transform.d], [transform.tx, transform.ty]].map { row in
      row.map(Self.text)
    }
    // 1. The names, the sign between, and the numbers, from left to right.
    var items: [Item] = []
    // Among other panels, the row keeps the distance.
    let side = scene.identifierPrefix.isEmpty ? Self.padding : 0
    var x = side
    x = addMatrix([["a", "b"], ["c", "d"], ["tx", "ty"]], at: x, to: &items)
    let sign = Point(x + Self.columnGap, Self.padding + 1.5 * Self.rowHeight)
    items.append(context.textItem("=", font: font, color: context.theme[.ink], at: sign))
    x = addMatrix(numbers, at: x + 2 * Self.columnGap, to: &items)
    // 2. All of it as one thing, with the whole transform for scripts.
    let size = Size((x + side).rounded(.up), Self.padding * 2 + 3 * Self.rowHeight)
    let subject = scene.panel.subject ?? ""
    let group = Group(
      id: scene.identifier("matrix"), classes: ["strut-matrix"],
      data: [.init("view", subject), .init("matrix", numbers.joined().joined(separator: " "))],
      title: "Transform of \(subject)", items: items)
    return PaintedPanel(title: scene.panel.title, body: Rect(origin: .zero, size: size), items: [.group(group)])
  }

  private var font: Font { Font(family: .dejaVuSansMono, size: Self.fontSize) }

  /// Three decimals, and a real minus sign.
  private static func text(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e9 else { return formatted(number) }
    let text = number.decimalText(places: 3)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  /// Adds three rows of two, their third column, which is always the same, and brackets around.
  ///
  /// - Returns: Where it ends.
  private func addMatrix(_ rows: [[String]], at left: Double, to items: inout [Item]) -> Double {
    let all = zip(rows, ["0", "0", "1"]).map { $0 + [$1] }
    var x = left + Self.bracketGap
    for column in 0..<3 {
      // Numbers stand with their points under one another, names in the middle.
      let texts = all.map { $0[column] }
      let hasNumbers = texts.contains { $0.contains(".") }
      let heads = texts.map { hasNumbers ? length(of: $0.prefix { $0 != "." }) : length(of: $0[...]) / 2 }
      let head = heads.max() ?? 0
      let width = head + (zip(texts, heads).map { length(of: $0[...]) - $1 }.max() ?? 0)
      for (row, text) in texts.enumerated() {
        let place = Point(x + head - heads[row], Self.padding + (Double(row) + 0.5) * Self.rowHeight)
        let color = column == 2 ? context.theme[.guide] : context.theme[.ink]
        items.append(context.textItem(text, font: font, color: color, at: place, anchor: 0))
      }
      x += width + (column < 2 ? Self.columnGap : Self.bracketGap)
    }
    items += [bracket(at: left, end: Self.bracketEnd), bracket(at: x, end: -Self.bracketEnd)]
    return x
  }

  private func length(of text: Substring) -> Double {
    text.isEmpty ? 0 : context.line(String(text), font: font).width
  }

  private func bracket(at x: Double, end: Double) -> Item {
    let width = context.grid.width(1.5)
    let (top, bottom) = (
      context.grid.center(Self.padding, width: width),
      context.grid.center(Self.padding + 3 * Self.rowHeight, width: width)
    )
    let side = context.grid.center(x, width: width)
    var path = Path()
    path.move(to: Point(side + end, top))
    path.line(to: Point(side, top))
    path.line(to: Point(side, bottom))
    path.line(to: Point(side + end, bottom))
    return .shape(Shape(path, stroke: Stroke(color: context.theme[.ink], width: width)))
  }
}
