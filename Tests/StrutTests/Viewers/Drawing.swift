import Foundation
import ImageComparison
import PNGCoding
import Pixels
import Strut
import TestSupport
import Testing

/// One picture of a sample, as SVG with outlined text and as Cairo drew it.
struct Drawing {
  var name: String
  var svg: [UInt8]
  private var png: [UInt8]

  /// Pixels a point: what documents have that name no scale, on whose grid an SVG's lines lie.
  static let scale = 2

  /// All pictures of all samples.
  static func all() throws -> [Drawing] { try drawn.get() }

  private static let drawn = Result { try Samples.names.flatMap(drawings(of:)) }

  /// Decoded anew each time: all at once are half a gigabyte.
  var pixels: PixelBuffer { get throws { try decodePNG(png) } }

  var size: PictureSize {
    get throws {
      let header = try PNGHeader(png)
      return PictureSize(width: header.width, height: header.height)
    }
  }

  private static func drawings(of name: String) throws -> [Drawing] {
    var options = RenderOptions(formats: [.png, .svg], text: .outlines)
    options.overrides.scales = [Double(scale)]
    let rendering = render(try Samples.source(name), name: name, imagesIn: Samples.folder.path, options: options)
    let vectors = rendering.files.filter { $0.format == .svg }
    let pictures = rendering.files.filter { $0.format == .png }
    try #require(vectors.count == pictures.count && !vectors.isEmpty, "\(name): \(rendering.diagnostics.inLineOrder)")
    return zip(vectors, pictures).map { vector, picture in
      Drawing(
        name: URL(fileURLWithPath: vector.name).deletingPathExtension().lastPathComponent, svg: vector.bytes,
        png: picture.bytes)
    }
  }
}
