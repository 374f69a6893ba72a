import Figures
import Geometry
import Graphics
import Typography

/// Arranges panels in rows, each with its title, on a canvas that holds all of them.
struct PanelRows {
  let figure: Figure
  let theme: Theme
  let grid: PixelGrid
  /// The titles of rows and columns.
  var headings = SetHeadings()

  /// The distance around everything, unless the canvas is a single root view.
  static let margin = 16.0
  /// How far a badge or a number beside a panel reaches out at most, in points.
  private static let overhangOfALabel = 48.0
  /// How far numbers and their lines reach above a screen at most, in points.
  private static let overhangOfNumbers = 32.0
  /// The share of the width of a row that equal distances may add to it: words beside one of several screens would
  /// else take too much from all of them.
  private static let mostForEqualGaps = 0.2
  /// The distance from the panels of a row to the capitals of their titles.
  static let titleGap = 14.0

  private var arrangement: PanelArrangement { figure.arrangement }
  /// The distance between the extents of adjacent panels.
  private var gap: Double { arrangement.spacing }
  private var hasArrows: Bool { arrangement.flow == .arrows }

  struct Canvas {
    var size: Size
    var items: [Item]
  }

  func arrange(_ panels: [PaintedPanel]) -> Canvas {
    // 1. A single root view with nothing around it is the whole canvas: the picture has its size, without what nobody
    //    sees of a root that nothing outlines.
    if panels.count == 1, headings.isEmpty, let panel = panels.first, panel.title == nil, panel.isWithinBody,
      !panel.needsMargin
    {
      let canvas = panel.canvas(margin: Self.margin)
      return Canvas(size: canvas.size, items: panel.items.moved(by: Point.zero - canvas.origin))
    }
    // 2. Rows with aligned columns.
    var panels = trimmed(panels)
    widenWords(of: &panels)
    var rest = panels[...]
    let rows = arrangement.rows(ofSpans: panels.map(\.span)).map { places in
      defer { rest = rest.dropFirst(places.count) }
      return zip(rest, places).map { (panel: $0, columns: $1) }
    }
    let columns = columns(of: rows)
    var (top, bottom) = (Self.margin + headings.head.height, Self.margin)
    var right = columns.last.map { $0.body.upperBound + $0.after } ?? 0
    var items = columns.enumerated().flatMap { number, column in
      headings.items(ofColumn: number, middle: column.body.middle, color: theme[.ink], grid: grid)
    }
    let distances = rows.enumerated().dropLast().map { Self.nearer * titleDistance(in: $1.map(\.panel), number: $0) }
    let nextRow = distances.filter { $0 <= 2 * gap }.reduce(gap, max)
    for (number, panels) in rows.enumerated() {
      let row = self.row(panels, number: number, top: top, columns: columns)
      items += row.items
      bottom = row.bottom
      // 3. The arrow to the next row, which makes room for it.
      let last = rows[number].last?.panel
      // A title above its panels stands nearer to them than to what is above it.
      let next = rows.indices.contains(number + 1) ? rows[number + 1].map(\.panel) : []
      let isTitled = arrangement.captions != .bottom && next.contains { $0.title != nil }
      let least = isTitled ? gap + Self.titleGap / 2 : nextRow
      top = bottom + max(least, hasArrows ? FlowArrow.height(with: last?.flowText) : 0)
      guard hasArrows, number + 1 < rows.count else { continue }
      let arrow = FlowArrow(
        from: columns.body(of: panels[panels.count - 1].columns).middle,
        to: columns.body(of: rows[number + 1][0].columns).middle, inGap: bottom...top,
        text: last?.flowText)
      items += arrow.items(theme: theme, grid: grid)
      right = max(right, arrow.textEnd)
    }
    // 4. Whole points, so that every scale has whole pixels.
    return Canvas(
      size: Size((right + Self.margin).rounded(.up), (bottom + Self.margin).rounded(.up)), items: items)
  }

  /// How high the rows of panels are without titles.
  func heights(of panels: [PaintedPanel]) -> [Double] {
    var rest = trimmed(panels)[...]
    return arrangement.rows(ofSpans: panels.map(\.span)).map { places in
      defer { rest = rest.dropFirst(places.count) }
      return rest.prefix(places.count).map(\.outline.height).max() ?? 0
    }
  }

