import CCairo
import Geometry
import Graphics

/// A surface that is drawn on: a picture of pixels, a mask of coverage or a page.
final class Canvas {
  let context: OpaquePointer
  private let surface: OpaquePointer
  private let memory: PixelMemory?
  /// What cuts off what is drawn, from the picture's edges to the last clip; none on what is no picture.
  var clips: [ClipRegion] = []

  /// Takes over the caller's reference to the surface, and the memory that it draws in.
  init(owning surface: OpaquePointer, memory: PixelMemory? = nil) {
    self.surface = surface
    self.memory = memory
    context = cairo_create(surface)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
  }

  /// A picture of one opaque colour, which has no alpha then, or a transparent one.
  convenience init(pixels size: PixelSize, opaque color: Color?) throws(RenderingError) {
    let stride = size.width * 4
    guard let memory = PixelMemory.ofPicture(byteCount: stride * size.height, isCleared: color == nil) else {
      throw .drawingFailed(reason: "out of memory")
    }
    let surface: OpaquePointer = cairo_image_surface_create_for_data(
      memory.bytes.assumingMemoryBound(to: UInt8.self), color == nil ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
      Int32(size.width), Int32(size.height), Int32(stride))
    self.init(owning: surface, memory: memory)
    clips = [ClipRegion(size)]
    guard let color else { return }
    saving {
      setSource(color)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context)
    }
  }

  /// Coverage alone: what a shadow is made of.
  convenience init(coverageWidth width: Int, height: Int) {
    self.init(owning: cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)))
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    memory?.recycle()
  }

  /// Whether what is drawn now falls on this canvas's own pixels, red, green and blue, and not on a group's.
  var drawsOnOwnPixels: Bool {
    guard memory != nil else { return false }
    return withExtendedLifetime(self) { cairo_get_group_target(context) == surface }
  }

  /// Calls `body` with the rows of an image surface, `stride` bytes each.
  func withPixels<Result, Failure>(
    _ body: (UnsafeMutableRawBufferPointer, _ stride: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    defer { withExtendedLifetime(self) {} }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    defer { cairo_surface_mark_dirty(surface) }
    return try body(UnsafeMutableRawBufferPointer(start: data, count: stride * height), stride)
  }

  /// What was covered in a part of a canvas of coverage, row by row.
  func coverage(of area: PixelArea) -> [UInt8]? {
    withPixels { pixels, stride in
      let (width, height) = (area.size.width, area.size.height)
      return [UInt8](unsafeUninitializedCapacity: width * height) { coverage, count in
        for y in 0..<height {
          let start = (area.y + y) * stride + area.x
          _ = UnsafeMutableBufferPointer(rebasing: coverage[(y * width)...]).initialize(
            from: pixels[start..<(start + width)])
        }
        count = width * height
      }
    }
  }

  /// Fills the clip of another canvas with its source through the coverage that was drawn here.
  func mask(onto other: Canvas, x: Double, y: Double) {
    withExtendedLifetime(self) { cairo_mask_surface(other.context, surface, x, y) }
  }

  /// Writes all out that is still to be written.
  func finish() throws(RenderingError) {
    try check()
    withExtendedLifetime(self) { cairo_surface_finish(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw .drawingFailed(reason: Self.sentence(status)) }
  }

  func check() throws(RenderingError) {
    let status = withExtendedLifetime(self) { cairo_status(context) }
    guard status == CAIRO_STATUS_SUCCESS else { throw .drawingFailed(reason: Self.sentence(status)) }
  }

  private static func sentence(_ status: cairo_status_t) -> String {
    cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown reason"
  }
}
