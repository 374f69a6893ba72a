import Geometry
import Graphics
import Motion

/// Draws items in perspective, as shapes: outlines are projected point by point; a line of text and a strip of an image
/// are small enough for the nearest affine transform.
struct ItemProjector {
  let projection: Projection

  /// How many strips an image is cut into, so that each is nearly flat.
  private static let strips = 16

  /// - Parameter toSource: From the items' coordinates to those of the rectangle that is projected.
  func items(_ items: [Item], under toSource: Transform = .identity) -> [Item] {
    items.flatMap { item -> [Item] in
      switch item {
      case .group(var group):
        let inner = group.transform.concatenating(toSource)
        group.clip = group.clip.map { path($0, under: inner) }
        group.items = self.items(group.items, under: inner)
        group.transform = .identity
        return [.group(group)]
      case .shape(var shape):
        if let box = shape.path.box {
          let near = transform(near: box.center, under: toSource)
          shape.stroke?.width *= abs(near.determinant).squareRoot()
        }
        shape.path = path(shape.path, under: toSource)
        return [.shape(shape)]
      case .text(let run):
        let middle = Point(run.origin.x + run.width / 2, run.origin.y - run.font.size / 3)
        return [.group(Group(transform: transform(near: middle, under: toSource), items: [item]))]
      case .image(let image): return strips(of: image, under: toSource)
      }
    }
  }

  private func strips(of image: PlacedImage, under toSource: Transform) -> [Item] {
    let width = image.frame.width / Double(Self.strips)
    return (0..<Self.strips).map { number in
      let strip = Rect(
        x: image.frame.minX + Double(number) * width, y: image.frame.minY, width: width, height: image.frame.height)
      // A little of the next strip lies under its edge, so that nothing shines through.
      let clip = Rect(x: strip.minX, y: strip.minY, width: width * 1.1, height: strip.height)
      return .group(
        Group(transform: transform(near: strip.center, under: toSource), clip: .rect(clip), items: [.image(image)]))
    }
  }

  private func transform(near point: Point, under toSource: Transform) -> Transform {
    toSource.concatenating(projection.transform(near: toSource.apply(to: point)))
  }

  /// Straight lines stay straight; curves are halved twice before their control points are moved.
  private func path(_ path: Path, under toSource: Transform) -> Path {
    func moved(_ point: Point) -> Point { projection.apply(to: toSource.apply(to: point)) }
    var result = Path()
    var (start, current) = (Point.zero, Point.zero)
    func add(_ curve: Cubic) {
      for part in curve.halves.flatMap(\.halves) {
        result.cubic(to: moved(part.end), control1: moved(part.control1), control2: moved(part.control2))
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        result.move(to: moved(point))
        (start, current) = (point, point)
      case .line(let point):
        result.line(to: moved(point))
        current = point
      case .quadratic(let point, let control):
        let first = current.interpolated(to: control, at: 2.0 / 3)
        add(Cubic(start: current, control1: first, control2: point.interpolated(to: control, at: 2.0 / 3), end: point))
        current = point
      case .cubic(let point, let control1, let control2):
        add(Cubic(start: current, control1: control1, control2: control2, end: point))
        current = point
      case .close:
        result.close()
        current = start
      }
    }
    return result
  }
}

private struct Cubic {
  var start, control1, control2, end: Point

  /// The two halves of the curve, by de Casteljau.
  var halves: [Cubic] {
    func middle(_ one: Point, _ other: Point) -> Point { one.interpolated(to: other, at: 0.5) }
    let (first, inner, last) = (middle(start, control1), middle(control1, control2), middle(control2, end))
    let (left, right) = (middle(first, inner), middle(inner, last))
    let center = middle(left, right)
    return [
      Cubic(start: start, control1: first, control2: left, end: center),
      Cubic(start: center, control1: right, control2: last, end: end),
    ]
  }
}
