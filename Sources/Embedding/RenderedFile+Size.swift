package import Geometry
import PNGCoding
package import Strut

extension RenderedFile {
  /// The size in points, as an SVG's root says it, or as a PNG's header and name do: `form@2x.png`.
  package var size: Size? {
    if format == .png {
      return (try? PNGHeader(bytes)).map { Size(Double($0.width) / scale, Double($0.height) / scale) }
    }
    let root = String(decoding: bytes.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    let sides = root.matches(of: /\s(?:width|height)="([0-9.]+)"/).compactMap { Double($0.output.1) }
    return sides.count == 2 ? Size(sides[0], sides[1]) : nil
  }

  /// Pixels per point.
  package var scale: Double { name.firstMatch(of: /@([0-9.]+)x\.png$/).flatMap { Double($0.output.1) } ?? 1 }

  /// Whether it is the picture of a dark page.
  package var isDark: Bool { name.contains(/~dark(@[0-9.]+x)?\.[a-z]+$/) }

  /// The width in points at which the picture is shown; `nil` for an SVG that is shown at its own.
  ///
  /// - Parameter largest: Of the longer side, in points.
  package func shownWidth(fitting largest: Double?) -> String? {
    // An SVG's size is looked for only where it counts.
    guard format == .png || largest != nil, let size else { return nil }
    let factor = min(1, (largest ?? .infinity) / max(size.width, size.height))
    guard format == .png || factor < 1 else { return nil }
    return (size.width * factor).rounded().decimalText()
  }
}
