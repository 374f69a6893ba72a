import Foundation
import ImageComparison
import PNGCoding
import Pixels
import Testing

/// An SVG with outlined text looks in any viewer as Cairo draws the same figure, up to anti-aliasing.
///
/// How far rasterisers may be apart follows from their grids. An edge that is reckoned on `n` rows a pixel is off by up
/// to 1/2n of a pixel, by 1/4n in the mean. Cairo has 15 rows, and librsvg draws with Cairo; Skia, which draws for
/// Chromium, has 4 for the shapes that it does not reckon exactly.
@Suite struct AgreementTests {
  @Test(.enabled(if: Program.rsvg != nil, "librsvg2-bin is not installed"))
  func librsvgDrawsWhatCairoDraws() throws {
    let rsvg = try #require(Program.rsvg)
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    var agreement = Agreement(viewer: "librsvg", allowedShareOfContrast: 1 / 60 + 1 / 60)
    for drawing in try Drawing.all() {
      let vector = try folder.write(drawing.svg, as: "\(drawing.name).svg")
      let picture = folder.url.appendingPathComponent("\(drawing.name).png")
      try rsvg.run(["--zoom", "\(Drawing.scale)", "-o", picture.path, vector.path])
      try agreement.compare(decodePNG([UInt8](Data(contentsOf: picture))), to: drawing)
    }
    print(agreement.summary)
  }

  @Test(.enabled(if: Program.chromium != nil, "chromium is not installed"))
  func chromiumDrawsWhatCairoDraws() throws {
    let browser = try Browser(#require(Program.chromium), scale: Drawing.scale)
    let drawings = try Drawing.all()
    var agreement = Agreement(viewer: "Chromium", allowedShareOfContrast: 1 / 60 + 1 / 16)
    let pictures = try drawings.map { BrowserPicture(svg: $0.svg, size: try $0.size) }
    try browser.draw(pictures) { number, pixels in try agreement.compare(pixels, to: drawings[number]) }
    print(agreement.summary)
  }
}

/// What came of comparing a viewer's pictures with Cairo's.
struct Agreement {
  let viewer: String
  /// In the mean over all edges of a picture.
  let allowedShareOfContrast: Double
  private var results: [(name: String, difference: DrawingDifference)] = []

  init(viewer: String, allowedShareOfContrast: Double) {
    self.viewer = viewer
    self.allowedShareOfContrast = allowedShareOfContrast
  }

  mutating func compare(_ picture: PixelBuffer, to drawing: Drawing) throws {
    let reference = try drawing.pixels
    guard picture.size == reference.size else {
      Issue.record("\(drawing.name): \(viewer) draws \(picture.size), Cairo \(reference.size) pixels")
      return
    }
    let difference = DrawingDifference(picture, reference)
    results.append((drawing.name, difference))
    let place = difference.worst.map { "at (\($0.x), \($0.y)) by \($0.difference) of 255" } ?? ""
    #expect(difference.unexplained == 0, "\(drawing.name) in \(viewer): unlike Cairo's \(place)")
    #expect(difference.shareOfContrast <= allowedShareOfContrast, "\(drawing.name) in \(viewer)")
  }

  /// The worst figure by each measure.
  var summary: String {
    func worst(_ measure: (DrawingDifference) -> Double) -> (value: Double, name: String) {
      results.map { (measure($0.difference), $0.name) }.max { $0.0 < $1.0 } ?? (0, "none")
    }
    let mean = worst(\.mean)
    let share = worst(\.shareOfContrast)
    let off = worst(\.shareOffEdges)
    return """
      \(viewer) and Cairo, \(results.count) pictures: mean difference at most \(mean.value.text) of 255 (\(mean.name)), at \
      edges \((share.value * 100).text) % of the contrast (\(share.name)), clearly different pixels off edges \
      \((off.value * 100).text) %\(off.value > 0 ? " (\(off.name))" : "")
      """
  }
}

extension Double {
  fileprivate var text: String { String(format: "%.3f", self) }
}
