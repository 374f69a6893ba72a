/// A stretch of a deflate stream with codes of its own (RFC 1951, section 3.2.7): literal bytes, and matches, which are
/// copies of what was written before.
///
/// It counts how often each symbol comes while it is filled, and is written as a whole.
struct DeflateBlock: ~Copyable {
  /// A literal byte; or, with the highest bit set, a match: its length less 3, and its distance less 1 in 15 bits.
  private let tokens: UnsafeMutablePointer<UInt32>
  private(set) var count = 0
  private let literals: UnsafeMutablePointer<UInt32>
  private let distances: UnsafeMutablePointer<UInt32>

  /// Of how many tokens a block is at most. Fewer a block would fit their codes better to them, but a code takes space.
  private static let capacity = 1 << 14
  private static let matchBit: UInt32 = 1 << 31
  private static let literalCount = 286
  private static let distanceCount = 30
  private static let endOfBlock = 256
  static let longestMatch = 258
  static let farthestMatch = 1 << 15

  init() {
    tokens = .allocate(capacity: Self.capacity)
    literals = .allocate(capacity: Self.literalCount)
    distances = .allocate(capacity: Self.distanceCount)
    removeAll()
  }

  deinit {
    tokens.deallocate()
    literals.deallocate()
    distances.deallocate()
  }

  mutating func removeAll() {
    count = 0
    literals.update(repeating: 0, count: Self.literalCount)
    distances.update(repeating: 0, count: Self.distanceCount)
  }

  /// Whether there is no room for another literal or match.
  var isFull: Bool { count >= Self.capacity }

  @inline(__always) mutating func append(literal byte: UInt8) {
    tokens[count] = UInt32(byte)
    count &+= 1
    literals[Int(byte)] &+= 1
  }

  /// - Parameters:
  ///   - length: From 3 to `longestMatch`.
  ///   - distance: From 1 to `farthestMatch`.
  @inline(__always) mutating func append(matchOf length: Int, distance: Int) {
    tokens[count] =
      Self.matchBit | UInt32(truncatingIfNeeded: (length &- 3) &<< 15 | (distance &- 1))
    count &+= 1
    literals[257 &+ Self.lengthSymbol(length &- 3)] &+= 1
    distances[Self.distanceSymbol(distance &- 1)] &+= 1
  }

  // MARK: Symbols

  /// The symbol of a length less 3, counted from that of the length 3: four of each number of further bits.
  @inline(__always) private static func lengthSymbol(_ length: Int) -> Int {
    if length < 8 { return length }
    // The longest length has a symbol of its own.
    if length == longestMatch - 3 { return 28 }
    let bits = 61 &- length.leadingZeroBitCount
    return 4 &* bits &+ length &>> bits
  }

  /// How many bits follow the symbol of a length, counted from that of the length 3.
  private static func lengthBits(_ symbol: Int) -> Int { symbol < 8 || symbol == 28 ? 0 : symbol / 4 - 1 }

  /// The symbol of a distance less 1: two of each number of further bits.
  @inline(__always) private static func distanceSymbol(_ distance: Int) -> Int {
    if distance < 4 { return distance }
    let bits = 62 &- distance.leadingZeroBitCount
    return 2 &* bits &+ distance &>> bits
  }

  // MARK: Writing

  /// Writes the block, and empties it.
  mutating func write(to writer: inout BitWriter, isLast: Bool) {
    literals[Self.endOfBlock] = 1
    let literalCode = PrefixCode(
      frequencies: Array(UnsafeBufferPointer(start: literals, count: Self.literalCount)), longest: 15)
    let distanceCode = PrefixCode(
      frequencies: Array(UnsafeBufferPointer(start: distances, count: Self.distanceCount)), longest: 15)
    // A token has 48 bits at most, and a header less than 300 bytes.
    writer.reserve(count * 6 + 512)
    writer.write(isLast ? 1 : 0, count: 1)
    writer.write(2, count: 2)
    Self.writeHeader(literalCode.lengths, distanceCode.lengths, to: &writer)
    writeTokens(literalCode, distanceCode, to: &writer)
    removeAll()
  }

