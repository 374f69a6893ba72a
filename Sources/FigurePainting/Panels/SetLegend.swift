import Figures
import Geometry
import Graphics
import Staging
import Typography

/// The legend of a picture with its words measured: what the labels of all panels mean, and what their signs mean.
struct SetLegend {
  private struct Entry {
    enum Key {
      /// What a label has on its disc, and the color of that.
      case label(SetText, Color?)
      /// A sign, its ink, `nil` for that which it usually has, and what it takes of the width of a sample.
      case sign(SignMeaning, Ink.Source?, ClosedRange<Double>)
      /// A square of the author's colour; `nil` for words alone.
      case swatch(LegendSwatch?)
      /// A callout of the author's.
      case callout(CalloutSample)
    }

    var key: Key
    var words: SetText
  }

  private let legend: Legend
  /// The title on one line, and on the lines that it has in a narrow column; empty for none.
  private let titles: [SetText]
  /// The entries with words that wrap at each of the widths.
  private let settings: [[Entry]]
  private let samples: SampleWords

  /// Whether it makes the picture wider.
  var isAtSide: Bool { side == .right }

  private let side: Legend.Side

  private static let disc = 16.0
  private static let gap = 8.0
  /// The distance between columns, and from the panels.
  private static let columnGap = 20.0
  /// The widths at which words wrap beside the panels, and, if there is more room, below them: the first that fits.
  private static let widest = 200.0
  private static let widths = [640, 480, 360, 280, widest]
  /// Those of columns that an author wants in a print that has no room for so many wide ones.
  private static let narrowWidths = [160.0, 130, 100]
  /// The width that the picture is printed at; `nil` for any.
  private let printWidth: Double?
  /// The width at which its words wrap below the panels, so that they do so alike at every scale; `nil` for that of the
  /// panels as they are painted.
  var panelsWidth: Double?

  /// - Parameters:
  ///   - standardSide: Where it is unless the author says so.
  ///   - printWidth: The width that the picture is printed at; `nil` for any.
  ///   - letters: Those of the callouts that the panels show, each with its words.
  ///   - signs: What the annotations of each panel are signs of, and in which inks. They are explained in the order
  ///     of the panels.
  /// - Returns: `nil` if no label has words and no sign is to be explained, or the author wants no legend.
  init?(
    _ legend: Legend, at standardSide: Legend.Side = .right, of panels: [PanelLayout], letters: Set<[String]>,
    signs panelSigns: [SignInks],
    printedAt printWidth: Double? = nil, setter: TextSetting
  ) {
    self.printWidth = printWidth
    side = legend.isSideChosen ? legend.side : standardSide
    guard side != .none else { return nil }
    self.legend = legend
    // 1. What there is to explain.
    let contents = LegendContents(of: legend, for: panels, letters: letters, signs: panelSigns)
    guard !contents.isEmpty else { return nil }
    // 2. The entries, with their words at each width that they may have.
    let samples = SampleWords(setter: setter)
    let narrow = legend.columns != nil && printWidth != nil ? Self.narrowWidths : []
    let widths = side == .bottom ? Self.widths + narrow : [Self.widest]
    self.samples = samples
    settings = widths.map { width in
      Self.entries(for: contents, samples: samples, setter: setter) {
        setter.balanced($0, font: .annotation(11), width: width)
      }
    }
    // 3. The title.
    let font = Font.annotation(12, weight: .semibold)
    titles =
      legend.title.map { title in
        [setter.line(title, font: font), setter.balanced(title, font: font, width: Self.widest)]
      } ?? []
  }

  /// What labels mean, what the author adds, and what signs mean.
  ///
  /// - Parameter words: Sets what stands beside a disc or a sign.
  private static func entries(
    for contents: LegendContents, samples: SampleWords, setter: TextSetting, words: (String) -> SetText
  ) -> [Entry] {
    let ofLabels = contents.labels.map { label in
      Entry(
        key: .label(setter.line(label.sign, font: .annotation(10, weight: .bold)), label.color),
        words: words(label.text))
    }
    let own = contents.entries.map { entry in
      Entry(key: entry.sample.map(Entry.Key.callout) ?? .swatch(entry.swatch), words: words(entry.text))
    }
    let ofSigns = contents.signs.map { sign in
      let extent = SignSample.extent(of: sign.meaning, words: samples)
      return Entry(key: .sign(sign.meaning, sign.ink, extent), words: words(sign.text))
    }
    return ofLabels + own + ofSigns
  }

