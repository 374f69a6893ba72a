import Graphics

/// The width and the opacity that most lines have: the root sets them for all where that is shorter.
struct SVGCommonStroke {
  private var widths = Uses()
  private var opacities = Uses()

  /// How often each number is met, in units of the last decimal that is written.
  private typealias Uses = [Int: Int]
  private static let decimals = 3

  mutating func note(_ stroke: Stroke) {
    widths[SVGNumber.units(stroke.width, decimals: Self.decimals), default: 0] += 1
    opacities[SVGNumber.units(stroke.color.alpha, decimals: Self.decimals), default: 0] += 1
  }

  /// As an attribute's value; `nil` where every line that is not 1 wide says so itself.
  var width: String? { Self.common(widths, attribute: "stroke-width") }
  /// As an attribute's value; `nil` where every line that is not opaque says so itself.
  var opacity: String? { Self.common(opacities, attribute: "stroke-opacity") }

  /// The value that saves the most bytes if those that have the initial one, 1, must say so.
  private static func common(_ counts: Uses, attribute: String) -> String? {
    let uses = Dictionary(
      uniqueKeysWithValues: counts.map { (SVGNumber.string(units: $0.key, decimals: decimals), $0.value) })
    func cost(_ value: String) -> Int { attribute.utf8.count + value.utf8.count + 4 }
    let candidates = uses.filter { $0.key != "1" }.map { value, count in
      (value: value, saving: (count - 1) * cost(value) - uses["1", default: 0] * cost("1"))
    }
    // Of two that save the same the smaller text, so that the order of a dictionary does not matter.
    let best = candidates.max { ($0.saving, $1.value) < ($1.saving, $0.value) }
    return best.flatMap { $0.saving > 0 ? $0.value : nil }
  }
}