  private func writeTokens(_ literalCode: PrefixCode, _ distanceCode: PrefixCode, to writer: inout BitWriter) {
    // What is written of each literal byte, and then of each length, in one number: the bits, and in the highest byte
    // how many there are.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 512) { words in
      for byte in 0..<256 {
        words[byte] = UInt32(literalCode.words[byte]) | UInt32(literalCode.lengths[byte]) << 24
      }
      for length in 0..<256 {
        let symbol = Self.lengthSymbol(length)
        let (bits, size) = (Self.lengthBits(symbol), UInt32(literalCode.lengths[257 + symbol]))
        let word = UInt32(literalCode.words[257 + symbol]) | UInt32(length & (1 << bits - 1)) << size
        words[256 + length] = word | (size + UInt32(bits)) << 24
      }
      distanceCode.words.withUnsafeBufferPointer { distanceWords in
        distanceCode.lengths.withUnsafeBufferPointer { distanceLengths in
          for index in 0..<count {
            let token = tokens[index]
            guard token & Self.matchBit != 0 else {
              let word = words[Int(token)]
              writer.write(UInt64(word & 0xFF_FFFF), count: UInt64(word &>> 24))
              continue
            }
            let word = words[256 &+ Int((token &>> 15) & 0xFF)]
            let distance = Int(token & 0x7FFF)
            let symbol = Self.distanceSymbol(distance)
            let bits = symbol < 4 ? 0 : symbol &>> 1 &- 1
            let rest = UInt64(distance & (1 &<< bits &- 1))
            let size = UInt64(distanceLengths[symbol])
            let lengthSize = UInt64(word &>> 24)
            writer.write(
              UInt64(word & 0xFF_FFFF) | (UInt64(distanceWords[symbol]) | rest &<< size) &<< lengthSize,
              count: lengthSize &+ size &+ UInt64(bits))
          }
        }
      }
    }
    writer.write(UInt64(literalCode.words[Self.endOfBlock]), count: UInt64(literalCode.lengths[Self.endOfBlock]))
  }

  /// Writes the lengths of both codes' words, which tell the words.
  private static func writeHeader(_ literals: [UInt8], _ distances: [UInt8], to writer: inout BitWriter) {
    let literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    let lengths = RunLengths(Array(literals[..<literalCount] + distances[..<distanceCount]))
    let code = PrefixCode(frequencies: lengths.frequencies, longest: 7)
    let sizes = RunLengths.order.map { code.lengths[$0] }
    let sizeCount = max(4, (sizes.lastIndex { $0 > 0 } ?? 0) + 1)
    writer.write(UInt64(literalCount - 257), count: 5)
    writer.write(UInt64(distanceCount - 1), count: 5)
    writer.write(UInt64(sizeCount - 4), count: 4)
    for size in sizes[..<sizeCount] { writer.write(UInt64(size), count: 3) }
    for (symbol, rest, bits) in lengths.symbols {
      writer.write(UInt64(code.words[symbol]), count: UInt64(code.lengths[symbol]))
      writer.write(UInt64(rest), count: UInt64(bits))
    }
  }
}

/// The lengths of words as symbols, of which some stand for several equal ones (RFC 1951, section 3.2.7).
private struct RunLengths {
  /// A symbol, and bits that follow it.
  private(set) var symbols: [(symbol: Int, rest: Int, bits: Int)] = []
  /// How often each symbol comes.
  private(set) var frequencies = [UInt32](repeating: 0, count: 19)

  /// The order in which the sizes of the symbols' words are written.
  static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(_ lengths: [UInt8]) {
    var start = 0
    while start < lengths.count {
      let length = lengths[start]
      var end = start + 1
      while end < lengths.count, lengths[end] == length { end += 1 }
      append(Int(length), times: end - start)
      start = end
    }
    // A code has two words at least, or readers take it for damaged.
    while frequencies.count(where: { $0 > 0 }) < 2, let unused = frequencies.firstIndex(of: 0) {
      frequencies[unused] = 1
    }
  }

  private mutating func append(_ length: Int, times: Int) {
    var left = times
    if length > 0 {
      append(symbol: length)
      left -= 1
    }
    while left >= 3 {
      if length > 0 {
        let count = min(left, 6)
        append(symbol: 16, count - 3, bits: 2)
        left -= count
      } else {
        let count = min(left, 138)
        if count > 10 { append(symbol: 18, count - 11, bits: 7) } else { append(symbol: 17, count - 3, bits: 3) }
        left -= count
      }
    }
    for _ in 0..<left { append(symbol: length) }
  }

  private mutating func append(symbol: Int, _ rest: Int = 0, bits: Int = 0) {
    symbols.append((symbol, rest, bits))
    frequencies[symbol] += 1
  }
}
