import Geometry
import Staging

extension SolvedConstraint {
  /// The equation as books print it, without its priority.
  ///
  ///     // - video.width == 16/9 * video.height @ 750
  ///     constraint.printedEquation   // "video.width = 16/9 × video.height"
  var printedEquation: String {
    let words = (writtenEquation ?? text).prefix { $0 != "@" }
    let signs = [("==", "="), ("<=", "≤"), (">=", "≥"), (" * ", " × "), ("*", " × "), (" - ", " − ")]
    return signs.reduce(String(words)) { $0.replacing($1.0, with: $1.1) }
      .split(separator: " ").joined(separator: " ")
  }
}
