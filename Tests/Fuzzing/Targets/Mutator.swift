import TestSupport

/// Changes inputs at random, the same way in every run from one seed.
///
///     var mutator = Mutator(seed: 1, words: ["views", "=="])
///     mutator.changed(seeds[0], among: seeds)
public struct Mutator {
  private var generator: SeededGenerator
  private let words: [[UInt8]]

  /// - Parameter words: Pieces of the language that chance would not find.
  public init(seed: Int, words: [[UInt8]]) {
    generator = SeededGenerator(seed: seed)
    self.words = words
  }

  /// An input with one to eight changes.
  ///
  /// - Parameter others: What pieces are copied from.
  public mutating func changed(_ input: [UInt8], among others: [[UInt8]]) -> [UInt8] {
    var bytes = input
    for _ in 0...number(below: 8) {
      let place = number(below: bytes.count + 1)
      switch number(below: 6) {
      case 0 where !words.isEmpty: bytes.insert(contentsOf: words[number(below: words.count)], at: place)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + number(below: 16)))
      case 2: bytes.insert(contentsOf: piece(of: bytes), at: place)
      case 3 where !others.isEmpty: bytes.insert(contentsOf: piece(of: others[number(below: others.count)]), at: place)
      case 4: bytes.insert(UInt8(number(below: 256)), at: place)
      default: if place < bytes.count { bytes[place] ^= 1 << number(below: 8) }
      }
    }
    return bytes
  }

  private mutating func piece(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    let start = number(below: bytes.count + 1)
    return bytes[start..<min(bytes.count, start + number(below: 64))]
  }

  /// A number from 0 to one less than the bound, which is positive.
  public mutating func number(below bound: Int) -> Int { .random(in: 0..<bound, using: &generator) }
}
