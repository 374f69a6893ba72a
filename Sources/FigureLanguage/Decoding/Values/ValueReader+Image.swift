import Diagnostics
import Figures
import Files
import Geometry
import Graphics
import PNGCoding
import Pixels
import ViewLayout

extension ValueReader {
  /// A PNG file beside the document, or `placeholder(w, h)`.
  func image(_ node: Node, _ key: String) -> ImageSource? {
    guard let scalar = scalar(node, key, takes: "a PNG file or placeholder(w, h)") else { return nil }
    guard scalar.text.hasPrefix("placeholder") && scalar.text.contains("(") else {
      return images.image(named: scalar).map(ImageSource.file)
    }
    return call(of: "placeholder", in: scalar, key, takes: "one PNG file or placeholder(w, h)")
      .flatMap { numbers(of: $0, form: "placeholder(w, h)", count: 2...2, in: 0...FigureLimits.magnitude) }
      .map { .placeholder(Size($0[0], $0[1])) }
  }
}
