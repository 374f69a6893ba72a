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
    let scale = options.scale
    // 1. As many pixels as the picture covers, of its background where that is one opaque colour.
    let size = try PixelSize(list.size, scale: scale)
    let background = list.opaqueBackground
    let meter = PaintingMeter(options, pixels: size.width * size.height)
    try meter.check()
    let canvas = try Canvas(pixels: size, opaque: background)
    try canvas.check()
    // 2. All items, in points.
    let images = ImageStore()
    let text = OutlineTextPainter(outliner: outliner, masks: outliner.masks)
    let painter = Painter(canvas: canvas, text: text, images: images, meter: meter)
    canvas.saving {
      guard canvas.concatenate(Transform.scale(x: scale, y: scale)) else { return }
      if background == nil { painter.paint(list) } else { painter.paint(list.items) }
    }
    try canvas.check()
    try meter.check()
    // 3. The file.
    let bytes = try canvas.withPixels { (pixels, stride) throws(RenderingError) in
      try PNGEncoder(
        pixels: pixels, stride: stride, size: size, scale: scale, isKnownOpaque: background != nil
      ).encode()
    }
    guard let bytes else { throw .drawingFailed(reason: "the canvas has no pixels") }
    return RenderedPicture(bytes: bytes, problems: images.problems)
  }
}

extension DisplayList {
  fileprivate var opaqueBackground: Color? {
    guard case .color(let color) = background, color.alpha >= 1 else { return nil }
    return color
  }
}
