import Diagnostics
import Figures
import Geometry
import Graphics
import Staging

/// What is said of a picture besides the annotations that it lacks.
extension AnnotatedPicture {
  /// What its author may not have meant: words that are cut off, symbols that are stretched, titles and annotations
  /// without anything to show.
  var warnings: [Diagnostic] {
    figure.cutWords(in: panels) + figure.stretchedSymbols(in: panels)
      + figure.superfluousTitles(of: panels.map(\.scene.panel.span)) + figure.missingAnnotations(in: panels)
  }

  /// That it is wider than its print, with what an author can do about that; `nil` if it is not.
  ///
  /// - Parameters:
  ///   - width: Its width, in points.
  ///   - author: The figure as its author wrote it.
  func tooWideToPrint(_ width: Double, asAskedIn author: Figure) -> Diagnostic? {
    guard let printWidth = author.arrangement.printWidth, width > printWidth.value else { return nil }
    let ways = waysToNarrow(author).listed(with: "or")
    return .warning(
      .tooWideToPrint,
      "the picture is \(formatted(width)) points wide, and with smaller screens little of them would be left: \(ways)",
      at: printWidth.range, notes: wideWords + outermostWords)
  }

  /// That the words and signs around its screens make these too small to be read in its print, with what an author
  /// can do about that; `nil` without a print.
  ///
  /// - Parameters:
  ///   - scale: The factor by which they are scaled.
  ///   - author: The figure as its author wrote it.
  func tooSmallToRead(at scale: Double, asAskedIn author: Figure) -> Diagnostic? {
    guard let printWidth = author.arrangement.printWidth else { return nil }
    let share = formatted((scale * 100).rounded())
    let ways = waysToNarrow(author)
    return .warning(
      .tooSmallToRead,
      "what is around the screens leaves them \(share) % of their size, at which they cannot be read"
        + (ways.isEmpty ? "" : ": \(ways.listed(with: "or"))"),
      at: printWidth.range, notes: outermostWords)
  }

  /// Which words beside the screens take the most width.
  private var outermostWords: [Diagnostic.Note] {
    let context = figure.measuringContext()
    return OutermostWords(of: panels.map { ($0.paint(with: context), $0.scene.panel.kind.showsScreen) })
      .notes(at: panels.map(\.range))
  }

  /// Which panels of words take more than their share of the print: those become no narrower.
  private var wideWords: [Diagnostic.Note] {
    panels.compactMap { panel in
      guard case .words(let words) = panel.content, let room = panel.room, words.body.width > room else { return nil }
      return Diagnostic.Note(
        "this \(panel.scene.panel.kind) is \(formatted(words.body.width)) points wide, and its share of the print is "
          + "\(formatted(room.rounded(.down)))",
        at: panel.range)
    }
  }

  /// What an author can do about a picture that is too wide.
  ///
  /// - Parameter author: The figure as its author wrote it.
  private func waysToNarrow(_ author: Figure) -> [String] {
    let isInColumns = figure.arrangement.rowLength(of: panels.count) > 1
    return (isInColumns ? [author.arrangement.columns == nil ? "set 'columns'" : "set fewer 'columns'"] : [])
      + (legend?.isAtSide == true ? ["put the legend at the bottom"] : [])
      + (panels.contains { $0.annotations.contains { !$0.marks.isEmpty || !$0.signs.isEmpty } }
        ? ["show fewer annotations"] : [])
      + (panels.contains { $0.title != nil } ? ["shorten the words of titles"] : [])
      + (panels.contains { $0.scene.panel.callouts.contains { $0.text != nil } }
        ? ["shorten the words of callouts"] : [])
  }
}

extension Figure {
  /// What the screens of devices cut off, each view once.
  fileprivate func cutWords(in panels: [AnnotatedPanel]) -> [Diagnostic] {
    guard !expectations.contains(.lost) else { return [] }
    var known: Set<String> = []
    let cut = panels.filter(\.hasBody).flatMap { $0.scene.cutWords(on: platform) }
    return cut.filter { known.insert($0.view).inserted }.map { words in
      .warning(.cutWords, "\(words)", at: allViews.first { $0.name.value == words.view }?.name.range)
    }
  }

  /// Symbols that the layout stretches, each once. Where the author has chosen a `contentMode`, it is meant.
  fileprivate func stretchedSymbols(in panels: [AnnotatedPanel]) -> [Diagnostic] {
    var known: Set<String> = []
    return panels.flatMap(\.scene.stretchedSymbols).filter { known.insert($0.view).inserted }.compactMap { symbol in
      let view = allViews.first { $0.name.value == symbol.view }
      guard view?.properties.contains(.contentMode) != true else { return nil }
      return .warning(.stretchedSymbol, "\(symbol)", at: view?.name.range)
    }
  }

  /// Titles of rows and columns that the panels do not have.
  ///
  /// - Parameter spans: The number of columns that each panel takes.
  fileprivate func superfluousTitles(of spans: [Int]) -> [Diagnostic] {
    let rows = arrangement.rows(ofSpans: spans)
    let columns = rows.compactMap { $0.last?.upperBound }.max() ?? 0
    return [("rows", rows.count, arrangement.rowTitles), ("columns", columns, arrangement.columnTitles)].compactMap {
      name, count, titles in
      guard titles.value.count > count else { return nil }
      return .warning(
        .nothingToShow, "there are \(titles.value.count) titles of \(name), but the panels stand in \(count)",
        at: titles.range)
    }
  }
}
