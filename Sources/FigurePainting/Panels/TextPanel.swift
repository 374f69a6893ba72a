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
  /// The lines of all reports of the picture, whose type has one size.
  let reports: [[String]]

  /// A row: a part in the colour of text, followed by a part in the colour of conflicts.
  private struct Row {
    var plain: String
    var marked = ""
  }

  /// The sizes of the type, the first of which at which no row of a report has to wrap at the width of the print.
  private static let sizes = [11.0, 10, 9, 8.5, 8]
  /// That of a report with rows that wrap in any case.
  private static let sizeOfWrapped = 9.0
  /// The distance of two rows for each point of the type.
  private static let leading = 17.0 / 11
  private static let padding = 14.0
  /// The maximum length of a row in a report whose rows wrap, in characters, if the width of the print leaves so much.
  private static let columns = 84
  /// The least room for a row, in characters: a shorter row tears all names apart.
  private static let fewestColumns = 28
  private static let narrowest = 160.0

  /// The lines of a panel that is a report; `nil` for another one.
  static func lines(of panel: PanelLayout) -> [String]? {
    switch panel.kind {
    case .trace: panel.trace.rows.map(\.text)
    case .dump: panel.hierarchyDump.rows.map(\.text)
    case .console: panel.consoleLines
    default: nil
    }
  }

  /// The layout trace.
  func trace() -> WordsPanel {
    let font = font
    let rows = scene.panel.trace.rows.flatMap { row in
      var plain = row
      plain.isAmbiguous = false
      var rows = wrapped(plain.text, columns: columnsOfPrint(in: font)).map { Row(plain: $0) }
      if row.isAmbiguous { rows[rows.count - 1].marked = LayoutTrace.mark }
      return rows
    }
    return panel(rows, in: font, name: "trace", title: "Layout trace")
  }

  /// The outline of the hierarchy as text: two dashes per level, the level, the class.
  func dump() -> WordsPanel {
    let lines = scene.panel.hierarchyDump.rows.map(\.text)
    let font = font
    let rows = lines.flatMap { wrapped($0, columns: columnsOfPrint(in: font)) }
    return panel(rows.map { Row(plain: $0) }, in: font, name: "dump", title: "Hierarchy dump")
  }

  /// The console's report of the panel's conflicts.
  func console() -> WordsPanel {
    let broken = Set(scene.panel.conflicts.map(\.report.broken))
    let (font, lines) = (font, scene.panel.consoleLines)
    let longest = lines.map(\.count).max() ?? 0
    // Whole rows, where the type is as small as it takes for them.
    let columns = columnsOfPrint(in: font).map { $0 >= longest ? $0 : min($0, Self.columns) } ?? Self.columns
    let rows = lines.flatMap { line in
      wrapped(line, columns: columns).map { row in
        broken.contains(line) ? Row(plain: "", marked: row) : Row(plain: row)
      }
    }
    return panel(rows, in: font, name: "console", title: "Console report")
  }

  /// The largest type in which every line of all reports is a row of the print: a line that is broken for a letter's
  /// width is not as the device has it.
  private var font: Font {
    let fonts = Self.sizes.map { Font.monospaced($0) }
    let sizes = reports.map { lines in
      let longest = lines.map(\.count).max() ?? 0
      return fonts.first { columnsOfPrint(in: $0).map { $0 >= longest } ?? true }?.size ?? Self.sizeOfWrapped
    }
    return .monospaced(sizes.min() ?? Self.sizes[0])
  }

  /// The characters of a row that the width of the print has room for; `nil` where it is not limited.
  private func columnsOfPrint(in font: Font) -> Int? {
    width.map { width in
      let character = setter.line("0", font: font).naturalWidth
      return max(Self.fewestColumns, Int((width - 2 * Self.padding) / max(1, character)))
    }
  }

  private func wrapped(_ line: String, columns: Int?) -> [String] {
    columns.map { WrappedLine.rows(of: line, columns: $0) } ?? [line]
  }

  private func panel(_ rows: [Row], in font: Font, name: String, title: String) -> WordsPanel {
    let rowHeight = (font.size * Self.leading).rounded()
    var texts: [any Mark] = []
    var right = Self.narrowest
    for (number, row) in rows.enumerated() {
      var place = Point(Self.padding, Self.padding + (Double(number) + 0.5) * rowHeight)
      for (text, token) in [(row.plain, ThemeToken.ink), (row.marked, .conflict)] {
        let blanks = text.prefix { $0 == " " }
        if !blanks.isEmpty { place.x += setter.line(String(blanks), font: font).naturalWidth }
        guard blanks.count < text.count else { continue }
        let line = setter.line(String(text.dropFirst(blanks.count)), font: font)
        texts.append(TextMark(line: line, point: place, anchor: 0, ink: .token(token)))
        place.x += line.naturalWidth
      }
      right = max(right, place.x)
    }
    let height = Self.padding * 2 + Double(max(1, rows.count)) * rowHeight
    let body = Rect(origin: .zero, size: Size((right + Self.padding).rounded(.up), height))
    let edge = Pen(ink: Ink.token(.guide).opacity(0.6), width: 0.5)
    let ground = BoxMark(rect: body, radius: 6, fill: .token(.bar), pen: edge)
    return WordsPanel(
      body: body,
      marks: [
        MarkGroup(id: scene.identifier(name), classes: ["strut-\(name)"], title: title, marks: [ground] + texts)
      ], widening: .ofGround)
  }
}
