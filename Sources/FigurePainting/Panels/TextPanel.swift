import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// A panel of text in columns of one width, set: what the debugger or the console would print of the layout.
struct TextPanel {
  /// What the text is, for classes and ids: `trace`, `dump` or `console`.
  let name: String
  /// The same for assistive technology.
  let title: String
  private let pieces: [Piece]
  private let size: Size

  /// A row as it is printed: a part in the colour of text, then one in the colour of conflicts.
  private struct Row {
    var plain: String
    var marked = ""
  }

  /// A word of a row in its place.
  private struct Piece {
    var line: SetLine
    /// Where it begins, at the middle of its row.
    var start: Point
    var token: ThemeToken
  }

  private static let font = Font.monospaced(11)
  private static let rowHeight = 17.0
  private static let padding = 14.0
  /// Of the longest row of a report; a trace is as wide as it is deep.
  private static let columns = 84
  private static let narrowest = 160.0

  /// The layout trace.
  static func trace(of panel: PanelLayout, setter: LineSetter) -> TextPanel {
    let rows = panel.trace.rows.map { row in
      var plain = row
      plain.isAmbiguous = false
      return Row(plain: plain.text, marked: row.isAmbiguous ? LayoutTrace.mark : "")
    }
    return TextPanel(name: "trace", title: "Layout trace", rows, setter: setter)
  }

  /// The outline of the hierarchy as text: two dashes a level, the level, the class.
  static func dump(of panel: PanelLayout, setter: LineSetter) -> TextPanel {
    let rows = panel.hierarchyDump.rows.map { Row(plain: $0.text) }
    return TextPanel(name: "dump", title: "Hierarchy dump", rows, setter: setter)
  }

  /// The console's report of the panel's conflicts.
  static func console(of panel: PanelLayout, setter: LineSetter) -> TextPanel {
    let broken = Set(panel.conflicts.map(\.report.broken))
    let rows = panel.consoleLines.flatMap { line in
      WrappedLine.rows(of: line, columns: columns).map { row in
        broken.contains(line) ? Row(plain: "", marked: row) : Row(plain: row)
      }
    }
    return TextPanel(name: "console", title: "Console report", rows, setter: setter)
  }

  private init(name: String, title: String, _ rows: [Row], setter: LineSetter) {
    var pieces: [Piece] = []
    var right = Self.narrowest
    for (number, row) in rows.enumerated() {
      var place = Point(Self.padding, Self.padding + (Double(number) + 0.5) * Self.rowHeight)
      for (text, token) in [(row.plain, ThemeToken.ink), (row.marked, .conflict)] {
        let blanks = text.prefix { $0 == " " }
        if !blanks.isEmpty { place.x += setter.line(String(blanks), font: Self.font).width }
        guard blanks.count < text.count else { continue }
        let line = setter.line(String(text.dropFirst(blanks.count)), font: Self.font)
        pieces.append(Piece(line: line, start: place, token: token))
        place.x += line.width
      }
      right = max(right, place.x)
    }
    self.name = name
    self.title = title
    self.pieces = pieces
    let height = Self.padding * 2 + Double(max(1, rows.count)) * Self.rowHeight
    size = Size((right + Self.padding).rounded(.up), height)
  }

  func paint(_ scene: PanelScene, with context: PaintingContext) -> PaintedPanel {
    let body = Rect(origin: .zero, size: size)
    let texts = pieces.map {
      $0.line.item(color: context.theme[$0.token], at: $0.start, anchor: 0, grid: context.grid)
    }
    let group = Group(
      id: scene.identifier(name), classes: ["strut-\(name)"], title: title, items: [ground(body, context)] + texts)
    return PaintedPanel(body: body, items: [.group(group)])
  }

  private func ground(_ body: Rect, _ context: PaintingContext) -> Item {
    let width = context.grid.width(0.5)
    return .shape(
      Shape(
        .roundedRect(context.grid.strokeInside(body, width: width), radius: 6), fill: .color(context.theme[.bar]),
        stroke: Stroke(color: context.theme[.guide].opacity(0.6), width: width)))
  }
}
