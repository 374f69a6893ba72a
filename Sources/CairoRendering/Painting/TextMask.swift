import Geometry
import Graphics
import PangoText

extension TextMasks {
  /// Draws a run by its mask.
  ///
  /// - Returns: Whether it was drawn: not every run has a mask.
  func paint(
    _ run: TextRun, color: Color, recurs: Bool, on canvas: Canvas, outliner: any TextOutliner
  ) -> Bool {
    guard canvas.drawsOnOwnPixels,
      let (key, pixel) = TextMaskKey.place(run, through: canvas.transform)
    else { return false }
    // Under a clip that would change its edges a text has a mask from the first time on, so that it always looks the same.
    let mask = mask(of: run, key, recurs: recurs || !canvas.hasOnlyRectangularClips) {
      TextMask(of: outliner.outline($0), toPixels: $1, isExactlyPlaced: key.isExactlyPlaced)
    }
    return mask?.paint(at: pixel, color: color, on: canvas) ?? false
  }
}

extension TextMask {
  /// Larger runs are drawn each time.
  private static let largestByteCount = 1 << 17

  /// - Parameters:
  ///   - toPixels: From the glyphs' coordinates to pixels.
  ///   - isExactlyPlaced: Whether the place in the picture is a number of few digits.
  /// - Returns: `nil` for what is too large, or no number, or covers other parts of pixels in other places.
  convenience init?(of glyphs: [PlacedGlyph], toPixels: Transform, isExactlyPlaced: Bool) {
    let boxes = glyphs.compactMap { glyph in
      glyph.outline.box.map { glyph.transform.concatenating(toPixels).apply(to: $0) }
    }
    guard let first = boxes.first,
      glyphs.allSatisfy({ $0.isPlacedAlikeEverywhere(toPixels: toPixels, isExactlyPlaced: isExactlyPlaced) })
    else { return nil }
    let ink = boxes.dropFirst().reduce(first) { $0.union($1) }
    let edges = [ink.minX.rounded(.down), ink.minY.rounded(.down), ink.maxX.rounded(.up), ink.maxY.rounded(.up)]
    guard edges.allSatisfy({ abs($0) < Double(Self.largestByteCount) }) else { return nil }
    let (left, top) = (Int(edges[0]), Int(edges[1]))
    let (width, height) = (Int(edges[2]) - left, Int(edges[3]) - top)
    guard width > 0, height > 0, width * height <= Self.largestByteCount else { return nil }
    let canvas = Canvas(coverageWidth: width, height: height)
    guard canvas.concatenate(toPixels.concatenating(.translation(x: Double(-left), y: Double(-top)))) else {
      return nil
    }
    canvas.setSource(.black)
    canvas.fill(glyphs)
    let coverage = canvas.withPixels { pixels, stride in
      [UInt8](unsafeUninitializedCapacity: width * height) { coverage, count in
        for y in 0..<height {
          let row = pixels[(y * stride)..<(y * stride + width)]
          _ = UnsafeMutableBufferPointer(rebasing: coverage[(y * width)...]).initialize(from: row)
        }
        count = width * height
      }
    }
    guard let coverage else { return nil }
    self.init(coverage: coverage, width: width, height: height, left: left, top: top)
  }

  /// Fills the mask with a colour, on a canvas's own pixels.
  ///
  /// - Parameter pixel: The pixel that holds the run's origin.
  /// - Returns: Whether it could: a clip that leaves only a part of the text changes how its edges are drawn.
  func paint(at pixel: (x: Int, y: Int), color: Color, on canvas: Canvas) -> Bool {
    let (x, y) = (pixel.x + left, pixel.y + top)
    let box = Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    guard canvas.showsWholePixels(of: box) else { return false }
    return color.alpha >= 1
      ? paint(atX: x, y: y, with: OpaqueBlend(color), on: canvas)
      : paint(atX: x, y: y, with: TranslucentBlend(color), on: canvas)
  }

  private func paint(atX x: Int, y: Int, with blend: some PixelBlend, on canvas: Canvas) -> Bool {
    let isPainted = canvas.withPixels { pixels, stride in
      guard let base = pixels.baseAddress else { return false }
      coverage.withUnsafeBufferPointer { coverage in
        for row in 0..<height {
          blend.fill(
            (base + (y + row) * stride + 4 * x).assumingMemoryBound(to: UInt32.self),
            through: UnsafeBufferPointer(rebasing: coverage[(row * width)..<((row + 1) * width)]))
        }
      }
      return true
    }
    return isPainted ?? false
  }
}

extension PlacedGlyph {
  /// Whether all points are as far from each other in any place that is whole pixels from here.
  ///
  /// Cairo rounds them to 256ths of a pixel. One that lies halfway between two of these goes to the one or the other by
  /// the last bits of a sum, and those depend on how far from zero the sum is: unless nothing in it was rounded.
  fileprivate func isPlacedAlikeEverywhere(toPixels: Transform, isExactlyPlaced: Bool) -> Bool {
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
