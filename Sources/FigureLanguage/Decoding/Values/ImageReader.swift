import Diagnostics
import Figures
import Files
import Geometry
import Graphics
import PNGCoding
import Pixels
import ViewLayout

/// Reads the images that a document names, each once.
final class ImageReader {
  private let reporter: MistakeReporter
  private let resources: (any FigureResources)?
  /// What was read, by its path; `nil` for what could not be.
  private var images: [String: Image?] = [:]
  private var bytes = 0
  private var pixels = 0

  init(_ resources: (any FigureResources)?, reporter: MistakeReporter) {
    self.resources = resources
    self.reporter = reporter
  }

  /// Reads a PNG file's bytes and what its header says; each file is read once.
  func image(named written: Scalar) -> Image? {
    // In an included file, a path is relative to that file.
    var path = written
    if written.range.file != nil, let place = written.pathInFolder { path.text = place }
    if let known = images[path.text] {
      // The mistake was reported where the file was named first; here it is reported again, by its own place.
      if known == nil { reporter.error(.unusableImage(path.text), at: path.range) }
      return known
    }
    let image = readImage(path)
    images[path.text] = .some(image)
    return image
  }

  private func readImage(_ path: Scalar) -> Image? {
    guard let resources else { return reporter.refuse(.imageWithoutFolder(path.text), at: path.range) }
    do throws(ResourceError) {
      let bytes = try resources.image(named: path.text)
      let pixels = try pixels(of: bytes)
      return Image(
        png: bytes, pixelWidth: pixels.width, pixelHeight: pixels.height, scale: Self.scale(ofFile: path.text),
        pixels: pixels)
    } catch let failure {
      return reporter.refuse(
        .unreadableImage(path.text, reason: failure.reason, meant: failure.meant), at: path.range)
    }
  }

  /// An image's pixels. They are decoded here, because here a mistake has a place in the document.
  private func pixels(of file: [UInt8]) throws(ResourceError) -> PixelBuffer {
    // 1. Its header, and what it adds to the document's images.
    let header = try reading { () throws(PNGError) -> PNGHeader in
      try PNGHeader(file, largestPixelCount: reporter.limits[.imagePixels])
    }
    bytes += file.count
    pixels += header.width * header.height
    let sums: [(DocumentLimit, Int)] = [(.allImageBytes, bytes), (.allImagePixels, pixels)]
    for (limit, sum) in sums where sum > reporter.limits[limit] {
      throw ResourceError("is one image too many: \(limit.sentence(limit: reporter.limits[limit]))")
    }
    // 2. Its pixels.
    return try reading { () throws(PNGError) -> PixelBuffer in
      try decodePNG(file, largestPixelCount: reporter.limits[.imagePixels])
    }
  }

  private func reading<Value>(_ read: () throws(PNGError) -> Value) throws(ResourceError) -> Value {
    do throws(PNGError) {
      return try read()
    } catch {
      throw ResourceError(error.description)
    }
  }

  /// Pixels a point, by the end of a file's name: `icon@2x.png`.
  private static func scale(ofFile path: String) -> Double {
    let name = path.lowercased().dropLast(4)
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }
}
