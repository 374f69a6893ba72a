public import Diagnostics
import Figures
public import Staging

/// The result of rendering a figure: files, solved pictures, and errors and warnings.
public struct Rendering: Hashable, Sendable {
  /// The files, in the order of the figure's combinations; empty if the figure has errors.
  public var files: [RenderedFile] = []
  /// What there is to say: errors, for which no file is made, and warnings.
  public var diagnostics = Diagnostics()
  /// The solved pictures, one per combination. Themes, scales and formats give several files for one picture.
  public var pictures: [Picture] = []

  /// A rendering without solved pictures.
  public init(files: [RenderedFile] = [], diagnostics: Diagnostics = Diagnostics()) {
    self.files = files
    self.diagnostics = diagnostics
  }
}

/// One picture in one format.
public struct RenderedFile: Hashable, Sendable {
  /// The file's name with its extension: `form-landscape~dark@2x.png`.
  public var name: String
  /// The file's format.
  public var format: PictureFormat
  /// The whole file.
  public var bytes: [UInt8]
}
