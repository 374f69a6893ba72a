import Geometry
import ViewLayout

extension Stage {
  /// Places the items of the collection views that an editor's canvas told of by their flow, where they have another size
  /// than there. Items keep their own sizes: those are the document's.
  ///
  /// - Returns: Whether anything has changed, and is to be laid out again.
  func flowItems() -> Bool {
    guard let canvas = figure.canvas, !showsCanvas else { return false }
    let count = cellChanges.count
    for collection in views.values.map(\.view) {
      let size = collection === root ? canvas.size : storedFrame(of: collection)?.size
      guard let flow = collection.itemFlow, !flow.items.isEmpty, collection.bounds.size != size else { continue }
      placeItems(of: collection, by: flow)
    }
    return cellChanges.count > count
  }

  private func placeItems(of collection: View, by flow: ItemFlow) {
    let axis = flow.scrollAxis
    func onPixel(_ length: Double) -> Double { (length * pixelScale).rounded() / pixelScale }
    let items = flow.items.compactMap(view(named:))
    let header = flow.header.flatMap(view(named:))
    let headerLength = header?.frame.size[axis] ?? 0
    let frames = flow.frames(
      of: items.map(\.frame.size), behind: headerLength, in: collection.bounds.size,
      safeArea: collection.safeAreaInsets)
    for (item, frame) in zip(items, frames) {
      let origin = Point(onPixel(frame.x), onPixel(frame.y))
      cellChanges.place(item, at: Rect(origin: origin, size: frame.size))
    }
    /// Puts a view across the whole content.
    func place(_ view: View, at start: Double) {
      var frame = Rect(origin: .zero, size: collection.bounds.size)
      frame.origin[axis] = start
      frame.size[axis] = view.frame.size[axis]
      cellChanges.place(view, at: frame)
    }
    if let header { place(header, at: 0) }
    if let footer = flow.footer.flatMap(view(named:)) {
      let end = frames.map { $0.origin[axis] + $0.size[axis] }.max() ?? headerLength
      place(footer, at: end + flow.sectionInset.end(along: axis))
    }
  }
}
