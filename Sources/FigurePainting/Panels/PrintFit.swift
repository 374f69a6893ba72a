import Figures
import Geometry
import Staging

/// Finds the factor by which the screens of a picture are scaled for the width that it is printed at, and the width at
/// which its reports wrap.
///
/// Signs and words keep their size, and their places follow the screens. So the width is measured for each factor.
struct PrintFit {
  /// The factor to try, at most 1.
  private(set) var scale: Double
  /// The width in points at which reports wrap, `nil` for any.
  ///
  /// They get what the screens in the other columns leave, and an equal share of the width in any case: words wrap, and
  /// screens only become smaller.
  private(set) var reportWidth: Double?
  /// The width that is printed at, in points; `nil` for any.
  private let width: Double?
  /// The widths of the widest screens of all columns together, in points of the screens.
  private let screens: Double
  /// The smallest factor: whatever signs need, screens stay large enough to be seen.
  private var smallest = 0.05
  private var leastReportWidth = 0.0
  private var tries = 0
  /// The factor that the width alone calls for, by which columns are compared.
  var wanted: Double { smallestTried ?? scale }
  /// The smallest factor that was tried, where the picture is too wide with that, too, and has a larger one; else `nil`.
  private var smallestTried: Double?
  /// The last factors at which the picture was too wide, and at which it was not, with its widths in points.
  private var (tooWide, fitting): (Measured?, Measured?)

  private struct Measured {
    var scale: Double
    var width: Double
  }

  /// Begins with the factor at which the screens and the distances between them are as wide. What is around the screens
  /// makes a picture wider; only without a border it can be narrower.
  init(of picture: Picture, in arrangement: PanelArrangement) {
    width = arrangement.printWidth?.value
    let places = arrangement.rows(ofSpans: picture.panels.map(\.span)).flatMap(\.self)
    var columns = [Double](repeating: 0, count: places.map(\.upperBound).max() ?? 0)
    var columnsOfReports = Set<Int>()
    var hasWholeRow = false
    // What takes several columns has the distances between them too, and widens the last where the others leave too
    // little.
    for (panel, place) in zip(picture.panels, places).sorted(by: { $0.1.count < $1.1.count }) {
      if panel.kind.isReport {
        let isWhole = place.count == columns.count && place.count > 1
        if isWhole { hasWholeRow = true } else { columnsOfReports.formUnion(place) }
      }
      guard panel.kind.showsScreen else { continue }
      let last = place.upperBound - 1
      let own = panel.filmRows(in: arrangement, panels: picture.panels.count)?.width() ?? panel.screenWidth
      columns[last] = max(
        columns[last],
        own - columns[place.dropLast()].reduce(0, +) - arrangement.spacing * Double(place.count - 1))
    }
    screens = columns.reduce(0, +)
    scale = 1
    guard let room = arrangement.room(inColumns: columns.count) else { return }
    var roomOfScreens = room
    if columnsOfReports.isEmpty, hasWholeRow { (leastReportWidth, reportWidth) = (room, room) }
    if !columnsOfReports.isEmpty {
      let others = columns.indices.filter { !columnsOfReports.contains($0) }.map { columns[$0] }.reduce(0, +)
      leastReportWidth = room / Double(columns.count)
      reportWidth = max(leastReportWidth, (room - others) / Double(columnsOfReports.count))
      roomOfScreens -= columnsOfReports.map { max(0, leastReportWidth - columns[$0]) }.reduce(0, +)
    }
    if screens > 0 {
      shrink(to: roomOfScreens / screens)
      smallest = scale * Self.leastShare
    }
  }

  /// The columns in which panels are read best, and how many of them each panel takes.
  ///
  /// A report whose names would be torn beside screens has a row of its own, if that leaves no hole.
  static func columns(
    withRowsOfReportsFor picture: Picture, in arrangement: PanelArrangement
  ) -> (columns: Int?, spans: [Int]) {
    let panels = picture.panels.indices
    let (columns, spans) = (columns(for: picture, in: arrangement), panels.map { picture.panels[$0].span })
    guard arrangement.columns == nil, spans.allSatisfy({ $0 == 1 }),
      panels.contains(where: { picture.panels[$0].kind.isReport }), let width = arrangement.printWidth?.value,
      width - 2 * PanelRows.margin >= legibleReport
    else { return (columns, spans) }
    // Panels are much to copy: only here are the screens looked at alone.
    var screens = picture
    screens.panels.removeAll(where: \.kind.isReport)
    guard let wider = Self.columns(for: screens, in: arrangement), wider > columns ?? 1 else { return (columns, spans) }
    var tried = arrangement
    tried.columns = wider
    let wide = picture.panels.map { $0.kind.isReport ? wider : 1 }
    guard tried.rows(ofSpans: wide).allSatisfy({ $0.last?.upperBound == wider }) else { return (columns, spans) }
    return (wider, wide)
  }

