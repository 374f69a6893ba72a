public import Geometry

/// What an import takes from the document and what it leaves to the layout.
public struct ImportOptions: Sendable {
  /// Where the sizes come from that labels, buttons and other leaves ask for.
  public enum ContentSizes: Sendable {
    /// Text is measured with the fonts that are drawn; pictures have the sizes that the document lists.
    case measured
    /// Each leaf's frame as it is stored: Apple's own measures, which no other font reproduces.
    case stored
    /// Frames' sizes by the views' ids; leaves that are not named are measured.
    ///
    /// Those that are guesses give way to whatever is required.
    case given([String: Size], guesses: Set<String> = [])
  }

  public var contentSizes: ContentSizes
  /// Whether solved edges are rounded to pixels; `nil` for the canvas's way.
  public var roundsToPixels: Bool?
  /// The pictures that documents name; without them placeholders of their sizes are drawn.
  public var images: ImageAssets?
  /// The colours that documents name, with their dark values; without them the values that documents store.
  public var colors: ColorAssets?
  /// Whether the bars of controllers are drawn around a scene, and so are part of its description.
  public var showsSurroundingBars: Bool

  public init(
    contentSizes: ContentSizes = .measured, roundsToPixels: Bool? = nil, images: ImageAssets? = nil,
    colors: ColorAssets? = nil, showsSurroundingBars: Bool = true
  ) {
    self.contentSizes = contentSizes
    self.roundsToPixels = roundsToPixels
    self.images = images
    self.colors = colors
    self.showsSurroundingBars = showsSurroundingBars
  }
}
