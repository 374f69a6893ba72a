import Geometry
import Graphics
import Staging
import Typography

/// Lays out a transform as a matrix: the names of its numbers, and the numbers.
///
///     ⎡ a   b   0 ⎤   ⎡  0.707  0.707  0 ⎤
///     ⎢ c   d   0 ⎥ = ⎢ −0.707  0.707  0 ⎥
///     ⎣ tx  ty  1 ⎦   ⎣  0      0      1 ⎦
struct MatrixPanelSetter {
  let scene: PanelScene
  let setter: TextSetting

  /// The width that a print has for it, in points; `nil` without a print.
  var room: Double?
  private var fontSize = 14.0

  /// The type that is tried where the width of a print is short: in the smallest it may be wider.
  private static let fontSizes = [14.0, 12, 10]
  fileprivate static let padding = 16.0

  private var font: Font { .monospaced(fontSize) }
  private var rowHeight: Double { 2 * fontSize }
  private var columnGap: Double { fontSize / 0.7 }
  /// From a bracket to the numbers.
  private var bracketGap: Double { columnGap / 2 }
  /// The length of the bracket's ends.
  private var bracketEnd: Double { columnGap / 4 }

  init(scene: PanelScene, setter: TextSetting, room: Double? = nil) {
    (self.scene, self.setter, self.room) = (scene, setter, room)
  }

  /// In the largest type for which there is room.
  func panel(_ transform: Transform, of subject: String) -> WordsPanel {
    let panels = Self.fontSizes.lazy.map { size in
      var setter = self
      setter.fontSize = size
      return setter.set(transform, of: subject)
    }
    return panels.first { $0.body.width <= room ?? .infinity } ?? panels[Self.fontSizes.count - 1]
  }

  private func set(_ transform: Transform, of subject: String) -> WordsPanel {
    let numbers = [[transform.a, transform.b], [transform.c, transform.d], [transform.tx, transform.ty]].map {
      $0.map(Self.text)
    }
    // 1. The names, the equals sign, and the numbers, from left to right. Next to other panels, the row provides the
    //    space at the sides.
    let side = scene.identifierPrefix.isEmpty ? Self.padding : 0
    let names = matrix([["a", "b"], ["c", "d"], ["tx", "ty"]], at: side)
    let middle = Point(names.end + columnGap, Self.padding + 1.5 * rowHeight)
    let sign = TextMark(line: setter.line("=", font: font), point: middle, ink: .token(.ink))
    let values = matrix(numbers, at: names.end + 2 * columnGap)
    // 2. One group, with the complete transform as data for scripts.
    let size = Size((values.end + side).rounded(.up), Self.padding * 2 + 3 * rowHeight)
    let group = MarkGroup(
      id: scene.identifier("matrix"), classes: ["strut-matrix"],
      data: [.init("view", subject), .init("matrix", numbers.joined().joined(separator: " "))],
      title: "Transform of \(subject)", marks: names.marks + [sign] + values.marks)
    return WordsPanel(body: Rect(origin: .zero, size: size), marks: [group])
  }

  /// Three decimals, and a true minus sign.
  private static func text(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e9 else { return formatted(number) }
    let text = number.decimalText(places: 3)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  /// Three rows of two numbers, the constant third column, and the brackets.
  ///
  /// - Returns: The marks, and the x coordinate of their end.
  private func matrix(_ rows: [[String]], at left: Double) -> (marks: [any Mark], end: Double) {
    func width(_ text: Substring) -> Double {
      text.isEmpty ? 0 : setter.line(String(text), font: font).naturalWidth
    }
    let all = zip(rows, ["0", "0", "1"]).map { $0 + [$1] }
    var marks: [any Mark] = []
    var x = left + bracketGap
    for column in 0..<3 {
      // Numbers are aligned at their decimal points, names are centred.
      let lines = all.map { setter.line($0[column], font: font) }
      let hasNumbers = lines.contains { $0.text.contains(".") }
      let heads = lines.map { hasNumbers ? width($0.text.prefix { $0 != "." }) : $0.naturalWidth / 2 }
      let head = heads.max() ?? 0
      for (row, line) in lines.enumerated() {
        let place = Point(x + head - heads[row], Self.padding + (Double(row) + 0.5) * rowHeight)
        marks.append(TextMark(line: line, point: place, anchor: 0, ink: .token(column == 2 ? .guide : .ink)))
      }
      let longest = head + (zip(lines, heads).map { $0.naturalWidth - $1 }.max() ?? 0)
      x += longest + (column < 2 ? columnGap : bracketGap)
    }
    return (
      marks + [
        Bracket(x: left, end: bracketEnd, height: 3 * rowHeight),
        Bracket(x: x, end: -bracketEnd, height: 3 * rowHeight),
      ] as [any Mark], x
    )
  }
}

/// A bracket with the height of a matrix.
private struct Bracket: Mark {
  var x: Double
  /// How far the ends of the bracket reach to the right; negative for the left.
  var end: Double
  var height: Double

  func items(with brush: Brush) -> [Item] {
    let stroke = brush.stroke(Pen(ink: .token(.ink), width: 1.5))
    func snapped(_ place: Double) -> Double { brush.grid.center(place, width: stroke.width) }
    let (top, side) = (snapped(MatrixPanelSetter.padding), snapped(x))
    let bottom = snapped(MatrixPanelSetter.padding + height)
    let path = Path.polyline([
      Point(side + end, top), Point(side, top), Point(side, bottom), Point(side + end, bottom),
    ])
    return [.shape(Shape(path, stroke: stroke))]
  }

  var description: String { "bracket at \(formatted(x))" }
}
