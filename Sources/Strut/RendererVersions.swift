import CairoRendering
import PNGCoding
import PangoText

/// The version of this library and of the command.
public let strutVersion = "0.1.0"

/// A library or font file that influences the pictures.
public struct RendererVersion: Hashable, Sendable {
  /// `cairo`, or the name of a font file.
  public var name: String
  /// As the library or the file states it.
  public var version: String

  /// A version of something.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

/// The versions of everything that influences the pictures, in a fixed order: Strut, the drawing and shaping
/// libraries, the font files.
///
///     rendererVersions()[1]   // cairo 1.16.0
public func rendererVersions() -> [RendererVersion] {
  ([("strut", strutVersion)] + drawingVersions() + codingVersions() + textVersions()).map(RendererVersion.init)
}

/// The paths of the font files that pictures are drawn with, in a fixed order.
package func fontPaths() -> [String] { fontFiles().map(\.path) }
