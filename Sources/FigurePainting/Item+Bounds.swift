import Geometry
import Graphics
import Typography

extension Item {
  /// The box that holds all that the item paints, in the coordinates of the group around it; `nil` for nothing.
  ///
  /// Curves are held by their control points and text by its line, so the box may be a little large.
  var bounds: Rect? {
    switch self {
    case .group(let group): group.outerBounds
    case .shape(let shape):
      shape.path.box.map { box in
        let margin = shape.stroke.map { $0.width / 2 } ?? 0
        return box.insetBy(dx: -margin, dy: -margin)
      }
    case .text(let run):
      Rect(
        x: run.origin.x, y: run.origin.y - FontMetrics(of: run.font).ascent, width: run.width,
        height: FontMetrics(of: run.font).lineHeight)
    case .image(let placed): placed.frame
    }
  }
}

extension Group {
  fileprivate var outerBounds: Rect? {
    guard opacity > 0, var box = items.unitedBounds else { return nil }
    if let shadow {
      // Three standard deviations hold all of a Gaussian that can be seen.
      let spread = shadow.radius * 3
      box = box.union(box.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y).insetBy(dx: -spread, dy: -spread))
    }
    if let clip, let clipBox = clip.box {
      guard let visible = box.intersection(clipBox) else { return nil }
      box = visible
    }
    return transform.apply(to: box)
  }
}

extension Sequence<Item> {
  /// The box that holds what all the items paint.
  var unitedBounds: Rect? {
    reduce(nil) { united, item in
      guard let box = item.bounds, box.isFinite else { return united }
      return united?.union(box) ?? box
    }
  }
}
