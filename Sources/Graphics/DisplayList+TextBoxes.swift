public import Geometry

extension DisplayList {
  /// The picture with a bar in place of each line of text, as wide as layout reckoned with: what must look the same on
  /// machines whose fonts, or whose libraries that draw them, differ.
  ///
  /// The text stays as the bar's title, so that an SVG can still be read aloud.
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
  /// From the height of capitals down to the baseline. Its ends lie on whole points, so that advances that differ by a
  /// hair make the same bar; `nil` where there is nothing to see.
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
