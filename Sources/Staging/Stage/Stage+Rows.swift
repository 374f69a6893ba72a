import Figures
import Geometry
import ViewLayout

extension Stage {
  /// Makes rows as high as their contents ask for where the canvas's heights do not hold: on other screens, and at other text
  /// sizes. What is below them in their table moves down.
  ///
  /// Only a row whose table leaves its height to it, and only higher: what an editor's canvas makes higher than its contents
  /// is as its author sees it there.
  ///
  /// - Returns: Whether anything has changed, and is to be laid out again.
  func growRows() -> Bool {
    guard hasCanvas, !showsCanvas || variant.contentSize != .large else { return false }
    let tables = views.values.map(\.view).filter { $0.kind == .tableView } + (root.kind == .tableView ? [root] : [])
    return tables.reduce(false) { $1.growRows(rounding: pixelScale) || $0 }
  }
}

extension View {
  fileprivate func growRows(rounding scale: Double) -> Bool {
    var hasChanged = false
    for cell in subviews where cell.kind == .tableViewCell && cell.translatesAutoresizingMaskIntoConstraints {
      guard let content = cell.subviews.first,
        content.maskHeightPriority < .required || !content.translatesAutoresizingMaskIntoConstraints
      else { continue }
      let missing = (content.frame.height - cell.bounds.height).roundedUp(toPixels: scale)
      guard missing > 0 else { continue }
      let end = cell.frame.maxY
      let own = content.frame
      cell.frame = Rect(x: cell.frame.x, y: cell.frame.y, width: cell.frame.width, height: cell.frame.height + missing)
      content.frame = own
      for view in subviews where view !== cell && view.frame.y >= end - 0.5 {
        view.frame = view.frame.offsetBy(dx: 0, dy: missing)
      }
      hasChanged = true
    }
    return hasChanged
  }
}
