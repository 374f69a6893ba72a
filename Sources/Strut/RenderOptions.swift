public import Figures
public import ViewLayout

/// What is written, and what of a document is overruled.
///
///     var options = RenderOptions(formats: [.svg])
///     options.overrides.themes = [.dark]
public struct RenderOptions: Hashable, Sendable {
  /// The formats that are written, in the order of the files of one picture.
  public var formats: [PictureFormat]
  /// How text is drawn.
  public var text: TextForm
  /// What overrules the document or the figure.
  public var overrides: FigureOverrides
  /// The folder of an asset catalogue, or of PNG files, with the images and colours that storyboards and xibs name; `nil`
  /// for what stands beside the document.
  public var assets: String?
  /// How the files are named.
  public var naming = PictureNaming.standard
  /// How moving pictures play.
  public var playing = Playing()
  /// Whether storyboards and xibs are drawn as a whole, in one picture, instead of scene by scene.
  public var showsOverview = false
  /// Whether constraints that cannot be satisfied are errors.
  public var isStrict = false
  /// Whether files tell where the views are in their pictures.
  package var locatesViews = false
  /// The number, among the pictures of all figures of a document, of the only one that is drawn; `nil` for all.
  package var onlyPicture: Int?

  /// How pictures hold their text.
  public enum TextForm: String, Hashable, Sendable, CaseIterable {
    /// As text where a format has it: readers can select it, and an SVG takes the reader's fonts.
    case live
    /// An SVG's as outlines, which look the same everywhere; in the other formats as `live`.
    case outlines
    /// As bars, in every format: for pictures that are compared on machines whose fonts differ. Geometry is the same.
    case boxes
  }

  /// How moving pictures play.
  public struct Playing: Hashable, Sendable {
    /// The frames of a second.
    public var frameRate = 30
    /// How often they play; 0 for ever.
    public var playCount = 1

    /// Whether SVG files play too.
    public var animatesSVG = false

    /// The frame rates that are possible.
    public static let frameRates = 1...60
    /// The largest number of plays.
    public static let mostPlays = 1_000_000

    /// Once, at 30 frames a second.
    public init() {}
  }

  /// Options that overrule nothing: PNG with live text.
  public init(
    formats: [PictureFormat] = [.png], text: TextForm = .live, overrides: FigureOverrides = FigureOverrides()
  ) {
    self.formats = formats
    self.text = text
    self.overrides = overrides
  }
}

/// What a command line says over a document; `nil` for what the document says.
public struct FigureOverrides: Hashable, Sendable {
  /// The devices; a figure with a size of its own loses it.
  public var devices: [Device]?
  /// The orientations.
  public var orientations: [Orientation]?
  /// The directions of the layout.
  public var directions: [LayoutDirection]?
  /// The text sizes that readers choose.
  public var contentSizes: [ContentSizeCategory]?
  /// Pixels a point, of formats that have pixels.
  public var scales: [Double]?
  /// The themes; several make a picture each.
  public var themes: [ThemeName]?
  /// Whether one SVG, which follows its reader, stands for those of all themes. Only beside themes.
  public var isAdaptive = false
  /// What is under the picture.
  public var background: Background?
  /// How hidden views are drawn.
  public var hiddenViews: HiddenViews?
  /// The annotations.
  public var show: AnnotationSet?
  /// The scenes of a storyboard or xib, by their names; `nil` for all.
  public var scenes: [String]?
  /// What a document may ask for at most.
  public var limits = FigureLimits()

  /// Overrules nothing.
  public init() {}

  /// Whether it says where a layout is to be shown: on a device, in an orientation, in a direction or at a text size.
  var namesVariant: Bool { devices != nil || orientations != nil || directions != nil || contentSizes != nil }
}

extension Figure {
  /// The figure with what the overrides name in place of its own.
  public func applying(_ overrides: FigureOverrides) -> Figure {
    var figure = self
    figure.apply(overrides)
    return figure
  }

  /// In place: a figure is long, and copied again for what it may be.
  private mutating func apply(_ overrides: FigureOverrides) {
    if let devices = overrides.devices {
      self.devices = devices
      size = nil
    }
    if overrides.namesVariant { canvas?.asksForRunTime = true }
    // For the right side of `??` the whole figure would be copied, which is long.
    if let orientations = overrides.orientations { self.orientations = orientations }
    if let directions = overrides.directions { self.directions = directions }
    if let contentSizes = overrides.contentSizes { self.contentSizes = contentSizes }
    if let scales = overrides.scales { self.scales = scales }
    if let themes = overrides.themes { (self.themes, self.isAdaptive) = (themes, overrides.isAdaptive) }
    if let background = overrides.background { self.background = background }
    if let hiddenViews = overrides.hiddenViews { self.hiddenViews = hiddenViews }
    if let show = overrides.show { self.show = show }
  }
}
