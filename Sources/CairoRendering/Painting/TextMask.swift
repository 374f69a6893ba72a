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
    // Under a clip that would change its edges a text has a mask from the first time on, so that it always looks the
    // same.
    let mask = mask(of: run, key, recurs: recurs || !canvas.hasOnlyRectangularClips) { run, makesMasks in
      glyphs.masks(of: outliner.outline(run), in: key, makesMasks: makesMasks) { GlyphMask(of: $0, $1) }
        .flatMap { TextMask(assembling: $0) }
    } rasterize: { run in
      TextMask(of: outliner.outline(run), toPixels: key.toPixels, isExactlyPlaced: key.isExactlyPlaced)
    }
    return mask?.paint(at: pixel, color: color, on: canvas) ?? false
  }
}

extension TextMask {
  /// Larger runs are drawn each time.
  static let largestByteCount = 1 << 17

  /// - Parameters:
  ///   - toPixels: From the glyphs' coordinates to pixels.
  ///   - isExactlyPlaced: Whether the place in the picture is a number of few digits.
  /// - Returns: `nil` for what is too large, or no number, or covers other parts of pixels in other places.
  convenience init?(of glyphs: [PlacedGlyph], toPixels: Transform, isExactlyPlaced: Bool) {
    guard let box = PixelArea(covering: glyphs, toPixels: toPixels), box.byteCount <= Self.largestByteCount,
      glyphs.allSatisfy({ $0.isPlacedAlikeEverywhere(toPixels: toPixels, isExactlyPlaced: isExactlyPlaced) })
    else { return nil }
    let (left, top, width, height) = (box.x, box.y, box.size.width, box.size.height)
    let canvas = Canvas(coverageWidth: width, height: height)
    guard canvas.concatenate(toPixels.concatenating(.translation(x: Double(-left), y: Double(-top)))) else {
      return nil
    }
    canvas.setSource(.black)
    canvas.fill(glyphs)
    guard let coverage = canvas.coverage(of: PixelArea(box.size)) else { return nil }
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
