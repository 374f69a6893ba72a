import ViewLayout

extension InterfaceView {
  /// Whether a cell is as high as its content asks for: neither it nor its table gives a height.
  ///
  /// The stored height of such a cell has a separator in it, or is older than the content's frames.
  private func sizesItself(in table: InterfaceView?) -> Bool {
    element["rowHeight"] == nil && table?.element.number("rowHeight") == -1
  }

  /// Whether it holds what a self-sizing cell shows.
  func isSelfSizingContent(of cell: InterfaceView, in table: InterfaceView?) -> Bool {
    tag == "tableViewCellContentView" && cell.sizesItself(in: table)
  }
}

extension Priority {
  /// A self-sizing cell would rather be as high as it was than stretch its content, but not compress it.
  ///
  /// It is between what authors give to the one and to the other, which is 249 to 252 and 748 to 751, and ties with none.
  static let selfSizing: Priority = 500
}
