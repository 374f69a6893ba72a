import CDeflate

/// Compresses a picture's rows to a zlib stream.
///
/// In a picture of 640 by 1136 pixels with 20 boxes and labels it takes 1.5 ms where libdeflate's level 6 took 5,
/// which was more than all drawing, for a file that is 6 to 11 percent larger.
struct RowDeflate {
  private var writer: BitWriter

  /// Tokens a block: each has codes of its own, so that text and plain areas need not share them.
  private static let blockTokenCount = 1 << 15

  /// - Parameters:
  ///   - rowCount: Bytes of a row, the filter's number included.
  ///   - pixelCount: Bytes of a pixel.
  static func compress(_ rows: UnsafeRawBufferPointer, rowCount: Int, pixelCount: Int) -> [UInt8] {
    var deflate = RowDeflate(capacity: rows.count / 16 + 1024)
    deflate.compress(rows, rowCount: rowCount, pixelCount: pixelCount)
    let checksum = libdeflate_adler32(1, rows.baseAddress, rows.count)
    return deflate.writer.bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> UInt32($0)) }
  }

  private init(capacity: Int) {
    // Deflate, a window of 32 KiB; the second byte makes the two a multiple of 31.
    writer = BitWriter([0x78, 0x9C], capacity: capacity)
  }

  private mutating func compress(_ rows: UnsafeRawBufferPointer, rowCount: Int, pixelCount: Int) {
    var matcher = RowMatcher(rows: rows, rowCount: rowCount, pixelCount: pixelCount)
    for start in stride(from: 0, to: rows.count, by: rowCount) {
      matcher.matchRow(at: start)
      if matcher.tokens.count >= Self.blockTokenCount { writeBlock(matcher.takeTokens(), isLast: false) }
    }
    matcher.endRun()
    writeBlock(matcher.takeTokens(), isLast: true)
    writer.align()
  }

  private mutating func writeBlock(_ tokens: [DeflateToken], isLast: Bool) {
    var literalFrequencies = Array(repeating: UInt32(0), count: 286)
    var distanceFrequencies = Array(repeating: UInt32(0), count: 30)
    for token in tokens {
      if token.isMatch {
        literalFrequencies[token.lengthSymbol.symbol] += 1
        distanceFrequencies[token.distanceSymbol.symbol] += 1
      } else {
        literalFrequencies[token.literal] += 1
      }
    }
    literalFrequencies[256] = 1
    // Two codes at least: some decoders do not take one for a complete code.
    for symbol in 0..<2 { distanceFrequencies[symbol] = max(1, distanceFrequencies[symbol]) }
    let literals = HuffmanCode(frequencies: literalFrequencies, longest: 15)
    let distances = HuffmanCode(frequencies: distanceFrequencies, longest: 15)
    writer.write(isLast ? 1 : 0, count: 1)
    writer.write(2, count: 2)
    writeCodes(literals, distances)
    write(tokens, literals, distances)
    writer.write(literals.codes[256], count: literals.lengths[256])
  }

  private mutating func write(_ tokens: [DeflateToken], _ literals: HuffmanCode, _ distances: HuffmanCode) {
    for token in tokens {
      guard token.isMatch else {
        writer.write(literals.codes[token.literal], count: literals.lengths[token.literal])
        continue
      }
      let length = token.lengthSymbol
      writer.write(literals.codes[length.symbol], count: literals.lengths[length.symbol])
      writer.write(length.extra, count: length.extraCount)
      let distance = token.distanceSymbol
      writer.write(distances.codes[distance.symbol], count: distances.lengths[distance.symbol])
      writer.write(distance.extra, count: distance.extraCount)
    }
  }

  /// RFC 1951, 3.2.7: the lengths of all codes, themselves in a code.
  private mutating func writeCodes(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1
    let steps = Self.steps(Array(literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]))
    var frequencies = Array(repeating: UInt32(0), count: 19)
    for step in steps { frequencies[step.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, longest: 7)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let count = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    writer.write(UInt32(literalCount - 257), count: 5)
    writer.write(UInt32(distanceCount - 1), count: 5)
    writer.write(UInt32(count - 4), count: 4)
    for symbol in order[..<count] { writer.write(UInt32(code.lengths[symbol]), count: 3) }
    for step in steps {
      writer.write(code.codes[step.symbol], count: code.lengths[step.symbol])
      writer.write(step.extra, count: step.extraCount)
    }
  }

  /// Lengths with their repetitions: 16 repeats the last one 3 to 6 times, 17 and 18 repeat zeros.
  private static func steps(_ lengths: [UInt8]) -> [(symbol: Int, extra: UInt32, extraCount: UInt8)] {
    var steps: [(symbol: Int, extra: UInt32, extraCount: UInt8)] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var count = 1
      while index + count < lengths.count, lengths[index + count] == length { count += 1 }
      index += count
      if length > 0 {
        steps.append((Int(length), 0, 0))
        count -= 1
      }
      while count >= 3 {
        let taken = min(count, length > 0 ? 6 : 138)
        if length > 0 {
          steps.append((16, UInt32(taken - 3), 2))
        } else if taken <= 10 {
          steps.append((17, UInt32(taken - 3), 3))
        } else {
          steps.append((18, UInt32(taken - 11), 7))
        }
        count -= taken
      }
      for _ in 0..<count { steps.append((Int(length), 0, 0)) }
    }
    return steps
  }
}
