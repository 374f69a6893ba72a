import Geometry
import Graphics

/// A part of a canvas outside of which nothing is drawn.
struct ClipRegion {
  /// The clip holds all of this shape, in pixels; `nil` where no such shape is known.
  private let interior: ConvexPolygon?
  let isRectangle: Bool

  /// How far a box may be outside of the shape, in pixels: Cairo counts in 256ths.
  private static let tolerance = 1.0 / 512

  /// All pixels of a picture.
  init(_ size: PixelSize) {
    interior = ConvexPolygon(Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)))
    isRectangle = true
  }

  /// What is inside of a path.
  init(_ path: Path, toPixels: Transform) {
    interior = path.chords.flatMap { ConvexPolygon(checking: $0.map(toPixels.apply)) }
    isRectangle = toPixels.b == 0 && toPixels.c == 0 && path.rectangle != nil
  }

  /// Whether all of a box, in pixels, is drawn as if there were no clip.
  func shows(_ box: Rect) -> Bool { interior?.contains(box, tolerance: Self.tolerance) ?? false }
}

extension Path {
  /// The corners of a polygon that does not reach beyond the path, in order; `nil` if the path has several parts or
  /// dents.
  fileprivate var chords: [Point]? {
    var (hull, corners): ([Point], [Point]) = ([], [])
    for (index, element) in elements.enumerated() {
      let start = corners.last ?? .zero
      switch element {
      case .move(let point):
        guard index == 0 else { return nil }
        hull.append(point)
        corners.append(point)
      case .line(let point):
        hull.append(point)
        corners.append(point)
      case .quadratic(let point, let control):
        hull += [control, point]
        corners += [Point((start.x + 2 * control.x + point.x) / 4, (start.y + 2 * control.y + point.y) / 4), point]
      case .cubic(let point, let control1, let control2):
        hull += [control1, control2, point]
        let middle = Point(
          (start.x + 3 * (control1.x + control2.x) + point.x) / 8,
          (start.y + 3 * (control1.y + control2.y) + point.y) / 8)
        corners += [middle, point]
      case .close: break
      }
    }
    // A curve whose control points go around a shape without dents is nowhere inside of its chords.
    return ConvexPolygon(checking: hull) == nil ? nil : corners
  }
}
