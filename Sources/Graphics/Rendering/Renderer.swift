/// Writes display lists as files of one format.
///
///     let renderer: any Renderer = PNGRenderer(outliner: try PangoTextOutliner())
///     try renderer.render(list, options: RendererOptions(scale: 2)).bytes   // the file
///
/// The same list and options give the same bytes, whenever and on whatever thread. A renderer with fonts belongs to the
/// thread that opened them.
package protocol Renderer {
  /// The file of one picture.
  ///
  /// - Throws: When there is nothing to draw on; what only cannot be drawn as it was asked for, such as a damaged image,
  ///   is among the picture's problems.
  func render(_ list: DisplayList, options: RendererOptions) throws(RenderingError) -> RenderedPicture

  /// The file of pictures that are seen one after another; formats of one picture refuse it.
  func render(_ frames: [AnimationFrame], options: RendererOptions) throws(RenderingError) -> RenderedPicture
}

extension Renderer {
  package func render(
    _ frames: [AnimationFrame], options: RendererOptions
  ) throws(RenderingError) -> RenderedPicture {
    throw .sequenceNotSupported
  }
}

/// How a renderer draws; what its format has no use for, it passes over.
package struct RendererOptions: Hashable, Sendable {
  /// Pixels a point, in formats that have pixels.
  package var scale: Double
  /// Whether text becomes the shapes of its glyphs where the format could keep it as text.
  package var outlinesText: Bool

  package init(scale: Double = 1, outlinesText: Bool = false) {
    self.scale = scale
    self.outlinesText = outlinesText
  }
}

/// One picture of a sequence.
package struct AnimationFrame: Hashable, Sendable {
  package var list: DisplayList
  /// How long it is seen.
  package var duration: Duration

  package init(_ list: DisplayList, duration: Duration) {
    self.list = list
    self.duration = duration
  }
}
