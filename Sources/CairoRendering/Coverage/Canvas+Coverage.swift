import CCairo
import Geometry
import Graphics

extension Canvas {
  /// Fills glyphs with the current source.
  ///
  /// - Returns: Whether it was done: very large text is better filled as any other shape.
  func fillCoverage(of glyphs: [PlacedGlyph]) -> Bool {
    let toSurface = transform
    let placed = glyphs.map { $0.transform.concatenating(toSurface) }
    guard let box = Self.pixelBox(of: glyphs, through: placed) else { return glyphs.isEmpty }
    guard box.isDrawable, box.width * box.height <= 1_000_000, abs(box.x) < 1e6, abs(box.y) < 1e6 else { return false }
    let (width, height) = (Int(box.width), Int(box.height))
    var coverage = CoverageBuffer(width: width, height: height)
    for (glyph, transform) in zip(glyphs, placed) {
      coverage.add(glyph.outline, through: transform.concatenating(.translation(x: -box.x, y: -box.y)))
    }
    let mask = Canvas(coverageWidth: width, height: height)
    _ = mask.withPixels { pixels, stride in coverage.write(to: pixels, stride: stride) }
    saving {
      cairo_identity_matrix(context)
      mask.mask(onto: self, x: box.x, y: box.y)
    }
    return true
  }

  /// The whole pixels about the glyphs; `nil` where there is no outline.
  private static func pixelBox(of glyphs: [PlacedGlyph], through transforms: [Transform]) -> Rect? {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    func include(_ point: Point, _ transform: Transform) {
      let placed = transform.apply(to: point)
      left = min(left, placed.x)
      right = max(right, placed.x)
      top = min(top, placed.y)
      bottom = max(bottom, placed.y)
    }
    for (glyph, transform) in zip(glyphs, transforms) {
      for element in glyph.outline.elements {
        switch element {
        case .move(let point), .line(let point): include(point, transform)
        case .quadratic(let point, let control):
          include(control, transform)
          include(point, transform)
        case .cubic(let point, let control1, let control2):
          include(control1, transform)
          include(control2, transform)
          include(point, transform)
        case .close: break
        }
      }
    }
    guard left <= right, top <= bottom else { return nil }
    let (x, y) = (left.rounded(.down), top.rounded(.down))
    return Rect(x: x, y: y, width: right.rounded(.up) - x + 1, height: bottom.rounded(.up) - y + 1)
  }
}
