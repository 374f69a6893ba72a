import ViewLayout

extension InterfaceView {
  /// Whether a cell is as high as its content asks for: neither it nor its table gives a height, or there is no table.
  ///
  /// The stored height of such a cell has a separator in it, or is older than the content's frames.
  private func sizesItself(in table: InterfaceView?) -> Bool {
    guard let table else { return true }
    return element["rowHeight"] == nil && table.element.number("rowHeight") == -1
  }

  /// Whether it holds what a self-sizing cell shows.
  func isSelfSizingContent(of cell: InterfaceView, in table: InterfaceView?) -> Bool {
    tag == "tableViewCellContentView" && cell.sizesItself(in: table)
  }

  /// How strongly a cell's content keeps the height that it is stored with.
  func heightPriority(of cell: InterfaceView, in table: InterfaceView?) -> Priority {
    guard isSelfSizingContent(of: cell, in: table) else { return .required }
    return table == nil ? .loneCell : .selfSizingRow
  }
}
