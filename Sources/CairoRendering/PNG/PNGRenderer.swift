import Geometry
package import Graphics
package import PangoText

/// Draws display lists as PNG pictures; text is filled as outlines.
package struct PNGRenderer: Renderer {
  private let outliner: PangoTextOutliner

  package init(outliner: PangoTextOutliner) {
    self.outliner = outliner
  }

  /// - Throws: When there are too many pixels or none; damaged images are only reported.
  package func render(_ list: DisplayList, options: RendererOptions) throws(RenderingError) -> RenderedPicture {
    let size = try PixelSize(list.size, scale: options.scale)
    let meter = PaintingMeter(options, pixels: size.width * size.height)
    let images = ImageStore()
    let drawing = try draw(
      list, size, scale: options.scale, textsRecur: options.textsRecur, images: images, meter: meter)
    let bytes = try drawing.withEncoder { (encoder) throws(RenderingError) in try encoder.encode() }
    return RenderedPicture(bytes: bytes, problems: images.problems)
  }

  /// Draws a list's items on a canvas of its own.
  func draw(
    _ list: DisplayList, _ size: PixelSize, scale: Double, textsRecur: Bool, images: ImageStore, meter: PaintingMeter
  ) throws(RenderingError) -> PixelDrawing {
    // 1. As many pixels as the picture covers, of its background where that is one opaque colour.
    let (background, items) = list.ground(covering: Size(Double(size.width) / scale, Double(size.height) / scale))
    try meter.check()
    let canvas = try Canvas(pixels: size, opaque: background)
    try canvas.check()
    // 2. All items, in points.
    let text = OutlineTextPainter(outliner: outliner, masks: outliner.masks, textsRecur: textsRecur)
    let painter = Painter(canvas: canvas, text: text, images: images, meter: meter)
    canvas.saving {
      guard canvas.concatenate(Transform.scale(x: scale, y: scale)) else { return }
      if background == nil { painter.paint(list) } else { painter.paint(items) }
    }
    try canvas.check()
    try meter.check()
    return PixelDrawing(canvas: canvas, size: size, scale: scale, isOpaque: background != nil)
  }
}
