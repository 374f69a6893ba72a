import CCairo
import Geometry
package import Graphics
package import PangoText

/// Writes display lists as PDF pages of one point a point, with live text and the fonts embedded.
package struct PDFRenderer: Renderer {
  private let outliner: PangoTextOutliner

  /// Shadows, which PDF has not, are pictures of this many pixels a point.
  private static let rasterScale = 3.0

  package init(outliner: PangoTextOutliner) {
    self.outliner = outliner
  }

  /// - Throws: When the page is too large or empty; damaged images are only reported.
  package func render(_ list: DisplayList, options: RendererOptions) throws(RenderingError) -> RenderedPicture {
    // The limits of a picture with a pixel a point: what no PNG can show, no page needs.
    _ = try PixelSize(list.size, scale: 1)
    let output = ByteSink()
    let images = ImageStore()
    let meter = PaintingMeter(options, pixels: 0)
    // The surface writes its last bytes when it goes, also when drawing failed.
    defer { withExtendedLifetime(output) {} }
    do {
      // 1. A page that writes to memory.
      let surface: OpaquePointer = cairo_pdf_surface_create_for_stream(
        ByteSink.write, Unmanaged.passUnretained(output).toOpaque(), list.size.width, list.size.height)
      describe(list, on: surface)
      let canvas = Canvas(owning: surface)
      try canvas.check()
      // 2. All items.
      let text = LiveTextPainter(outliner: outliner)
      Painter(
        canvas: canvas, text: text, images: images, meter: meter, rasterScale: Self.rasterScale
      ).paint(list)
      // 3. The rest of the file.
      try canvas.finish()
      try meter.check()
    }
    return RenderedPicture(bytes: output.bytes, problems: images.problems)
  }

  private func describe(_ list: DisplayList, on surface: OpaquePointer) {
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, list.title.isEmpty ? list.name : list.title)
    if !list.description.isEmpty {
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, list.description)
    }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Strut")
    // Cairo would write the present time, and no two files were the same.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
  }
}

/// Where Cairo writes a file.
private final class ByteSink {
  var bytes: [UInt8] = []

  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
