import Geometry
import Graphics
import PangoText

extension PlacedGlyph {
  /// Whether all points are as far from each other in any place that is whole pixels from here.
  ///
  /// Cairo rounds them to 256ths of a pixel. One that lies halfway between two of these goes to the one or the other by
  /// the last bits of a sum, and those depend on how far from zero the sum is: unless nothing in it was rounded.
  func isPlacedAlikeEverywhere(toPixels: Transform, isExactlyPlaced: Bool) -> Bool {
    func isClear(_ pixel: Double, of coordinate: Double) -> Bool {
      let steps = pixel * 256
      return abs(abs(steps - steps.rounded()) - 0.5) > 1e-6
        || isExactlyPlaced && coordinate.isExact && pixel.isExact
    }
    /// - Parameter point: As Cairo is given it.
    func isClear(_ point: Point) -> Bool {
      let pixel = toPixels.apply(to: point)
      return isClear(pixel.x, of: point.x) && isClear(pixel.y, of: point.y)
    }
    var current = Point.zero
    for element in outline.elements {
      switch element {
      case .move(let point), .line(let point):
        current = transform.apply(to: point)
        guard isClear(current) else { return false }
      case .quadratic(let point, let control):
        let (end, handle) = (transform.apply(to: point), transform.apply(to: control))
        guard isClear(current.handle(towards: handle)), isClear(end.handle(towards: handle)), isClear(end) else {
          return false
        }
        current = end
      case .cubic(let point, let control1, let control2):
        current = transform.apply(to: point)
        guard isClear(transform.apply(to: control1)), isClear(transform.apply(to: control2)), isClear(current) else {
          return false
        }
      case .close: break
      }
    }
    return true
  }
}

extension PixelArea {
  /// The pixels that glyphs may cover; `nil` for what covers none, or is no number, or too far away.
  ///
  /// - Parameter toPixels: From the glyphs' coordinates to pixels.
  init?(covering glyphs: [PlacedGlyph], toPixels: Transform) {
    var ink: Rect?
    for glyph in glyphs {
      guard let box = glyph.outline.box else { continue }
      let inPixels = glyph.transform.concatenating(toPixels).apply(to: box)
      ink = ink.map { $0.union(inPixels) } ?? inPixels
    }
    guard let ink else { return nil }
    let edges = [ink.minX.rounded(.down), ink.minY.rounded(.down), ink.maxX.rounded(.up), ink.maxY.rounded(.up)]
    guard edges.allSatisfy({ abs($0) < Double(1 << 17) }) else { return nil }
    let (left, top) = (Int(edges[0]), Int(edges[1]))
    let (width, height) = (Int(edges[2]) - left, Int(edges[3]) - top)
    guard width > 0, height > 0 else { return nil }
    self.init(x: left, y: top, size: PixelSize(width: width, height: height))
  }

  /// Of its coverage.
  var byteCount: Int { size.width * size.height }
}
