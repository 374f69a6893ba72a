/// A prefix code for symbols of known frequencies: frequent symbols get short codes.
struct HuffmanCode {
  /// Bits of each symbol's code, 0 for a symbol that does not occur.
  private(set) var lengths: [UInt8]
  /// Each symbol's code, its first bit lowest.
  private(set) var codes: [UInt32]

  /// - Parameter longest: No code is longer; there must be room for all symbols.
  init(frequencies: [UInt32], longest: Int) {
    lengths = Array(repeating: 0, count: frequencies.count)
    codes = Array(repeating: 0, count: frequencies.count)
    // Rarest first; equal ones in their order, so that the code is always the same.
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    var counts = Self.countsByLength(symbols.map { UInt64(frequencies[$0]) })
    Self.limit(&counts, to: longest)
    assignLengths(counts, rarestFirst: symbols)
    assignCodes(longest: longest)
  }

  /// How many codes of each length Huffman's algorithm gives, for sorted weights.
  private static func countsByLength(_ weights: [UInt64]) -> [Int] {
    guard weights.count > 1 else { return [0, weights.count] }
    // Leaves, then inner nodes in the order they are made, which is by weight too.
    var nodes = weights
    var parents: [Int] = []
    parents.reserveCapacity(2 * weights.count)
    parents = Array(repeating: 0, count: 2 * weights.count - 1)
    var (leaf, inner) = (0, weights.count)
    func takeLightest() -> Int {
      if leaf < weights.count, inner >= nodes.count || nodes[leaf] <= nodes[inner] {
        leaf += 1
        return leaf - 1
      }
      inner += 1
      return inner - 1
    }
    for parent in weights.count..<(2 * weights.count - 1) {
      let (first, second) = (takeLightest(), takeLightest())
      parents[first] = parent
      parents[second] = parent
      nodes.append(nodes[first] + nodes[second])
    }
    var depths = Array(repeating: 0, count: nodes.count)
    var counts = Array(repeating: 0, count: weights.count + 1)
    for node in stride(from: nodes.count - 2, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
      if node < weights.count { counts[depths[node]] += 1 }
    }
    return counts
  }

  /// Moves codes that are too long up, and others down to make room, until they are a complete code again.
  private static func limit(_ counts: inout [Int], to longest: Int) {
    guard counts.count > longest + 1 else { return }
    counts[longest] += counts[(longest + 1)...].reduce(0, +)
    counts.removeSubrange((longest + 1)...)
    var total = counts.indices.dropFirst().reduce(0) { $0 + counts[$1] << (longest - $1) }
    while total > 1 << longest {
      guard let shorter = (1..<longest).last(where: { counts[$0] > 0 }) else { return }
      counts[longest] -= 1
      counts[shorter] -= 1
      counts[shorter + 1] += 2
      total -= 1
    }
  }

  private mutating func assignLengths(_ counts: [Int], rarestFirst symbols: [Int]) {
    var next = 0
    for length in counts.indices.reversed() where length > 0 {
      for _ in 0..<counts[length] {
        lengths[symbols[next]] = UInt8(length)
        next += 1
      }
    }
  }

  /// RFC 1951, 3.2.2: codes of one length follow each other in the symbols' order.
  private mutating func assignCodes(longest: Int) {
    var counts = Array(repeating: UInt32(0), count: longest + 1)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = Array(repeating: UInt32(0), count: longest + 1)
    for length in 1..<(longest + 1) { next[length] = (next[length - 1] + (length > 1 ? counts[length - 1] : 0)) << 1 }
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      codes[symbol] = Self.reversed(next[length], count: length)
      next[length] += 1
    }
  }

  private static func reversed(_ code: UInt32, count: Int) -> UInt32 {
    var (result, code) = (UInt32(0), code)
    for _ in 0..<count {
      result = result << 1 | code & 1
      code >>= 1
    }
    return result
  }
}