  /// The title over columns of a width: below the panels on one line, where that is no wider than they are.
  private func title(over width: Double) -> SetText? {
    isAtSide ? titles.last : titles.first { $0.naturalWidth <= width } ?? titles.last
  }

  /// The canvas with the legend beside or below the panels, in columns that are filled one after another.
  func beside(_ canvas: PanelRows.Canvas, theme: Theme, grid: PixelGrid) -> PanelRows.Canvas {
    // 1. The columns. Those that an author wants may be wider than the panels, and not than the print.
    let available = panelsWidth ?? canvas.size.width
    let widest = legend.columns == nil ? available : max(available, printWidth ?? 0)
    let columns = columns(in: widest - 2 * PanelRows.margin)
    let title = title(over: columns.width)
    let head = title.map { 24 + $0.depth } ?? 0
    let own = Size(
      max(columns.width, title?.naturalWidth ?? 0),
      head + columns.height)
    // 2. Its place.
    let isRight = isAtSide
    // Beside the panels it is level with their middle, so that it ends as far above their end as it begins below theirs.
    let room = max(0, canvas.size.height - 2 * PanelRows.margin - own.height)
    let origin =
      isRight
      ? Point(canvas.size.width + Self.columnGap - PanelRows.margin, PanelRows.margin + (room / 2).rounded())
      : Point(max(PanelRows.margin, (canvas.size.width - own.width) / 2).rounded(), canvas.size.height)
    let size =
      isRight
      ? Size(origin.x + own.width + PanelRows.margin, max(canvas.size.height, own.height + 2 * PanelRows.margin))
      : Size(max(canvas.size.width, own.width + 2 * PanelRows.margin), origin.y + own.height + PanelRows.margin)
    // 3. The title and the entries.
    let ink = theme[.ink]
    var items = title?.items(at: Point(origin.x, origin.y + 6), color: ink, anchor: 0, grid: grid) ?? []
    var left = origin.x
    for (column, width) in zip(columns.entries, columns.widths) {
      var top = origin.y + head
      let keyWidth = keyWidth(of: column)
      for (entry, height) in zip(column, columns.rows) {
        items += paint(entry, at: Point(left, top), keyWidth: keyWidth, theme: theme, grid: grid)
        top += height + Self.gap
      }
      left += width + Self.columnGap
    }
    let group = Item.group(Group(classes: ["strut-legend"], items: items))
    // 4. Panels that are narrower than what is below them stand above its middle.
    let shift = isRight ? 0 : ((size.width - canvas.size.width) / 2).rounded()
    let panels =
      shift > 0 ? [Item.group(Group(transform: .translation(x: shift, y: 0), items: canvas.items))] : canvas.items
    return PanelRows.Canvas(
      size: Size(size.width.rounded(.up), size.height.rounded(.up)), items: panels + [group])
  }

  /// Entries in columns, with the width of each and the height of each row, in points. The entries of a row begin on one
  /// line, however many lines the words above them have.
  private struct Columns {
    var entries: [[Entry]]
    var widths: [Double]
    var rows: [Double]

    /// Whether words of an entry have more than one line.
    var wraps: Bool { entries.joined().contains { $0.words.lines.count > 1 } }

    var height: Double { rows.reduce(0) { $0 + $1 + SetLegend.gap } - SetLegend.gap }

    var width: Double { widths.reduce(0) { $0 + $1 + SetLegend.columnGap } - SetLegend.columnGap }
  }

  /// The columns that the author asks for. Below the panels, they are as wide as they can be without making the picture
  /// wider; where their number is open, it is the one with the fewest rows.
  private func columns(in width: Double) -> Columns {
    let isOpen = legend.columns == nil && !isAtSide
    let numbers = isOpen ? Array(1...settings[0].count) : [legend.columns ?? 1]
    let sets = settings.flatMap { entries in
      numbers.flatMap { [columns(of: entries, count: $0), columns(of: entries, count: $0, sparesLast: true)] }
    }
    let fitting = sets.filter { $0.width <= width }
    // The first of equals has the widest words and the fewest columns.
    func lowest(of sets: [Columns]) -> Columns? { sets.min { $0.height < $1.height } }
    let low = lowest(of: fitting)
    // Words on one line are easier to find, if that takes no more than one row.
    let unwrapped = lowest(of: fitting.filter { !$0.wraps })
      .flatMap { $0.height <= (low?.height ?? 0) + Self.disc + Self.gap ? $0 : nil }
    if let first = isOpen ? unwrapped ?? low : fitting.first { return first }
    // So many have no room in a print: as many as have.
    let fewer = printWidth == nil || isAtSide ? [] : (1..<max(2, numbers[0])).reversed()
    let narrowest = settings[settings.count - 1]
    return fewer.map { columns(of: narrowest, count: $0) }.first { $0.width <= width }
      ?? columns(of: narrowest, count: numbers[0])
  }

