import Geometry
import Graphics

extension Group {
  /// A box that holds all the group's items, in the group's coordinates; `nil` when nothing is in it.
  var contentBounds: Rect? {
    let boxes = items.compactMap(\.bounds)
    guard let first = boxes.first else { return nil }
    let all = boxes.dropFirst().reduce(first) { $0.union($1) }
    guard let clip, let clipped = clip.box else { return all }
    return all.intersection(clipped)
  }
}

extension Item {
  /// A box that holds what the item draws, rather too large than too small.
  fileprivate var bounds: Rect? {
    switch self {
    case .group(let group):
      guard var bounds = group.contentBounds else { return nil }
      if let shadow = group.shadow { bounds = bounds.union(shadow.bounds(of: bounds)) }
      return group.transform.apply(to: bounds)
    case .shape(let shape):
      guard let bounds = shape.path.box else { return nil }
      guard let stroke = shape.stroke else { return bounds }
      // A mitred corner reaches out by up to ten half line widths.
      let reach = stroke.width * (stroke.join == .miter && shape.path.elements.count > 2 ? 5 : 1)
      return bounds.insetBy(dx: -reach, dy: -reach)
    case .text(let run):
      let box = Rect(x: run.origin.x, y: run.origin.y - run.font.size, width: run.width, height: run.font.size)
      return box.insetBy(dx: -run.font.size, dy: -run.font.size)
    case .image(let image):
      return image.frame
    }
  }
}

extension Shadow {
  /// Where the shadow of a box may be seen, in the same coordinates.
  func bounds(of box: Rect) -> Rect {
    box.insetBy(dx: -radius * 3, dy: -radius * 3).offsetBy(dx: offset.x, dy: offset.y)
  }
}

extension Rect {
  var isDrawable: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite && width > 0 && height > 0
  }
}
