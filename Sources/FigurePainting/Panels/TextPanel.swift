import Figures
import Geometry
import Graphics
import Typography
import ViewLayout

/// Paints a panel of text in columns of one width: what the debugger or the console would print of the layout.
struct TextPanelPainter {
  let scene: PanelScene
  let context: PaintingContext

  /// A row as it is printed: a part in the colour of text, then one in the colour of conflicts.
  private struct Row {
    var plain: String
    var marked = ""
  }

  private static let fontSize = 11.0
  private static let rowHeight = 17.0
  private static let padding = 14.0
  /// Of the longest row of a report; a trace is as wide as it is deep.
  private static let columns = 84
  private static let narrowest = 160.0

  /// The layout trace.
  func paintTrace() -> PaintedPanel {
    let rows = scene.panel.trace.rows.map { row in
      var plain = row
      plain.isAmbiguous = false
      return Row(plain: plain.text, marked: row.isAmbiguous ? LayoutTrace.mark : "")
    }
    return paint(rows, name: "trace", title: "Layout trace")
  }

  /// The outline of the hierarchy as text: two dashes a level, the level, the class.
  func paintDump() -> PaintedPanel {
    paint(scene.panel.hierarchyDump.rows.map { Row(plain: $0.text) }, name: "dump", title: "Hierarchy dump")
  }

  /// The console's report of the panel's conflicts.
  func paintConsole() -> PaintedPanel {
    let broken = Set(scene.panel.conflicts.map(\.report.broken))
    let rows = scene.panel.consoleLines.flatMap { line in
      WrappedLine.rows(of: line, columns: Self.columns).map { row in
        broken.contains(line) ? Row(plain: "", marked: row) : Row(plain: row)
      }
    }
    return paint(rows, name: "console", title: "Console report")
  }

  private func paint(_ rows: [Row], name: String, title: String) -> PaintedPanel {
    var texts: [Item] = []
    var right = Self.narrowest
    for (number, row) in rows.enumerated() {
      let start = Point(Self.padding, Self.padding + (Double(number) + 0.5) * Self.rowHeight)
      let middle = Point(add(row.plain, at: start, color: context.theme[.ink], to: &texts), start.y)
      right = max(right, add(row.marked, at: middle, color: context.theme[.conflict], to: &texts))
    }
    let height = Self.padding * 2 + Double(max(1, rows.count)) * Self.rowHeight
    let body = Rect(origin: .zero, size: Size((right + Self.padding).rounded(.up), height))
    let group = Group(
      id: scene.identifier(name), classes: ["strut-\(name)"], title: title, items: [ground(body)] + texts)
    return PaintedPanel(title: scene.panel.title, body: body, items: [.group(group)])
  }

  private var font: Font { Font(family: .dejaVuSansMono, size: Self.fontSize) }

  /// Adds a piece of a row.
  ///
  /// - Returns: Where it ends.
  private func add(_ text: String, at start: Point, color: Color, to items: inout [Item]) -> Double {
    let blanks = text.prefix { $0 == " " }
    let x = start.x + (blanks.isEmpty ? 0 : context.line(String(blanks), font: font).width)
    let word = String(text.dropFirst(blanks.count))
    guard !word.isEmpty else { return x }
    items.append(context.textItem(word, font: font, color: color, at: Point(x, start.y), anchor: 0))
    return x + context.line(word, font: font).width
  }

  private func ground(_ body: Rect) -> Item {
    let width = context.grid.width(0.5)
    return .shape(
      Shape(
        .roundedRect(context.grid.strokeInside(body, width: width), radius: 6), fill: .color(context.theme[.bar]),
        stroke: Stroke(color: context.theme[.guide].opacity(0.6), width: width)))
  }
}
