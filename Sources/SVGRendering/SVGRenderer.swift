package import Graphics

/// Writes display lists as SVG documents, in points; 1 point is 1 CSS pixel.
package struct SVGRenderer: Renderer {
  private let outliner: any TextOutliner

  /// - Parameter outliner: Gives the shapes of glyphs where text is outlined.
  package init(outliner: any TextOutliner) {
    self.outliner = outliner
  }

  package func render(_ list: DisplayList, options: RendererOptions) throws(RenderingError) -> RenderedPicture {
    let text = list.svg(text: options.outlinesText ? .outlines(outliner) : .live(outliner))
    return RenderedPicture(bytes: Array(text.utf8), problems: [])
  }
}