  /// The panels without what nobody sees at the sides of their roots, which would put titles off their middle and leave
  /// unequal margins. What is compared keeps its place: at the left and right, all are trimmed alike, and above and below
  /// those of a row.
  private func trimmed(_ panels: [PaintedPanel]) -> [PaintedPanel] {
    func least(of panels: some Sequence<PaintedPanel>) -> EdgeInsets? {
      let spare = panels.compactMap { panel in panel.seen.map { panel.body.insets(around: $0) } }
      return spare.dropFirst().reduce(spare.first) { $0?.smaller($1) }
    }
    guard let sides = least(of: panels) else { return panels }
    var rest = panels[...]
    return arrangement.rows(ofSpans: panels.map(\.span)).flatMap { places in
      defer { rest = rest.dropFirst(places.count) }
      let row = rest.prefix(places.count)
      guard var insets = least(of: row) else { return Array(row) }
      (insets.left, insets.right) = (sides.left, sides.right)
      return row.map { panel in
        var panel = panel
        if panel.seen != nil { panel.trim(insets) }
        return panel
      }
    }
  }

  /// Makes reports that take a whole row as wide as the rows of other panels, if they nearly are, and graphs as wide
  /// as the screens above and below them.
  private func widenWords(of panels: inout [PaintedPanel]) {
    let rows = arrangement.rows(ofSpans: panels.map(\.span)).flatMap(\.self)
    let count = rows.map(\.upperBound).max() ?? 0
    let others = zip(panels, rows).filter { $0.0.widening == nil || $0.1.count < count && count > 1 }
      .map { (panel: $0.0, columns: $0.1) }
    let columns = self.columns(of: [others])
    for index in panels.indices {
      let own = rows[index]
      guard let widening = panels[index].widening, columns.indices.contains(own.upperBound - 1) else { continue }
      let width = columns.body(of: own).span
      guard panels[index].body.width < width else { continue }
      switch widening {
      case .ofGround(let widened):
        if own.count == count, count > 1, panels[index].body.width > width * Self.nearlyWhole {
          panels[index] = widened(width)
        }
      case .ofContent(let widened): panels[index] = widened(width)
      }
    }
  }

  /// The share of a row from which a report seems to take all of it.
  private static let nearlyWhole = 0.75

  /// A panel, and the columns that it takes.
  fileprivate typealias PlacedPanel = (panel: PaintedPanel, columns: Range<Int>)

  /// The font of titles. It follows the scale of annotations, but stays legible where they are small.
  static func titleFont(scale: Double) -> Font { .annotation(max(10, 13 * scale), weight: .semibold) }

  /// How far a title may reach into the gap on one side of its panel: then those of neighbours are still apart.
  ///
  /// - Parameter gap: The distance between panels, in points.
  static func titleReach(intoGap gap: Double) -> Double { max(0, (gap - 12) / 2) }

  /// The width at which a title wraps: that of the widest screen of the column, with what it may take of the gaps beside
  /// it, or of a few words over a narrow one. That of a film is the width of its rows.
  ///
  /// - Parameter column: The width of that screen, in points of the picture.
  static func titleWidth(
    over scene: PanelScene, _ film: FilmRows?, inColumn column: Double, gap: Double,
    at alignment: PanelArrangement.Alignment, in font: Font
  ) -> Double {
    guard scene.panel.kind.showsScreen else { return 24 * font.size }
    if let film { return film.width(fit: scene.fit) }
    let screen = scene.panel.drawing.turn.apply(to: scene.shownScreen).width * scene.zoom
    // Wide titles would leave less of the width of a print to the screens.
    let reach = scene.fit < 1 ? titleReach(intoGap: gap) : gap
    // One that begins or ends where its screen does reaches into one gap.
    let sides = alignment == .center ? 2.0 : 1
    return max((scene.fit < 1 ? 8 : 12) * font.size, max(screen, column) + sides * reach)
  }

