import Figures
import Geometry
import Graphics
import Typography

/// A transform as the matrix that it is, set: the names of its numbers, and the numbers.
///
///     ⎡ a   b   0 ⎤   ⎡  0.707  0.707  0 ⎤
///     ⎢ c   d   0 ⎥ = ⎢ −0.707  0.707  0 ⎥
///     ⎣ tx  ty  1 ⎦   ⎣  0      0      1 ⎦
struct MatrixPanel {
  private let subject: String
  private let numbers: [[String]]
  private let body: Rect
  private let parts: [Part]

  private enum Part {
    /// A name, a sign or a number at the middle of its row; the anchor is 0 where the place is its left end, 0.5 for
    /// its middle.
    case text(SetLine, at: Point, anchor: Double = 0, ThemeToken)
    /// A bracket, and how far its ends reach in, to the right or to the left.
    case bracket(x: Double, end: Double)
  }

  private static let font = Font.monospaced(14)
  private static let rowHeight = 28.0
  private static let columnGap = 20.0
  private static let padding = 16.0
  /// From a bracket to what stands in it, and how far its ends reach in.
  private static let bracketGap = 10.0
  private static let bracketEnd = 5.0

  /// - Parameter isAlone: Whether it is the only panel; among others, the row keeps the distance.
  init(_ transform: Transform, of subject: String, isAlone: Bool, setter: LineSetter) {
    self.subject = subject
    numbers = [[transform.a, transform.b], [transform.c, transform.d], [transform.tx, transform.ty]].map {
      $0.map(Self.text)
    }
    // The names, the sign between, and the numbers, from left to right.
    let side = isAlone ? Self.padding : 0
    let names = Self.matrix([["a", "b"], ["c", "d"], ["tx", "ty"]], at: side, setter: setter)
    let middle = Point(names.end + Self.columnGap, Self.padding + 1.5 * Self.rowHeight)
    let sign = Part.text(setter.line("=", font: Self.font), at: middle, anchor: 0.5, .ink)
    let values = Self.matrix(numbers, at: names.end + 2 * Self.columnGap, setter: setter)
    parts = names.parts + [sign] + values.parts
    body = Rect(
      origin: .zero, size: Size((values.end + side).rounded(.up), Self.padding * 2 + 3 * Self.rowHeight))
  }

  /// Three decimals, and a real minus sign.
  private static func text(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e9 else { return formatted(number) }
    let text = number.decimalText(places: 3)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  /// Three rows of two, their third column, which is always the same, and brackets around; and where they end.
  private static func matrix(
    _ rows: [[String]], at left: Double, setter: LineSetter
  ) -> (parts: [Part], end: Double) {
    func width(_ text: Substring) -> Double { text.isEmpty ? 0 : setter.line(String(text), font: font).width }
    let all = zip(rows, ["0", "0", "1"]).map { $0 + [$1] }
    var parts: [Part] = []
    var x = left + bracketGap
    for column in 0..<3 {
      // Numbers stand with their points under one another, names in the middle.
      let lines = all.map { setter.line($0[column], font: font) }
      let hasNumbers = lines.contains { $0.text.contains(".") }
      let heads = lines.map { hasNumbers ? width($0.text.prefix { $0 != "." }) : $0.width / 2 }
      let head = heads.max() ?? 0
      for (row, line) in lines.enumerated() {
        let place = Point(x + head - heads[row], padding + (Double(row) + 0.5) * rowHeight)
        parts.append(.text(line, at: place, column == 2 ? .guide : .ink))
      }
      let longest = head + (zip(lines, heads).map { $0.width - $1 }.max() ?? 0)
      x += longest + (column < 2 ? columnGap : bracketGap)
    }
    return (parts + [.bracket(x: left, end: bracketEnd), .bracket(x: x, end: -bracketEnd)], x)
  }

  /// All of it as one thing, with the whole transform for scripts.
  func paint(_ scene: PanelScene, with context: PaintingContext) -> PaintedPanel {
    let group = Group(
      id: scene.identifier("matrix"), classes: ["strut-matrix"],
      data: [.init("view", subject), .init("matrix", numbers.joined().joined(separator: " "))],
      title: "Transform of \(subject)", items: parts.map { item($0, context) })
    return PaintedPanel(body: body, items: [.group(group)])
  }

  private func item(_ part: Part, _ context: PaintingContext) -> Item {
    switch part {
    case .text(let line, let place, let anchor, let token):
      return line.item(color: context.theme[token], at: place, anchor: anchor, grid: context.grid)
    case .bracket(let x, let end):
      let width = context.grid.width(1.5)
      let top = context.grid.center(Self.padding, width: width)
      let bottom = context.grid.center(Self.padding + 3 * Self.rowHeight, width: width)
      let side = context.grid.center(x, width: width)
      let path = Path.polyline([
        Point(side + end, top), Point(side, top), Point(side, bottom), Point(side + end, bottom),
      ])
      return .shape(Shape(path, stroke: Stroke(color: context.theme[.ink], width: width)))
    }
  }
}
