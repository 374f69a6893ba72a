public import Geometry

extension DisplayList {
  /// The picture with a bar instead of each line of text, with the line's width. Such pictures look the same on machines
  /// with different fonts or text libraries.
  ///
  /// The text becomes the bar's title, so an SVG stays accessible.
  ///
  ///     let list = DisplayList(name: "a", size: Size(60, 20), items: [.text(run)])
  ///     list.withTextAsBoxes.items   // a group of one shape
  public var withTextAsBoxes: DisplayList {
    var list = self
    list.items = items.map(\.withTextAsBoxes)
    return list
  }
}

extension Item {
  fileprivate var withTextAsBoxes: Item {
    switch self {
    case .group(var group):
      group.items = group.items.map(\.withTextAsBoxes)
      return .group(group)
    case .text(let run):
      guard let box = run.box else { return .group(Group()) }
      let shape = Shape(.roundedRect(box, radius: box.height / 4), fill: .color(run.color))
      return .group(Group(title: run.text, items: [.shape(shape)]))
    case .shape, .image: return self
    }
  }
}

extension TextRun {
  /// The bar, from the cap height to the baseline. Its ends are at whole points, so slightly different advances give the
  /// same bar. `nil` if nothing is visible.
  public var box: Rect? {
    guard origin.x.isFinite, origin.y.isFinite, width.isFinite, font.size.isFinite, width > 0, font.size > 0,
      text.contains(where: { !$0.isWhitespace })
    else { return nil }
    let left = origin.x.rounded()
    let right = max(left + 1, (origin.x + width).rounded())
    // Of all families that figures are set in, capitals have nearly the same share of the size.
    let height = max(1, (font.size * 0.727).rounded())
    return Rect(x: left, y: origin.y - height, width: right - left, height: height)
  }
}