  /// The width of the discs or signs of a column, behind which all its words begin: one longer number does not indent
  /// its own words, nor do signs of another column: in one row all words are as far from their signs.
  private func keyWidth(of column: [Entry]) -> Double { column.map { Self.width(of: $0.key) }.max() ?? 0 }

  /// - Parameter sparesLast: Whether the last entry, beside which nothing stands, may reach below the next columns.
  private func columns(of entries: [Entry], count: Int, sparesLast: Bool = false) -> Columns {
    let perColumn = (entries.count + count - 1) / count
    // Row by row, as a page is read: of three letters in two columns, the second stands beside the first.
    let columns = (0..<min(count, entries.count)).map { column in
      stride(from: column, to: entries.count, by: count).map { entries[$0] }
    }
    return Columns(
      entries: columns, widths: widths(of: columns, sparesLast: sparesLast),
      rows: (0..<perColumn).map { row in
        columns.compactMap { $0.indices.contains(row) ? height(of: $0[row]) : nil }.max() ?? 0
      })
  }

  private func widths(of columns: [[Entry]], sparesLast: Bool) -> [Double] {
    func width(of column: [Entry], besides last: Int = 0) -> Double {
      let words = column.dropLast(last).map(\.words.naturalWidth).max() ?? 0
      return keyWidth(of: column) + Self.gap + words
    }
    let widths = columns.map { width(of: $0) }
    let count = columns.first?.count ?? 0
    guard sparesLast, count > 1, let last = columns.lastIndex(where: { $0.count == count }), last < columns.count - 1,
      let entry = columns[last].last
    else { return widths }
    var spared = widths
    spared[last] = width(of: columns[last], besides: 1)
    let room = spared[last...].reduce(-Self.columnGap) { $0 + $1 + Self.columnGap }
    return keyWidth(of: columns[last]) + Self.gap + entry.words.naturalWidth <= room ? spared : widths
  }

  /// The disc or the sign, and beside it the words, the first line of which is level with it.
  ///
  /// - Parameter keyWidth: The width of the widest disc or sign in the column, in points.
  private func paint(_ entry: Entry, at origin: Point, keyWidth: Double, theme: Theme, grid: PixelGrid) -> [Item] {
    let own = Self.width(of: entry.key)
    let box = Rect(
      x: origin.x + (keyWidth - own) / 2, y: origin.y, width: own, height: Self.disc)
    let lines = entry.words.items(
      in: Rect(
        x: origin.x + keyWidth + Self.gap,
        y: origin.y + max(0, (Self.disc - lineHeight(of: entry)) / 2),
        width: entry.words.naturalWidth, height: entry.words.height),
      color: theme[.ink], anchor: 0, vertical: .top, grid: LocalGrid(grid))
    switch entry.key {
    case .sign(let meaning, let ink, let extent):
      let sample = Rect(origin: Point(box.minX - extent.lowerBound, box.minY), size: SignSample.size(of: meaning))
      return SignSample(meaning: meaning, ink: ink, box: sample, theme: theme, grid: grid, words: samples).items()
        + lines
    case .callout(let sample): return sample.items(in: box, theme: theme, grid: grid) + lines
    case .swatch(let swatch): return (swatch?.items(in: box, theme: theme, grid: grid) ?? []) + lines
    case .label(let sign, let color):
      let fill = color.map(theme.seen) ?? theme[.ink]
      let letter = color == nil ? theme[.badgeText] : theme.legible(on: fill)
      let disc = Item.fill(.roundedRect(grid.rect(box), radius: Self.disc / 2), fill)
      return [disc] + sign.items(at: box.center, color: letter, grid: grid) + lines
    }
  }

  private static func width(of key: Entry.Key) -> Double {
    switch key {
    case .label(let sign, _): max(disc, sign.naturalWidth + 8)
    case .sign(_, _, let extent): extent.span
    case .callout: CalloutSample.width
    case .swatch: disc
    }
  }

  private func lineHeight(of entry: Entry) -> Double {
    entry.words.height / Double(max(1, entry.words.lines.count))
  }

  private func height(of entry: Entry) -> Double { max(Self.disc, entry.words.height) }
}
