import Geometry
import Graphics

extension DisplayList {
  /// The colour of all pixels before anything is drawn that can be seen, and what is drawn then; no colour where it
  /// is not opaque.
  ///
  /// A root view of one colour hides the background, and a table that fills the screen hides the root view: pixels are
  /// filled once, with what lies over all the others.
  func ground(covering size: Size) -> (Color?, [Item]) {
    guard case .color(let color) = background, color.alpha >= 1 else { return (nil, items) }
    return items.splittingGround(covering: Rect(origin: .zero, size: size)) ?? (color, items)
  }
}

extension [Item] {
  /// The colour of the last item that fills an area, and the items without it and all below it; `nil` if none does.
  ///
  /// - Parameter area: In the items' coordinates.
  fileprivate func splittingGround(covering area: Rect) -> (Color, [Item])? {
    for (index, item) in enumerated().reversed() {
      guard let (color, rest) = item.splittingGround(covering: area) else { continue }
      // An image that cannot be read is told, whether it is seen or not.
      guard !self[..<index].contains(where: \.hasImages) else { return nil }
      return (color, (rest.map { [$0] } ?? []) + self[(index + 1)...])
    }
    return nil
  }
}

extension Item {
  /// The colour with which the item fills an area, and what of the item lies over it.
  fileprivate func splittingGround(covering area: Rect) -> (Color, Item?)? {
    switch self {
    case .shape(let shape):
      guard case .color(let color)? = shape.fill, color.alpha >= 1, shape.stroke == nil,
        shape.path.rectangle?.contains(area) == true
      else { return nil }
      return (color, nil)
    case .group(var group):
      let transform = group.transform
      guard transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1, group.shadow == nil,
        group.opacity == 1
      else { return nil }
      let inside = area.offsetBy(dx: -transform.tx, dy: -transform.ty)
      guard group.clip.map({ $0.rectangle?.contains(inside) == true }) ?? true,
        let (color, items) = group.items.splittingGround(covering: inside)
      else { return nil }
      group.items = items
      return (color, .group(group))
    case .text, .image: return nil
    }
  }

  /// Whether images are drawn in it.
  fileprivate var hasImages: Bool {
    switch self {
    case .image: true
    case .group(let group): group.items.contains(where: \.hasImages)
    case .shape(let shape): if case .tile? = shape.fill { true } else { false }
    case .text: false
    }
  }
}
