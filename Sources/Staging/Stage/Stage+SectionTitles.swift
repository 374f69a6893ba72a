import Figures
import Geometry
import Typography
import ViewLayout

extension Stage {
  /// Moves the rows of the tables that an editor's canvas told of by what the titles of their sections have grown, or
  /// shrunk, since: at other text sizes, and where other widths give them more lines or fewer.
  ///
  /// - Returns: Whether anything has changed, and is to be laid out again.
  func makeRoomForTitles() -> Bool {
    let count = cellChanges.count
    forEachTableOfAnotherScreen { table in
      var cells = table.subviews.filter { $0.kind == .tableViewCell }[...]
      for section in table.content.sections {
        guard case .cells(let count) = section.rows else { return }
        let rows = cells.prefix(count)
        cells = cells.dropFirst(count)
        guard let first = rows.first, let last = rows.last else { continue }
        for (title, isHeader) in [(section.header, true), (section.footer, false)] {
          guard let title, !title.isEmpty else { continue }
          let distance = growth(of: title, isHeader: isHeader, at: first, in: table)
          move(in: table, from: isHeader ? first.frame.minY : last.frame.maxY, by: distance)
        }
      }
    }
    return cellChanges.count > count
  }

  private func move(in table: View, from y: Double, by distance: Double) {
    guard distance.magnitude >= 1 else { return }
    cellChanges.move(table.subviews.filter { $0.frame.minY >= y - 0.5 }, down: distance)
  }

  /// By how much a title is higher than on the canvas, in points.
  private func growth(of title: String, isHeader: Bool, at row: View, in table: View) -> Double {
    guard let canvas = figure.canvas, let width = storedFrame(of: row)?.width else { return 0 }
    // Those of plain tables keep the height of one line, which documents store.
    let isPlain = (table.content.tableStyle ?? .plain) == .plain
    guard !isPlain || variant.contentSize != .large else { return 0 }
    let sides = figure.coveredInsets(in: variant)
    let covered = table.content.tableStyle == .insetGrouped ? 0 : sides.left + sides.right
    func height(_ category: ContentSizeCategory, rowWidth: Double, screenWidth: Double) -> Double {
      let margins = TableCellMetrics.contentMargins(on: figure.platform, width: screenWidth)
      return SectionTitleSetting(
        style: table.content.tableStyle ?? .plain, tableFont: table.font, platform: figure.platform, category: category,
        setting: TextSetting(measurer: measurer, scale: pixelScale)
      ).height(of: title, isHeader: isHeader, width: rowWidth - margins.left - margins.right)
    }
    return height(variant.contentSize, rowWidth: row.frame.width - covered, screenWidth: variant.size.width)
      - height(.large, rowWidth: width, screenWidth: canvas.size.width)
  }
}
