import Figures
import ViewLayout

extension ValueReader {
  /// Points, or `system`.
  func spacing(_ node: Node, _ key: String) -> Double? {
    if node.scalar?.text == SpacingWord.system.rawValue { return View.spacingUseSystem }
    if let scalar = node.scalar, !scalar.isMissing, case .none = arithmetic(scalar) {
      let remedy = numberRemedy(for: scalar.text)
      return reporter.refuse(.noSpacing(key: key, text: scalar.text, remedy: remedy), at: scalar.range)
    }
    return number(node, key)
  }

  /// `{heading: 24, rule: system}`; whether there are such views is not looked up.
  func spacings(_ node: Node, _ key: String) -> [String: Double]? {
    guard let entries = node.mapping else {
      mismatch(node, key, takes: "a mapping of views to points, {view: points}")
      return nil
    }
    var spacings: [String: Double] = [:]
    for entry in entries where !reportMissing(entry) {
      guard let points = spacing(entry.value, entry.key.text) else { return nil }
      spacings[entry.key.text] = points
    }
    return spacings
  }
}