  /// Columns side by side, each as wide as its widest panel. A title that is wider than its panel gets the space that
  /// it needs.
  private func columns(of rows: [[PlacedPanel]]) -> [PanelColumn] {
    // 1. The width of each column, and its overhang on both sides.
    var columns: [(before: Double, width: Double, after: Double)] = []
    let all = rows.flatMap(\.self)
    func setOverhang(ofColumn number: Int) {
      let width = columns[number].width
      var (before, after) = (0.0, 0.0)
      for (panel, own) in all where own == number..<number + 1 {
        let overhang = panel.overhang(inWidth: width, gap: gap, at: arrangement.alignment)
        (before, after) = (max(before, overhang.before), max(after, overhang.after))
      }
      if headings.columns.indices.contains(number) {
        let overhang = (headings.columns[number].naturalWidth - width) / 2
        (before, after) = (max(before, overhang), max(after, overhang))
      }
      (columns[number].before, columns[number].after) = (before, after)
    }
    for number in 0..<(all.map(\.columns.upperBound).max() ?? 0) {
      let panels = all.filter { $0.columns == number..<number + 1 }.map(\.panel)
      columns.append((0, panels.map(\.body.width).max() ?? 0, 0))
      setOverhang(ofColumn: number)
    }
    // 2. Gaps are made equal if they differ by the overhang of labels or of a few words, but not if a stray view lies in
    //    one.
    let hasNoStrays = all.allSatisfy { $0.panel.hasNoStrayView(beyond: Self.overhangOfALabel) }
    func gaps() -> [Double] {
      let gaps = columns.indices.dropLast().map { number in
        let before = all.filter { $0.columns.upperBound == number + 1 }.map(\.panel)
        let least = hasArrows ? before.map { FlowArrow.width(with: $0.flowText) }.reduce(gap, max) : gap
        return (columns[number].after + least + columns[number + 1].before).rounded(.up)
      }
      let width = columns.reduce(gaps.reduce(0, +)) { $0 + $1.width }
      guard let widest = gaps.max(), let narrowest = gaps.min(),
        widest < 2 * narrowest || widest - narrowest < Self.overhangOfALabel
          || hasNoStrays && gaps.reduce(0, { $0 + widest - $1 }) < Self.mostForEqualGaps * width
      else { return gaps }
      return gaps.map { _ in widest }
    }
    // 3. A panel that is wider than all of its columns widens all of them alike, and what overhung a narrow column has
    //    room in a wide one: then the gaps are narrower, and there is more to widen.
    for (panel, own) in all where own.count > 1 {
      for _ in 0..<Self.mostWidenings {
        let others = gaps()[own.lowerBound..<own.upperBound - 1].reduce(0, +)
        let missing = panel.body.width - columns[own].map(\.width).reduce(others, +)
        guard missing > 0 else { break }
        for number in own {
          columns[number].width += (missing / Double(own.count)).rounded(.up)
          setOverhang(ofColumn: number)
        }
      }
      let width = columns[own].map(\.width).reduce(gaps()[own.lowerBound..<own.upperBound - 1].reduce(0, +), +)
      let overhang = panel.overhang(inWidth: max(width, panel.body.width), gap: gap, at: arrangement.alignment)
      columns[own.lowerBound].before = max(columns[own.lowerBound].before, overhang.before)
      columns[own.upperBound - 1].after = max(columns[own.upperBound - 1].after, overhang.after)
    }
    // 4. The positions, one after another.
    let distances = gaps()
    var left = (Self.margin + headings.head.width + (columns.first?.before ?? 0)).rounded(.up)
    return columns.enumerated().map { number, column in
      defer { left = (left + column.width + (distances.indices.contains(number) ? distances[number] : 0)).rounded(.up) }
      return PanelColumn(before: column.before, body: left...left + column.width, after: column.after)
    }
  }

  /// How often columns are widened for a panel that takes several: each time narrows gaps by what the columns gained.
  private static let mostWidenings = 8

