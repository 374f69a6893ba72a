public import Geometry

/// The options of importing a document.
public struct ImportOptions: Sendable {
  /// The source of the intrinsic sizes of labels, buttons and other leaf views.
  public enum ContentSizes: Sendable {
    /// Text is measured with the fonts that are drawn. Images have the sizes that the document lists.
    case measured
    /// Leaf views have their stored sizes, which were measured with Apple's fonts.
    case stored
    /// Sizes by the views' ids. Other leaf views are measured.
    ///
    /// Guesses give way to all required constraints.
    case given([String: Size], guesses: Set<String> = [])
  }

  public var contentSizes: ContentSizes
  /// Whether solved edges are rounded to pixels; `nil` for the canvas's setting.
  public var roundsToPixels: Bool?
  /// The images of documents; without them, placeholders are drawn.
  public var images: ImageAssets?
  /// The named colours with their dark values; without them, the values stored in documents are used.
  public var colors: ColorAssets?

  /// Whether controllers without a view of their own are figures too, after the scenes.
  public var showsContainers = false

  /// Whether the content of a xib's cell is no higher than the cell, as the canvas shows it; where the cell is
  /// loaded, its table makes room for what the content requires.
  public var limitsLoneCells = true

  /// Whether image views that are stored smaller than their images ask for the size of these, as they do on a device:
  /// only then it is seen what gives way.
  public var expandsImages = false

  /// Whether leaves that are measured elsewhere have on the canvas the sizes that are stored for it.
  public var keepsCanvasSizes = true

  /// Whether nothing but the frames on the canvas is asked for: descriptions, bars and other size classes are left out.
  var isForFramesAlone = false

  public init(
    contentSizes: ContentSizes = .measured, roundsToPixels: Bool? = nil, images: ImageAssets? = nil,
    colors: ColorAssets? = nil
  ) {
    self.contentSizes = contentSizes
    self.roundsToPixels = roundsToPixels
    self.images = images
    self.colors = colors
  }
}
