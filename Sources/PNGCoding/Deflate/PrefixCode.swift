/// A code of deflate: a word of bits for each symbol that is used, the shorter the more often it is (RFC 1951, section
/// 3.2.2).
struct PrefixCode {
  /// The bits of each symbol's word; 0 for a symbol that is not used.
  private(set) var lengths: [UInt8]
  /// Each symbol's word, as it is written: its first bit is the lowest.
  private(set) var words: [UInt16]

  /// The best code for symbols that are so frequent, whose words have at most `longest` bits.
  ///
  /// Of two symbols that are equally frequent the one with the smaller number has the longer word, so that the same
  /// frequencies always give the same code.
  init(frequencies: [UInt32], longest: Int) {
    lengths = Self.lengths(frequencies, longest: longest)
    words = Self.words(lengths, longest: longest)
  }

  private static func lengths(_ frequencies: [UInt32], longest: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    // 1. The symbols that are used, the rarest first.
    var keys: [UInt64] = []
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      keys.append(UInt64(frequency) << 16 | UInt64(symbol))
    }
    keys.sort()
    guard keys.count > 1 else {
      // A word has a bit at least.
      if let only = keys.first { lengths[Int(only & 0xFFFF)] = 1 }
      return lengths
    }
    // 2. How many words have how many bits.
    var counts = limited(countsOfLengths(keys.map { Int($0 >> 16) }), longest: longest)
    // 3. The rarest have the longest.
    var length = longest
    for key in keys {
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      lengths[Int(key & 0xFFFF)] = UInt8(length)
    }
    return lengths
  }

  /// How many words have so many bits in Huffman's code, by their number of bits.
  ///
  /// - Parameter weights: At least two, the smallest first.
  private static func countsOfLengths(_ weights: [Int]) -> [Int] {
    let count = weights.count
    // A. Moffat, J. Katajainen: In-Place Calculation of Minimum-Redundancy Codes (1995). First the weights of the inner
    // nodes, each replaced by its parent once it has one.
    var nodes = weights
    var (leaf, root) = (0, 0)
    for next in 0..<(count - 1) {
      var weight = 0
      for _ in 0..<2 {
        if leaf >= count || (root < next && nodes[root] < weights[leaf]) {
          weight += nodes[root]
          nodes[root] = next
          root += 1
        } else {
          weight += weights[leaf]
          leaf += 1
        }
      }
      nodes[next] = weight
    }
    // Then their depths, from the root down.
    nodes[count - 2] = 0
    for node in stride(from: count - 3, through: 0, by: -1) { nodes[node] = nodes[nodes[node]] + 1 }
    // Then what of each depth is no inner node.
    var counts: [Int] = []
    var (available, depth, inner) = (1, 0, count - 2)
    while available > 0 {
      var used = 0
      while inner >= 0, nodes[inner] == depth {
        used += 1
        inner -= 1
      }
      counts.append(available - used)
      available = 2 * used
      depth += 1
    }
    return counts
  }

  /// The same number of words, none longer than `longest`: each that is cut takes its bits from the longest that are
  /// shorter.
  private static func limited(_ counts: [Int], longest: Int) -> [Int] {
    var limited = Array(counts.prefix(longest + 1))
    limited += Array(repeating: 0, count: longest + 1 - limited.count)
    limited[longest] += counts.dropFirst(longest + 1).reduce(0, +)
    // Of all words of that many bits, those that begin with a word.
    var taken = (1...longest).reduce(0) { $0 + limited[$1] << (longest - $1) }
    while taken > 1 << longest {
      limited[longest] -= 1
      if let shorter = (1..<longest).last(where: { limited[$0] > 0 }) {
        limited[shorter] -= 1
        limited[shorter + 1] += 2
      }
      taken -= 1
    }
    return limited
  }

  /// Words of one length are consecutive numbers in the order of their symbols.
  private static func words(_ lengths: [UInt8], longest: Int) -> [UInt16] {
    var next = [UInt16](repeating: 0, count: longest + 2)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1...longest { next[length + 1] = (next[length] + next[length + 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return next[Int(length)].bitsReversed >> (16 - UInt16(length))
    }
  }
}

extension UInt16 {
  fileprivate var bitsReversed: UInt16 {
    var bits = byteSwapped
    bits = (bits & 0x0F0F) << 4 | (bits >> 4) & 0x0F0F
    bits = (bits & 0x3333) << 2 | (bits >> 2) & 0x3333
    return (bits & 0x5555) << 1 | (bits >> 1) & 0x5555
  }
}
