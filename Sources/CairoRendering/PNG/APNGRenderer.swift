package import Graphics
import PNGCoding
package import PangoText

/// Draws animations as PNG files that play. A picture in which nothing moves is a PNG file as any other.
package struct APNGRenderer: Renderer {
  private let pictures: PNGRenderer

  package init(outliner: PangoTextOutliner) {
    pictures = PNGRenderer(outliner: outliner)
  }

  package func render(_ list: DisplayList, options: RendererOptions) throws(RenderingError) -> RenderedPicture {
    try pictures.render(list, options: options)
  }

  /// - Throws: When there are too many pixels or none, or pictures of several sizes.
  package func render(_ frames: AnimationFrames, options: RendererOptions) throws(RenderingError) -> RenderedPicture {
    let scale = options.scale
    let poster = frames.poster
    let size = try PixelSize(poster.size, scale: scale)
    // Two pictures are compared, and a part of one is packed.
    let meter = PaintingMeter(options, pixels: 3 * size.width * size.height)
    let images = ImageStore()
    func draw(_ list: DisplayList) throws(RenderingError) -> PixelDrawing {
      guard list.size == poster.size else { throw .drawingFailed(reason: "the frames have several sizes") }
      return try pictures.draw(list, size, scale: scale, textsRecur: true, images: images, meter: meter)
    }
    // 1. What programs show that play nothing.
    var last = try draw(poster)
    var file = try last.withEncoder { (encoder) throws(RenderingError) in
      AnimatedPNG(
        PNGFile(
          width: size.width, height: size.height, hasAlpha: !encoder.isKnownOpaque,
          pixelsPerMeter: encoder.pixelsPerMeter),
        still: try encoder.compress(PixelArea(size)), playCount: frames.playCount)
    }
    // 2. Of each frame what differs from the one before. One that looks the same shows that for longer.
    for (number, seconds) in frames.durations.enumerated() {
      let drawing = try draw(frames.list(number))
      options.budget?.spend(size.width * size.height * WorkBudget.unitsPerComparedPixel, on: .moments)
      let area = number == 0 ? PixelArea(size) : drawing.difference(from: last)
      if let area {
        let data = try drawing.withEncoder { (encoder) throws(RenderingError) in try encoder.compress(area) }
        file.append(
          AnimatedPNG.Frame(
            x: area.x, y: area.y, width: area.size.width, height: area.size.height, data: data, seconds: seconds))
      } else {
        file.holdLastFrame(for: seconds)
      }
      last = drawing
    }
    return RenderedPicture(bytes: file.bytes, problems: images.problems)
  }
}
