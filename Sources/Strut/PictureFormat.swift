/// A kind of file that a picture is written to.
///
/// A further one is a case with its traits here, a renderer, and the line in `Renderers` that names it.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png, svg, pdf

  /// What the names of its files end with, without the point.
  public var fileExtension: String { traits.fileExtension }

  /// Whether it has pixels, so that each of a figure's scales is a file of its own. In the others lengths are points.
  public var isDrawnPerScale: Bool { traits.isDrawnPerScale }

  /// Whether one file can show several pictures, one after another.
  public var holdsSequences: Bool { traits.holdsSequences }

  private struct Traits {
    var fileExtension: String
    var isDrawnPerScale = false
    var holdsSequences = false
  }

  private var traits: Traits {
    switch self {
    case .png: Traits(fileExtension: "png", isDrawnPerScale: true)
    case .svg: Traits(fileExtension: "svg")
    case .pdf: Traits(fileExtension: "pdf")
    }
  }
}
