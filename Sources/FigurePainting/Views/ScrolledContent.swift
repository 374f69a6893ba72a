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
    let pale = Group(
      classes: [Self.mark], clip: surroundings(of: extent), opacity: Self.opacity, items: contents.map(\.asPaleCopy))
    return [.group(pale), inside]
  }

  /// Pale, and still legible on a dark page.
  private static let opacity = 0.45

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

extension Item {
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
