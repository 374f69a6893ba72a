public import Figures
public import ViewLayout

/// What is written, and what of a document is overruled.
///
///     var options = RenderOptions(formats: [.svg])
///     options.overrides.themes = [.dark]
public struct RenderOptions: Hashable, Sendable {
  public var formats: [PictureFormat]
  /// How text is drawn.
  public var text: TextForm
  public var overrides: FigureOverrides
  /// The folder of an asset catalogue, or of PNG files, with the images and colours that storyboards and xibs name; `nil`
  /// for what stands beside the document.
  public var assets: String?
  /// Whether constraints that cannot be satisfied are errors.
  public var isStrict = false

  public enum TextForm: String, Hashable, Sendable, CaseIterable {
    /// As text where a format has it: readers can select it, and an SVG takes the reader's fonts.
    case live
    /// An SVG's as outlines, which look the same everywhere; in the other formats as `live`.
    case outlines
    /// As bars, in every format: for pictures that are compared on machines whose fonts differ. Geometry is the same.
    case boxes
  }

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
  public var devices: [Device]?
  public var orientations: [Orientation]?
  public var directions: [LayoutDirection]?
  public var scales: [Double]?
  public var themes: [ThemeName]?
  public var background: Background?
  public var show: AnnotationSet?

  public init() {}
}

extension Figure {
  /// The figure with what the overrides name in place of its own.
  public func applying(_ overrides: FigureOverrides) -> Figure {
    var figure = self
    if let devices = overrides.devices {
      figure.devices = devices
      figure.size = nil
    }
    figure.orientations = overrides.orientations ?? orientations
    figure.directions = overrides.directions ?? directions
    figure.scales = overrides.scales ?? scales
    figure.themes = overrides.themes ?? themes
    figure.background = overrides.background ?? background
    figure.show = overrides.show ?? show
    return figure
  }
}
