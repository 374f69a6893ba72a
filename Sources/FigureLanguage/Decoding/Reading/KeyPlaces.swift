import Diagnostics

/// Where the keys of a mapping are, to find those that are given twice.
struct KeyPlaces {
  /// Keys whose entry is not kept.
  private var dropped: [Scalar] = []
  /// Those of the first entries of a long mapping.
  private var many: [String: SourceRange] = [:]

  /// Comparing this many keys is faster than hashing them, and most mappings have fewer.
  private static let few = 16

  /// Where a key is given before.
  ///
  /// - Parameter entries: What is kept of the mapping so far.
  mutating func first(of key: Scalar, in entries: [Node.Entry]) -> SourceRange? {
    // 1. Long mappings are hashed, all but their end.
    while entries.count - many.count >= 2 * Self.few { note(entries[many.count..<many.count + Self.few]) }
    if !many.isEmpty, let first = many[key.text] { return first }
    // 2. The rest is compared.
    for index in many.count..<entries.count where entries[index].key.text == key.text {
      return entries[index].key.range
    }
    return dropped.first { $0.text == key.text }?.range
  }

  /// Notes a key whose entry is not kept.
  mutating func drop(_ key: Scalar) { dropped.append(key) }

  private mutating func note(_ entries: ArraySlice<Node.Entry>) {
    for entry in entries { many[entry.key.text] = entry.key.range }
  }
}