  /// The columns in which the panels of a picture are read best, where the author leaves that to the width of the print.
  ///
  /// Signs keep their size where screens are scaled, so that many narrow columns leave nothing but signs. So there are as
  /// many columns as leave screens legible and reports without torn names, and else one.
  ///
  /// - Returns: `nil` for the standard arrangement.
  static func columns(for picture: Picture, in arrangement: PanelArrangement) -> Int? {
    let count = picture.panels.count
    guard arrangement.columns == nil, let width = arrangement.printWidth?.value, count > 1 else {
      return arrangement.columns
    }
    let longestRow = arrangement.rowLength(of: count)
    let leastScale = leastScale(of: picture)
    let leastReport = picture.panels.contains(where: \.kind.isReport) ? legibleReport : 0
    for columns in stride(from: longestRow, to: 1, by: -1) {
      // In as many rows, fewer columns leave larger screens and no hole at the end.
      guard count.inRows(of: columns - 1) > count.inRows(of: columns) else { continue }
      var tried = arrangement
      tried.columns = columns
      let fit = PrintFit(of: picture, in: tried)
      guard fit.scale >= leastScale, fit.reportWidth ?? leastReport >= leastReport else { continue }
      // One column has no holes. It should not be higher than the page is wide.
      if !count.isMultiple(of: columns), columns < longestRow, height(ofColumnOf: picture) < width { break }
      return columns
    }
    return 1
  }

  /// The numbers of columns below another one: the next that leaves no hole at the end, and then those that do, for
  /// where one without a hole would be higher than a page.
  static func fewerColumns(than columns: Int, of picture: Picture) -> [Int] {
    let count = picture.panels.count
    let fewer = stride(from: columns - 1, through: 1, by: -1)
    // In as many rows, fewer columns leave larger screens.
    let holeless = fewer.first(where: count.isMultiple)
    let others = fewer.filter { $0 > 1 && !count.isMultiple(of: $0) && count.inRows(of: $0 - 1) > count.inRows(of: $0) }
    return (holeless.map { [$0] } ?? []) + others
  }

  /// Whether the screens are so small that other columns are better, whatever is around them.
  func isFarTooSmall(_ picture: Picture) -> Bool { wanted < Self.leastScale(of: picture) * Self.farTooSmall }

  /// Whether words and signs around the screens leave them so little that nobody can read what is on them. Screens
  /// alone that are as small are what their author wants to compare.
  func crowdsScreens(of picture: Picture) -> Bool {
    isFarTooSmall(picture) && scale * Self.leastShare < smallest * Self.crowded
  }

  /// The share of the factor for the screens alone below which the others take too much.
  private static let crowded = 0.6

  /// The least factor at which all screens of a picture can be read; 0 without screens.
  private static func leastScale(of picture: Picture) -> Double {
    let screens = picture.panels.filter(\.kind.showsScreen)
    return screens.map { leastScale(of: $0, beside: screens) }.max() ?? 0
  }

  /// The same of one of several: a root without a device that is as high or as wide as the screen of a tablet is a part
  /// of that, such as a window beside another. What is as wide as a telephone is a row of it, whose words are to be read.
  private static func leastScale(of panel: PanelLayout, beside others: [PanelLayout]) -> Double {
    guard panel.variant.device == nil else { return leastScale(of: panel) }
    let size = panel.variant.size
    let whole = others.filter { other in
      let screen = other.variant.size
      return other.variant.device?.isPad == true && (screen.height == size.height || screen.width == size.width)
    }
    return whole.map { leastScale(of: $0) }.max() ?? leastScale(of: panel)
  }

  /// The least factor at which the screen of a panel can be read.
  static func leastScale(of panel: PanelLayout) -> Double {
    panel.variant.device.map { $0.isPad ? leastTablet : leastDevice } ?? leastPlain
  }

  /// The share of the least factor below which a picture has fewer columns: a little less than that is no reason for a
  /// high picture.
  private static let farTooSmall = 0.7

  /// The height in points of the screens of a picture above one another, as large as they are.
  private static func height(ofColumnOf picture: Picture) -> Double {
    picture.panels.reduce(0) {
      let screen = $1.surroundings.screen
      return $0 + ($1.crop?.shown(of: screen) ?? screen).height * $1.zoom
    }
  }

  /// The least factor for screens without a device, whose texts and distances are to be read, and for those of devices,
  /// of which the whole is to be seen, as it is of tablets in smaller pictures of them.
  private static let (leastPlain, leastDevice, leastTablet) = (0.7, 0.25, 0.2)
  /// The width in points of some fifty characters: in narrower reports, most names are torn.
  private static let legibleReport = 360.0

  /// Whether a picture that was measured is too wide, or needlessly narrow, and something else may help, which then is
  /// `scale` and `reportWidth`.
  ///
  /// - Parameter widestReport: The width in points of the widest report, which may be narrower than it has to be.
  mutating func changes(_ size: Size, widestReport: Double) -> Bool {
    let measured = size.width
    guard let width, smallestTried == nil else { return false }
    let here = Measured(scale: scale, width: measured)
    guard measured > width else {
      // Content outside of a screen is scaled with it, and what was taken for signs of one size is smaller too.
      fitting = here
      return width - measured > Self.waste * width && (triesBetween(to: width) || grows(from: size, to: width))
    }
    if fitting != nil {
      tooWide = here
      return triesBetween(to: width) || goesBack()
    }
    guard tries < Self.mostTries else { return settles() }
    tries += 1
    let excess = measured - width
    if let reportWidth, min(reportWidth, widestReport) > leastReportWidth + 1 {
      self.reportWidth = max(leastReportWidth, min(reportWidth, widestReport) - excess)
      return true
    }
    guard screens > 0, scale > smallest else { return settles() }
    tooWide = here
    shrink(to: scale - (excess + Self.reserve) / screens)
    return true
  }

