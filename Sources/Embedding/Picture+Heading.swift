import Geometry
package import Staging

extension Picture {
  /// A heading of the combination: `iPhone 5, portrait`, and what else of it is not as usual.
  package var heading: String {
    let words = [variant.device?.name ?? variant.size.decimalText] + variant.words(for: variant.notableProperties)
    return words.joined(separator: ", ")
  }
}
