import CCairo
import CairoRendering
import Geometry
import Graphics
import PangoText
import Testing

/// A picture's pixels, as a decoder of another hand reads them.
struct Bitmap {
  let width: Int
  let height: Int
  /// 0xAARRGGBB with alpha multiplied in, row by row.
  let pixels: [UInt32]

  init(png file: [UInt8]) throws {
    var rest = file[...]
    let surface = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { closure, data, length in
          guard let rest = closure?.assumingMemoryBound(to: ArraySlice<UInt8>.self), let data,
            rest.pointee.count >= Int(length)
          else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(length) { data[index] = rest.pointee.removeFirst() }
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    defer { cairo_surface_destroy(surface) }
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    let data = UnsafeRawPointer(try #require(cairo_image_surface_get_data(surface)))
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let pixel = data.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
        pixels.append(isOpaque ? pixel | 0xFF00_0000 : pixel)
      }
    }
    self.pixels = pixels
  }

  /// Draws items at one pixel a point, on white if nothing else is said.
  init(
    width: Double, height: Double, scale: Double = 1, background: Paint? = .color(.white), _ items: [Item]
  ) throws {
    let list = DisplayList(name: "test", size: Size(width, height), background: background, items: items)
    let options = RendererOptions(scale: scale)
    let picture = try PNGRenderer(outliner: try PangoTextOutliner()).render(list, options: options)
    try self.init(png: picture.bytes)
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  func red(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 16 & 255) }
  func green(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 8 & 255) }
  func blue(_ x: Int, _ y: Int) -> Int { Int(self[x, y] & 255) }
  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  /// The smallest box about all pixels that are not white: left, top, right and bottom, the last two outside.
  var ink: (left: Int, top: Int, right: Int, bottom: Int)? {
    var box: (left: Int, top: Int, right: Int, bottom: Int)?
    for y in 0..<height {
      for x in 0..<width where self[x, y] != 0xFFFF_FFFF {
        let old = box ?? (x, y, x + 1, y + 1)
        box = (min(old.left, x), min(old.top, y), max(old.right, x + 1), max(old.bottom, y + 1))
      }
    }
    return box
  }
}
