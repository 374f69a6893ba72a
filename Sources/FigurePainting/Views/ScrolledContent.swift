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
    let copies = contents.map(\.asPaleCopy)
    let layers = [(copies, Self.opacity), (copies.freeWords, Self.opacityOfWords)].filter { !$0.0.isEmpty }
    return layers.map {
      Item.group(Group(classes: [Self.mark], clip: surroundings(of: extent), opacity: $1, items: $0))
    } + [inside]
  }

  /// Pale, and still seen on a dark page, where light grounds of the author become grey and their black words need
  /// all the light that is left of them.
  private static let opacity = 0.55
  /// Of words once more over that: black on a pale ground and white on a dark one have 4.5 : 1 then, and are still not as
  /// those inside. Source: WCAG 2.2, success criterion 1.4.3.
  private static let opacityOfWords = 0.3

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
  /// The words alone, without those that something filled lies over.
  fileprivate var freeWords: [Item] {
    var (words, above): ([Item], SpatialGrid) = ([], SpatialGrid())
    for item in reversed() {
      guard let box = item.bounds else { continue }
      let isFree = !above.numbers(near: box).contains { above.rects[$0].overlaps(box) }
      if item.isFilled { above.insert(box) }
      switch item {
      case .text where isFree: words.append(item)
      case .group(var group) where isFree:
        group.items = group.items.freeWords
        group.shadow = nil
        if !group.items.isEmpty { words.append(.group(group)) }
      default: break
      }
    }
    return words.reversed()
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