  /// How far the body of each panel of a row is below the top of the highest.
  ///
  /// - Parameter isHeaded: Whether the row has a title beside it.
  private func drops(of panels: [PaintedPanel], isHeaded: Bool) -> [Double] {
    let isMixed = panels.contains { !$0.isLayout }
    if isMixed {
      // Below titles, reports of different lengths and screens beside them all begin on one line; but reports where
      // what is far above a screen does.
      guard isHeaded || arrangement.captions != .top else {
        let above = panels.filter(\.isLayout).map { $0.body.minY - $0.extent.minY }.max() ?? 0
        return panels.map { $0.isLayout || above < Self.overhangOfNumbers ? 0 : -above.rounded(.down) }
      }
      let height = panels.map(\.body.height).max() ?? 0
      return panels.map { ((height - $0.body.height) / 2).rounded(.down) }
    }
    // Screens of one size stand side by side.
    guard panels.allSatisfy(\.isDevice),
      panels.contains(where: { abs($0.body.height - panels[0].body.height) > 0.5 })
    else { return panels.map { _ in 0 } }
    // Devices stand on one line above their titles, hang from one below them, and are centred beside the title of the
    // row: with their bodies, but for a view that is far below one of them.
    let isLow = panels.contains { $0.extent.maxY - $0.outline.maxY > Self.overhangOfALabel }
    let heights = panels.map { panel in
      let (outline, extent) = (panel.outline, panel.extent)
      let ground = isLow ? extent.maxY : outline.maxY
      return (isHeaded ? outline.midY : arrangement.captions == .bottom ? ground : outline.minY) - panel.body.minY
    }
    let lowest = heights.max() ?? 0
    return heights.map { (lowest - $0).rounded() }
  }

  /// How far below the end of a panel its title is at the most, as titles below the panels of a row share a line.
  private func titleDistance(in panels: [PaintedPanel], number: Int) -> Double {
    guard arrangement.captions == .bottom else { return 0 }
    let drops = drops(of: panels, isHeaded: headings.rows.indices.contains(number))
    let ends = zip(panels, drops).map { (isTitled: $0.title != nil, end: $1 + $0.extent.maxY - $0.body.minY) }
    guard let highest = ends.filter(\.isTitled).map(\.end).min() else { return 0 }
    return (ends.map(\.end).max() ?? highest) - highest + Self.titleGap
  }

  /// How many times as far below a title the next row is as the title below its panel: what is nearer seems to belong
  /// together. All rows are as far apart. Panels of very different heights in a row do not tear the picture apart.
  private static let nearer = 1.25

