import Graphics

/// A picture that has been drawn, with its pixels.
struct PixelDrawing {
  let canvas: Canvas
  let size: PixelSize
  /// Pixels a point.
  let scale: Double
  /// Whether it has no alpha.
  let isOpaque: Bool

  /// Calls `body` with what compresses the pixels.
  func withEncoder<Result>(
    _ body: (PNGEncoder) throws(RenderingError) -> Result
  ) throws(RenderingError) -> Result {
    let result = try canvas.withPixels { (pixels, stride) throws(RenderingError) in
      try body(PNGEncoder(pixels: pixels, stride: stride, size: size, scale: scale, isKnownOpaque: isOpaque))
    }
    guard let result else { throw .drawingFailed(reason: "the canvas has no pixels") }
    return result
  }

  /// The part in which it differs from another picture of its size; `nil` if they are equal.
  func difference(from other: PixelDrawing) -> PixelArea? {
    let area = canvas.withPixels { pixels, stride in
      other.canvas.withPixels { others, _ in
        PixelArea(
          ofDifferencesBetween: UnsafeRawBufferPointer(pixels), UnsafeRawBufferPointer(others), size: size,
          stride: stride, mask: isOpaque ? 0x00FF_FFFF : .max)
      }
    }
    return area.flatMap(\.self).flatMap(\.self)
  }
}
