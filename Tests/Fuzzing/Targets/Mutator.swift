/// Changes inputs at random, the same way in every run from one seed.
///
///     var mutator = Mutator(seed: 1, words: ["views", "=="])
///     mutator.changed(seeds[0], among: seeds)
public struct Mutator {
  private var state: UInt64
  private let words: [[UInt8]]

  /// - Parameter words: Pieces of the language that chance would not find.
  public init(seed: UInt64, words: [[UInt8]]) {
    state = seed
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
  public mutating func number(below bound: Int) -> Int {
    // SplitMix64
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
