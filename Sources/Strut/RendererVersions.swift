import CairoRendering
import PNGCoding
import PangoText

/// The version of this library and of the command.
public let strutVersion = "0.1.0"

/// A library or a font file that has a part in how pictures look.
public struct RendererVersion: Hashable, Sendable {
  public var name: String
  public var version: String

  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

/// All that has a part in how pictures look, in a fixed order: Strut, the libraries that draw and shape, the font files.
///
///     rendererVersions()[1]   // cairo 1.16.0
public func rendererVersions() -> [RendererVersion] {
  ([("strut", strutVersion)] + drawingVersions() + codingVersions() + textVersions()).map(RendererVersion.init)
}
