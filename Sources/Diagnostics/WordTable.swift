/// The places of a few words in their list.
///
///     WordTable(["width", "height"]).index(of: "height")   // 1
///
/// A word is looked for among those of its length that begin and end alike, of which there is seldom more than one. That
/// takes a fraction of hashing it, and each key and each attribute of a document is such a word.
package struct WordTable: Sendable {
  private let words: [String]
  /// For each slot, the index of its first word; -1 for none.
  private var heads: [Int]
  /// For each word, the index of the next one of its slot; -1 for none.
  private var next: [Int]

  /// - Parameter words: Each at most once.
  package init(_ words: [String]) {
    self.words = words
    var slotCount = 16
    while slotCount < 4 * words.count { slotCount *= 2 }
    heads = Array(repeating: -1, count: slotCount)
    next = Array(repeating: -1, count: words.count)
    for (index, word) in words.enumerated() {
      let slot = Self.slot(of: word, among: slotCount)
      (next[index], heads[slot]) = (heads[slot], index)
    }
  }

  /// The index of a word in the list; `nil` if it is none of them.
  package func index(of word: String) -> Int? {
    var index = heads[Self.slot(of: word, among: heads.count)]
    while index >= 0, words[index] != word { index = next[index] }
    return index < 0 ? nil : index
  }

  package func contains(_ word: String) -> Bool { index(of: word) != nil }

  /// - Parameter count: A power of two.
  private static func slot(of word: String, among count: Int) -> Int {
    var word = word
    let number = word.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return 0 }
      return bytes.count &* 37 &+ Int(first) &* 11 &+ Int(last) &* 3 &+ Int(bytes[bytes.count / 2])
    }
    return number & (count - 1)
  }
}
