import Geometry
import Staging
import Typography
import ViewLayout

/// Lays out a panel of monospaced text: what the debugger or the console would print for the layout.
struct TextPanelSetter {
  let scene: PanelScene
  let setter: TextSetting
  /// The width in points that rows wrap at, with the padding; `nil` for the standard length of a report.
  let width: Double?

  /// A row: a part in the colour of text, followed by a part in the colour of conflicts.
  private struct Row {
    var plain: String
    var marked = ""
  }

  private static let font = Font.monospaced(11)
  private static let rowHeight = 17.0
  private static let padding = 14.0
  /// The maximum length of a row in a report, in characters, if the width of the print leaves so much.
  private static let columns = 84
  /// The least room for a row, in characters: a shorter row tears all names apart.
  private static let fewestColumns = 28
  private static let narrowest = 160.0

  /// The layout trace.
  func trace() -> WordsPanel {
    let rows = scene.panel.trace.rows.flatMap { row in
      var plain = row
      plain.isAmbiguous = false
      var rows = wrapped(plain.text, columns: columnsOfPrint).map { Row(plain: $0) }
      if row.isAmbiguous { rows[rows.count - 1].marked = LayoutTrace.mark }
      return rows
    }
    return panel(rows, name: "trace", title: "Layout trace")
  }

  /// The outline of the hierarchy as text: two dashes per level, the level, the class.
  func dump() -> WordsPanel {
    let rows = scene.panel.hierarchyDump.rows.flatMap { wrapped($0.text, columns: columnsOfPrint) }
    return panel(rows.map { Row(plain: $0) }, name: "dump", title: "Hierarchy dump")
  }

  /// The console's report of the panel's conflicts.
  func console() -> WordsPanel {
    let broken = Set(scene.panel.conflicts.map(\.report.broken))
    let rows = scene.panel.consoleLines.flatMap { line in
      wrapped(line, columns: min(Self.columns, columnsOfPrint ?? .max)).map { row in
        broken.contains(line) ? Row(plain: "", marked: row) : Row(plain: row)
      }
    }
    return panel(rows, name: "console", title: "Console report")
  }

  /// The characters of a row that the width of the print has room for; `nil` where it is not limited.
  private var columnsOfPrint: Int? {
    width.map { width in
      let character = setter.line("0", font: Self.font).naturalWidth
      return max(Self.fewestColumns, Int((width - 2 * Self.padding) / max(1, character)))
    }
  }

  private func wrapped(_ line: String, columns: Int?) -> [String] {
    columns.map { WrappedLine.rows(of: line, columns: $0) } ?? [line]
  }

  private func panel(_ rows: [Row], name: String, title: String) -> WordsPanel {
    var texts: [any Mark] = []
    var right = Self.narrowest
    for (number, row) in rows.enumerated() {
      var place = Point(Self.padding, Self.padding + (Double(number) + 0.5) * Self.rowHeight)
      for (text, token) in [(row.plain, ThemeToken.ink), (row.marked, .conflict)] {
        let blanks = text.prefix { $0 == " " }
        if !blanks.isEmpty { place.x += setter.line(String(blanks), font: Self.font).naturalWidth }
        guard blanks.count < text.count else { continue }
        let line = setter.line(String(text.dropFirst(blanks.count)), font: Self.font)
        texts.append(TextMark(line: line, point: place, anchor: 0, ink: .token(token)))
        place.x += line.naturalWidth
      }
      right = max(right, place.x)
    }
    let height = Self.padding * 2 + Double(max(1, rows.count)) * Self.rowHeight
    let body = Rect(origin: .zero, size: Size((right + Self.padding).rounded(.up), height))
    let edge = Pen(ink: Ink.token(.guide).opacity(0.6), width: 0.5)
    let ground = BoxMark(rect: body, radius: 6, fill: .token(.bar), pen: edge)
    return WordsPanel(
      body: body,
      marks: [
        MarkGroup(id: scene.identifier(name), classes: ["strut-\(name)"], title: title, marks: [ground] + texts)
      ])
  }
}
