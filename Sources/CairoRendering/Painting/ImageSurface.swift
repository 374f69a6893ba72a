import CCairo
import Geometry
import Graphics

/// A decoded image.
final class ImageSurface {
  private let surface: OpaquePointer
  private let width: Int
  private let height: Int

  /// Decodes after the file's own header has been checked against what the image says and against what the file
  /// can hold: memory is never taken on a header's word alone.
  init(decoding image: Image) throws(ImageProblem) {
    guard let header = PNGHeader(image.png) else { throw .notPNG }
    guard header.width * header.height <= PNGHeader.largestArea, header.width <= PixelSize.longestSide,
      header.height <= PixelSize.longestSide
    else { throw .tooLarge(width: header.width, height: header.height) }
    guard header.width == image.pixelWidth, header.height == image.pixelHeight else {
      throw .sizeDiffers(stated: (image.pixelWidth, image.pixelHeight), found: (header.width, header.height))
    }
    guard header.isPlausible, let surface = Self.decode(image.png) else { throw .damaged }
    self.surface = surface
    width = header.width
    height = header.height
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  private struct Reader {
    var bytes: UnsafeBufferPointer<UInt8>
    var offset = 0
  }

  private static func decode(_ file: [UInt8]) -> OpaquePointer? {
    file.withUnsafeBufferPointer { bytes in
      var reader = Reader(bytes: bytes)
      let surface = withUnsafeMutablePointer(to: &reader) { reader in
        cairo_image_surface_create_from_png_stream(
          { closure, data, length in
            guard let reader = closure?.assumingMemoryBound(to: Reader.self), let data,
              let start = reader.pointee.bytes.baseAddress,
              Int(length) <= reader.pointee.bytes.count - reader.pointee.offset
            else { return CAIRO_STATUS_READ_ERROR }
            data.update(from: start + reader.pointee.offset, count: Int(length))
            reader.pointee.offset += Int(length)
            return CAIRO_STATUS_SUCCESS
          }, reader)
      }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(surface)
        return nil
      }
      return surface
    }
  }

  /// Stretches the image over a frame, or repeats it from there.
  func paint(on canvas: Canvas, frame: Rect, extend: cairo_extend_t, opacity: Double) {
    guard frame.isDrawable, let pattern = cairo_pattern_create_for_surface(surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    // From the group's coordinates to the image's pixels.
    var matrix = cairo_matrix_t(
      Transform.translation(x: -frame.minX, y: -frame.minY)
        .concatenating(.scale(x: Double(width) / frame.width, y: Double(height) / frame.height)))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, extend)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_set_source(canvas.context, pattern)
    cairo_paint_with_alpha(canvas.context, opacity.component)
  }
}
