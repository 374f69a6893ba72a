/// A file format of pictures.
///
/// To add a format, add a case with its traits here, a renderer, and the line in `Renderers` that creates it.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// PNG and APNG, a PNG that plays, have pixels; SVG and PDF have lengths in points.
  case png, svg, pdf, apng

  /// The extension of its files, without the dot.
  public var fileExtension: String { traits.fileExtension }

  /// Whether the format has pixels, so that each of a figure's scales gets its own file. Other formats use points.
  public var isDrawnPerScale: Bool { traits.isDrawnPerScale }

  /// Whether a file can contain an animation.
  public var holdsSequences: Bool { traits.holdsSequences }

  /// Whether files are to contain an animation where something moves: an APNG is there for that, an SVG on request.
  func plays(_ playing: RenderOptions.Playing) -> Bool {
    holdsSequences && (self == .apng || playing.animatesSVG)
  }

  /// Whether a file can look different for readers in light and in dark mode.
  public var followsReader: Bool { traits.followsReader }

  private struct Traits {
    var fileExtension: String
    var isDrawnPerScale = false
    var holdsSequences = false
    var followsReader = false
  }

  private var traits: Traits {
    switch self {
    case .png: Traits(fileExtension: "png", isDrawnPerScale: true)
    case .svg: Traits(fileExtension: "svg", holdsSequences: true, followsReader: true)
    case .pdf: Traits(fileExtension: "pdf")
    case .apng: Traits(fileExtension: "apng", isDrawnPerScale: true, holdsSequences: true)
    }
  }
}
