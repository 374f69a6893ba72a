import Figures
import Geometry
import ViewLayout

/// What a layout changes in the cells of tables and of collection views where the canvas's frames do not hold, each
/// change with the way back.
///
/// The next layout may be of another screen, and starts from the canvas's cells again:
///
///     var changes = CellChanges()
///     changes.move([row], down: 20)  // row.frame.y is 64 instead of 44
///     changes.takeBack()             // and 44 again
struct CellChanges {
  private var waysBack: [() -> Void] = []

  var count: Int { waysBack.count }

  /// Moves views of a table, by a distance in points.
  mutating func move(_ views: [View], down distance: Double) {
    for view in views { view.frame.origin.y += distance }
    waysBack.append { for view in views { view.frame.origin.y -= distance } }
  }

  /// Makes a row, or a cell that is in no table, higher by a number of points, or lower by a negative one; its top stays.
  ///
  /// - Parameter contentHeight: The height that its content had before, in points.
  mutating func grow(_ cell: View, by growth: Double, contentHeight: Double) {
    cell.frame.size.height += growth
    waysBack.append {
      cell.frame.size.height -= growth
      cell.subviews.first?.frame.size.height = contentHeight
    }
  }

  /// Gives a text of a row's own another place than it has on the canvas.
  mutating func place(_ text: View, as part: RowPart) {
    let onCanvas = text.rowPart
    text.rowPart = part
    waysBack.append { text.rowPart = onCanvas }
  }

  /// Puts a collection view's item, header or footer where its flow has it.
  mutating func place(_ item: View, at frame: Rect) {
    let onCanvas = item.frame
    // What follows its size by masks may have come to nothing, and would not come back from there.
    let inside = item.subviews.map { (view: $0, frame: $0.frame) }
    item.frame = frame
    waysBack.append {
      item.frame = onCanvas
      for (view, frame) in inside { view.frame = frame }
    }
  }

  /// Counts a table's rows from its content on, instead of from the top of the screen.
  mutating func countFromContent(of table: View) {
    table.look.scrollsUnderBars = true
    waysBack.append { table.look.scrollsUnderBars = false }
  }

  /// Takes all of it back, the last first.
  mutating func takeBack() {
    while let wayBack = waysBack.popLast() { wayBack() }
  }
}
