import CCairo
import Geometry
import Graphics
import Pixels
import PNGCoding

/// A decoded image.
final class ImageSurface {
  private let surface: OpaquePointer
  private let width: Int
  private let height: Int

  private static let largestPixelCount = 64_000_000

  /// Decodes, unless whoever read the file did, after the file's own header has been checked against what the image says
  /// and against what the file can hold: memory is never taken on a header's word alone.
  init(decoding image: Image) throws(ImageProblem) {
    let picture: PixelBuffer
    do throws(PNGError) {
      if let pixels = image.pixels {
        picture = pixels
      } else {
        picture = try decodePNG(image.png, largestPixelCount: Self.largestPixelCount)
      }
    } catch {
      throw .unreadable(error)
    }
    guard picture.width == image.pixelWidth, picture.height == image.pixelHeight else {
      throw .sizeDiffers(stated: (image.pixelWidth, image.pixelHeight), found: (picture.width, picture.height))
    }
    guard let surface = Self.surface(of: picture) else { throw .unreadable(.outOfMemory) }
    self.surface = surface
    width = picture.width
    height = picture.height
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// The pixels as Cairo has them: alpha multiplied in, and all four channels in one number.
  private static func surface(of picture: PixelBuffer) -> OpaquePointer? {
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height)),
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    picture.pixels.withUnsafeBytes { pixels in
      for y in 0..<picture.height {
        let row = UnsafeMutableRawPointer(data) + y * stride
        for x in 0..<picture.width {
          let pixel = pixels.loadUnaligned(fromByteOffset: 4 * (y * picture.width + x), as: SIMD4<UInt8>.self)
          row.storeBytes(of: premultiplied(pixel), toByteOffset: 4 * x, as: UInt32.self)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  private static func premultiplied(_ pixel: SIMD4<UInt8>) -> UInt32 {
    let alpha = UInt32(pixel.w)
    func component(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
    return alpha << 24 | component(pixel.x) << 16 | component(pixel.y) << 8 | component(pixel.z)
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
