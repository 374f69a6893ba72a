public import Diagnostics
import Figures
public import Staging

/// The files that a figure became, and what there is to say about it.
public struct Rendering: Hashable, Sendable {
  /// In the order of the figure's combinations; empty when the figure has errors.
  public var files: [RenderedFile] = []
  public var diagnostics = Diagnostics()
  /// What was solved and drawn, a picture a combination; themes, scales and formats make several files of one.
  public var pictures: [Picture] = []

  public init(files: [RenderedFile] = [], diagnostics: Diagnostics = Diagnostics()) {
    self.files = files
    self.diagnostics = diagnostics
  }
}

/// One picture in one format.
public struct RenderedFile: Hashable, Sendable {
  /// With its extension: `form-landscape~dark@2x.png`.
  public var name: String
  public var format: PictureFormat
  public var bytes: [UInt8]
}
