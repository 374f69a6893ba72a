/// Renders display lists to files of one format.
///
///     let renderer: any Renderer = PNGRenderer(outliner: try PangoTextOutliner())
///     try renderer.render(list, options: RendererOptions(scale: 2)).bytes   // the file
///
/// The same list and options always give the same bytes, on any thread. A renderer with fonts may be used only on the
/// thread that opened them.
package protocol Renderer {
  /// Renders one picture.
  ///
  /// - Throws: An error if the canvas is empty or too large. Damaged images are listed in the picture's problems instead.
  func render(_ list: DisplayList, options: RendererOptions) throws(RenderingError) -> RenderedPicture

  /// Renders an animation. Formats that hold one picture throw `sequenceNotSupported`, which is the default.
  func render(_ frames: AnimationFrames, options: RendererOptions) throws(RenderingError) -> RenderedPicture
}

extension Renderer {
  package func render(
    _ frames: AnimationFrames, options: RendererOptions
  ) throws(RenderingError) -> RenderedPicture {
    throw .sequenceNotSupported
  }
}

/// Options of rendering. Renderers ignore options that do not apply to their format.
package struct RendererOptions {
  /// The number of pixels per point, for formats with pixels.
  package var scale: Double
  /// Whether text is rendered as outlines of its glyphs even if the format supports text.
  package var outlinesText: Bool
  /// Whether most texts of the picture come again in the next: in another theme, orientation or moment.
  package var textsRecur: Bool
  /// The work that may be done; `nil` for any.
  package var budget: WorkBudget?
  /// The pixels that the picture and the layers in it may have at once.
  package var mostPixels: Int

  package init(
    scale: Double = 1, outlinesText: Bool = false, textsRecur: Bool = false, budget: WorkBudget? = nil,
    mostPixels: Int = .max
  ) {
    self.scale = scale
    self.outlinesText = outlinesText
    self.textsRecur = textsRecur
    self.budget = budget
    self.mostPixels = mostPixels
  }
}

/// The pictures of an animation, all of one size. Each is made when it is drawn, so that a long animation is never in
/// memory as a whole.
package struct AnimationFrames {
  /// What programs show that play nothing.
  package var poster: DisplayList
  /// The number of the picture that is nearest before it.
  package var posterNumber: Int
  /// How long each picture is shown, in seconds.
  package var durations: [Double]
  /// How often it plays; 0 for ever.
  package var playCount: Int
  /// Makes a picture from its number.
  package var list: (_ number: Int) -> DisplayList

  package init(
    poster: DisplayList, number: Int? = nil, durations: [Double], playCount: Int = 1,
    list: @escaping (_ number: Int) -> DisplayList
  ) {
    (self.poster, self.durations, self.playCount, self.list) = (poster, durations, playCount, list)
    posterNumber = number ?? durations.count - 1
  }
}
