import Geometry
package import Staging

extension Picture {
  /// A heading of the combination: `iPhone 5, portrait`, and what else of it is not as usual.
  package var heading: String {
    let size = "\(variant.size.width.decimalText()) × \(variant.size.height.decimalText())"
    let words = [variant.device?.name ?? size] + variant.words(for: variant.notableProperties)
    return words.joined(separator: ", ")
  }
}
