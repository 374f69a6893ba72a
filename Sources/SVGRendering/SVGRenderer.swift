package import Graphics

/// Writes display lists as SVG documents, in points; 1 point is 1 CSS pixel.
package struct SVGRenderer: Renderer {
  private let outliner: any TextOutliner

  /// - Parameter outliner: Gives the shapes of glyphs where text is outlined.
  package init(outliner: any TextOutliner) {
    self.outliner = outliner
  }

  package func render(_ list: DisplayList, options: RendererOptions) throws(RenderingError) -> RenderedPicture {
    // A page of any length has its picture, as no file of pixels has, but not one without any.
    guard list.size.width > 0, list.size.height > 0 else {
      throw .canvasEmpty(width: list.size.width, height: list.size.height)
    }
    let text = list.svg(text: text(options))
    return RenderedPicture(bytes: text.bytes, problems: [])
  }

  package func render(_ frames: AnimationFrames, options: RendererOptions) throws(RenderingError) -> RenderedPicture {
    // 1. What changes from frame to frame.
    var merged = MergedFrames()
    for number in frames.durations.indices where options.budget?.isExhausted != true {
      merged.add(frames.list(number).items)
    }
    if options.budget?.isExhausted == true { throw .workExceeded }
    // 2. One picture of all frames.
    var list = frames.poster
    list.items = merged.items(restingIn: frames.posterNumber)
    let text = list.svg(text: text(options), timing: SVGMotions.Timing(frames))
    return RenderedPicture(bytes: text.bytes, problems: [])
  }

  private func text(_ options: RendererOptions) -> SVGText {
    options.outlinesText ? .outlines(outliner) : .live(outliner)
  }
}
