import ViewLayout

extension InterfaceView {
  /// Whether a table's row begins so far below the table's end that the canvas, which shows a row more, does not lay it
  /// out.
  func isBeyondEnd(of table: InterfaceView) -> Bool {
    guard let row = frame, let table = table.frame else { return false }
    return row.y > table.height + ControlMetrics.tableRowHeight
  }
}
