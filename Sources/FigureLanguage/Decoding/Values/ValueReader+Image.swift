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
    do {
      let calls = try FunctionCall.all(in: scalar)
      guard calls.count == 1, let call = calls.first, call.name.text == "placeholder" else {
        return reporter.refuse(
          ValueMistake.notOne(key: key, takes: "one PNG file or placeholder(w, h)"), at: scalar.range)
      }
      return numbers(of: call, form: "placeholder(w, h)", count: 2...2, in: 0...FigureLimits.magnitude)
        .map { .placeholder(Size($0[0], $0[1])) }
    } catch let mistake {
      reporter.report(mistake, in: scalar)
      return nil
    }
  }
}