  /// Takes the factor at which the picture is probably as wide as it may be; `false` if nothing says so.
  private mutating func triesBetween(to width: Double) -> Bool {
    guard let tooWide, let fitting, tries < Self.mostTries else { return false }
    let rate = (tooWide.width - fitting.width) / (tooWide.scale - fitting.scale)
    let wanted = ((fitting.scale + (width - Self.reserve - fitting.width) / rate) * 1000).rounded(.down) / 1000
    guard rate > 0, wanted > fitting.scale, wanted < tooWide.scale else { return false }
    tries += 1
    scale = wanted
    return true
  }

  /// Takes a larger factor where none was too wide: of a screen without a border, what nothing stands on is left out
  /// of the picture. `false` if the screens are as large as they can be.
  private mutating func grows(from size: Size, to width: Double) -> Bool {
    guard tooWide == nil, screens > 0, scale < 1, size.width > 0, tries < Self.mostGrowths else { return false }
    // No higher than a page, either.
    let factor = min((width - Self.reserve) / size.width, Self.page * width / size.height)
    let wanted = min(1, (scale * factor * 1000).rounded(.down) / 1000)
    guard wanted > scale else { return false }
    tries += 1
    scale = wanted
    return true
  }

  /// Takes the factor again at which the picture was narrow enough; `false` if that is the factor that was measured.
  private mutating func goesBack() -> Bool {
    guard let fitting, fitting.scale != scale else { return false }
    (scale, tries) = (fitting.scale, Self.mostTries)
    return true
  }

  /// Takes larger screens for a picture that is too wide with the smallest ones, too; `false` if they are as large.
  ///
  /// Of those nothing could be read, and that its numbers have to give way a warning says in any case.
  private mutating func settles() -> Bool {
    guard screens > 0 else { return false }
    let legible = (smallest / Self.leastShare * Self.shareOfTooWide * 1000).rounded(.down) / 1000
    guard scale < legible else { return false }
    (smallestTried, scale) = (scale, legible)
    return true
  }

  /// Of a factor that is a few digits long, an SVG is shorter.
  private mutating func shrink(to wanted: Double) {
    scale = min(scale, max(smallest, (wanted * 1000).rounded(.down) / 1000))
  }

  /// What signs may reach out farther when the screens are smaller, in points. Without it, more factors are tried.
  private static let reserve = 6.0
  private static let mostTries = 6
  /// How often larger screens are tried where none were too large.
  private static let mostGrowths = 2
  /// The height of a page, in widths of its text.
  static let page = 2.0
  /// The share of the width that a picture may leave empty.
  private static let waste = 0.05
  /// What annotations leave of the screens at least, for each axis. Of smaller screens nothing could be seen.
  private static let leastShare = 0.35
  /// What they leave of them where that is not small enough.
  private static let shareOfTooWide = 0.6
}

extension PanelLayout {
  /// The width of the visible part of the screen, in points of the picture if nothing is scaled for the print.
  var screenWidth: Double {
    let screen = surroundings.screen
    return drawing.turn.apply(to: crop?.shown(of: screen) ?? screen).width * zoom
  }
}

extension PanelArrangement {
  /// What a print leaves to the panels of so many columns together, in points; `nil` without a print.
  func room(inColumns count: Int) -> Double? {
    printWidth.map { $0.value - 2 * PanelRows.margin - spacing * Double(count - 1) }
  }

  /// The width of a print, in points, that a panel has if all columns are as wide; `nil` without a print.
  func room(ofSpan span: Int, panels: Int) -> Double? {
    let columns = max(1, rowLength(of: panels))
    let taken = Double(min(span, columns))
    return room(inColumns: columns).map { $0 / Double(columns) * taken + spacing * (taken - 1) }
  }

  /// For each panel the widest screen of its column, in points of the picture if nothing is scaled for the print;
  /// `nil` for one that takes several columns.
  func columnWidths(of panels: [PanelLayout]) -> [Double?] {
    let places = rows(ofSpans: panels.map(\.span)).flatMap(\.self)
    var widest: [Range<Int>: Double] = [:]
    for (panel, place) in zip(panels.indices, places) where panels[panel].kind.showsScreen {
      widest[place] = max(widest[place] ?? 0, panels[panel].screenWidth)
    }
    return places.map { $0.count == 1 ? widest[$0] : nil }
  }
}

extension Int {
  /// How many rows of a length so many panels have.
  func inRows(of length: Int) -> Int { (self + length - 1) / length }
}
