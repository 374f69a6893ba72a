import Geometry
import Graphics
import ViewLayout

/// What a scroll view does with the content outside its bounds.
struct ScrolledContent {
  /// In the scroll view's own coordinates.
  let bounds: Rect
  /// The same with round corners.
  let outline: Path
  let outside: ContentOutside

  /// The content as the scroll view shows it: inside as it is, outside pale or not at all.
  func showing(_ contents: [Item]) -> [Item] {
    guard outside != .shown, let extent = contents.unitedBounds, !bounds.contains(extent) else { return contents }
    let inside = Item.group(Group(clip: outline, items: contents))
    guard outside == .dim, extent.isFinite else { return [inside] }
    let copies = contents.map(\.asPaleCopy).partingWords()
    let pale = [(copies.rest, Self.opacity), (copies.words, Self.opacityOfWords)].filter { !$0.0.isEmpty }.map {
      Item.group(Group(classes: [Self.mark], clip: surroundings(of: extent), opacity: $1, items: $0))
    }
    return pale + [inside]
  }

  /// Pale, and still seen on a dark page.
  private static let opacity = 0.45
  /// Black or white words are then legible on a page and on a pale ground, 4.5 : 1 at least, and not taken for those
  /// inside. Source: WCAG 2.2, success criterion 1.4.3.
  private static let opacityOfWords = 0.66

  fileprivate static let mark = "strut-content-outside"

  /// All around the bounds that content reaches; the bounds themselves are a hole.
  private func surroundings(of extent: Rect) -> Path {
    var path = Path.rect(extent.union(bounds).insetBy(dx: -1, dy: -1))
    path.append(.polyline(bounds.corners.reversed(), closed: true))
    return path
  }
}

extension [Item] {
  /// Only the pale content outside of scroll views, without ids and titles, which the content inside has.
  var contentOutside: [Item] {
    compactMap { item in
      guard case .group(var group) = item else { return nil }
      guard !group.classes.contains(ScrolledContent.mark) else { return item }
      group.items = group.items.contentOutside
      (group.id, group.title, group.shadow) = (nil, nil, nil)
      return group.items.isEmpty ? nil : .group(group)
    }
  }
}

extension [Item] {
  /// The words by themselves, and the rest without them. Words with something filled over them stay below that.
  fileprivate func partingWords() -> (words: [Item], rest: [Item]) {
    var (words, rest, above): ([Item], [Item], SpatialGrid) = ([], [], SpatialGrid())
    for item in reversed() {
      let box = item.bounds
      let isFree = box.map { box in !above.numbers(near: box).contains { above.rects[$0].overlaps(box) } } ?? true
      if let box, item.isFilled { above.insert(box) }
      switch item {
      case .text where isFree: words.append(item)
      case .group(var group) where isFree && group.shadow == nil:
        let parts = group.items.partingWords()
        group.items = parts.words
        if !parts.words.isEmpty { words.append(.group(group)) }
        group.items = parts.rest
        if !parts.rest.isEmpty { rest.append(.group(group)) }
      default: rest.append(item)
      }
    }
    return (words.reversed(), rest.reversed())
  }
}

extension Item {
  /// Whether it covers what is below it: not words, and not lines.
  fileprivate var isFilled: Bool {
    switch self {
    case .text: false
    case .image: true
    case .shape(let shape): shape.fill != nil
    case .group(let group): group.items.contains(where: \.isFilled)
    }
  }

  /// The same without ids and titles, which the content inside has. Of a scroll view in it, which has a pale copy of its
  /// own, the content is drawn once and as a whole: each scroll view in another one would double what is drawn.
  fileprivate var asPaleCopy: Item {
    guard case .group(var group) = self else { return self }
    group.id = nil
    group.title = nil
    var isWhole = false
    group.items = group.items.compactMap { item in
      if item.isPaleCopy {
        isWhole = true
        return nil
      }
      defer { isWhole = false }
      guard isWhole, case .group(var inside) = item else { return item.asPaleCopy }
      inside.clip = nil
      return Item.group(inside).asPaleCopy
    }
    return .group(group)
  }

  private var isPaleCopy: Bool {
    guard case .group(let group) = self else { return false }
    return group.classes.contains(ScrolledContent.mark)
  }
}
