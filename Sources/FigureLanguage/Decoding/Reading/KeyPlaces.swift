import Diagnostics

/// Where the keys of a mapping are, to find those that are given twice.
struct KeyPlaces {
  private var few: [Scalar] = []
  private var many: [String: SourceRange] = [:]

  /// Comparing this many keys is faster than hashing them, and most mappings have fewer.
  private static let most = 16

  /// Adds a key.
  ///
  /// - Returns: Where it is given first, and was added already.
  mutating func add(_ key: Scalar) -> SourceRange? {
    if let first = few.first(where: { $0.text == key.text }) { return first.range }
    guard few.count == Self.most else {
      few.append(key)
      return nil
    }
    if let first = many[key.text] { return first }
    many[key.text] = key.range
    return nil
  }
}