  private func row(
    _ placed: [PlacedPanel], number: Int, top: Double, columns: [PanelColumn]
  ) -> (items: [Item], bottom: Double) {
    // 1. Screens are aligned at their tops, and devices with their titles. Next to text or tables, all panels are
    //    centred vertically above their titles.
    let panels = placed.map(\.panel)
    let drops = drops(of: panels, isHeaded: headings.rows.indices.contains(number))
    // 2. Titles share the line next to the panels, above all of the row or below them.
    let hasTitles = panels.contains { $0.title != nil }
    let isBelow = arrangement.captions == .bottom
    let capHeight = Self.titleFont(scale: figure.annotationScale).capHeight
    let titleDepth = panels.compactMap(\.title?.depth).max() ?? 0
    let bodiesTop = hasTitles && !isBelow ? top + titleDepth + capHeight + Self.titleGap : top
    // 3. No panel reaches above the top of the row.
    let overhang = zip(panels, drops).map { $0.body.minY - $0.extent.minY - $1 }.max() ?? 0
    let bodyTop = (bodiesTop + max(0, overhang)).rounded(.up)
    let title = headings.height(ofRow: number)
    let lowest = zip(panels, drops).map { bodyTop + $1 + $0.extent.maxY - $0.body.minY }.reduce(top + title, max)
    let titleLine = isBelow ? (lowest + Self.titleGap).rounded(.up) + capHeight / 2 : top + titleDepth + capHeight / 2
    // 4. Each panel stands in its column as the author says, and the row's title is centred beside them.
    let outlines = zip(panels, drops).map { $0.outline.offsetBy(dx: 0, dy: $1 - $0.body.minY) }
    let (high, low) = (outlines.map(\.minY).min() ?? 0, outlines.map(\.maxY).max() ?? 0)
    var items = headings.items(
      ofRow: number, middle: max(bodyTop + (high + low) / 2, top + title / 2), color: theme[.ink], grid: grid)
    for (number, panel) in panels.enumerated() {
      let column = columns.body(of: placed[number].columns)
      let start = column.lowerBound + arrangement.alignment.share * (column.span - panel.body.width)
      let place = Point(start.rounded(.down), bodyTop + drops[number])
      items += panel.items.moved(by: place - panel.body.origin)
      guard let title = panel.title else { continue }
      let shift =
        arrangement.alignment == .center ? panel.titleShift(reach: Self.titleReach(intoGap: gap)) : 0
      let anchor = arrangement.alignment.share
      let titlePlace = Point(
        place.x + panel.body.width * anchor + shift, isBelow ? titleLine : titleLine - title.depth)
      items += title.items(at: titlePlace, color: theme[.ink], anchor: anchor, grid: grid)
    }
    // 5. The arrows between them, in the middle of the lower one of two panels.
    for (number, (panel, next)) in zip(panels, panels.dropFirst()).enumerated() where hasArrows {
      let (left, right) = (
        columns[placed[number].columns.upperBound - 1], columns[placed[number + 1].columns.lowerBound]
      )
      let start = bodyTop + max(drops[number], drops[number + 1])
      let end = bodyTop + min(drops[number] + panel.body.height, drops[number + 1] + next.body.height)
      let gap = left.body.upperBound + left.after...right.body.lowerBound - right.before
      let arrow = FlowArrow(inGap: gap, at: (start + end) / 2, text: panel.flowText)
      items += arrow.items(theme: theme, grid: grid)
    }
    let bottom = hasTitles && isBelow ? titleLine + titleDepth + capHeight / 2 : lowest
    return (items, bottom)
  }
}

/// The interval of the bodies in a column, and the overhangs to their left and right.
private struct PanelColumn {
  var before: Double
  var body: ClosedRange<Double>
  var after: Double
}

extension [PanelColumn] {
  /// What several columns take together.
  fileprivate func body(of columns: Range<Int>) -> ClosedRange<Double> {
    self[columns.lowerBound].body.lowerBound...self[columns.upperBound - 1].body.upperBound
  }
}

extension Rect {
  /// How far a rectangle inside is from each edge.
  fileprivate func insets(around inner: Rect) -> EdgeInsets {
    EdgeInsets(
      top: max(0, inner.minY - minY), left: max(0, inner.minX - minX), bottom: max(0, maxY - inner.maxY),
      right: max(0, maxX - inner.maxX))
  }
}

extension PaintedPanel {
  /// How far the panel and its title, which is aligned with it as the panel is in a column, reach beyond that column.
  fileprivate func overhang(
    inWidth width: Double, gap: Double, at alignment: PanelArrangement.Alignment
  ) -> (before: Double, after: Double) {
    let spare = width - body.width
    let (before, after) = (spare * alignment.share, spare * (1 - alignment.share))
    let excess = (title?.naturalWidth ?? 0) - body.width
    let reach = PanelRows.titleReach(intoGap: gap)
    return (
      max(0, body.minX - extent.minX - before, excess * alignment.share - reach - before),
      max(0, extent.maxX - body.maxX - after, excess * (1 - alignment.share) - reach - after)
    )
  }

  /// Whether no view reaches farther beyond the body.
  fileprivate func hasNoStrayView(beyond reach: Double) -> Bool {
    drawn.minX >= body.minX - reach && drawn.maxX <= body.maxX + reach
  }

  var isWithinBody: Bool {
    body.insetBy(dx: -0.01, dy: -0.01).contains(extent)
  }
}

extension PanelArrangement.Alignment {
  /// What of the spare width of a column is at the left of a panel.
  fileprivate var share: Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

extension [Item] {
  /// The items as one group that is moved; unchanged if there is nothing to move.
  func moved(by distance: Point) -> [Item] {
    if distance == .zero { return self }
    return [.group(Group(transform: .translation(x: distance.x, y: distance.y), items: self))]
  }
}
