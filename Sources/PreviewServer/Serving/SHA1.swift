/// The digest by which a server shows that it understands WebSockets (FIPS 180-4, section 6.1). It keeps no secret here.
enum SHA1 {
  static func digest(of message: [UInt8]) -> [UInt8] {
    // 1. Fill up to whole blocks of 64 bytes, with the length in bits at the end.
    var bytes = message + [0x80]
    bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
    bytes += bigEndian(UInt64(message.count) * 8)
    // 2. Mix in block after block.
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for start in stride(from: 0, to: bytes.count, by: 64) { mix(bytes[start..<start + 64], into: &state) }
    return state.flatMap(bigEndian)
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { at in
      block[at..<at + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for at in 16..<80 { words.append(rotate(words[at - 3] ^ words[at - 8] ^ words[at - 14] ^ words[at - 16], by: 1)) }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (round, word) in words.enumerated() {
      let (mixed, constant): (UInt32, UInt32) =
        switch round {
        case ..<20: (b & c | ~b & d, 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let sum = rotate(a, by: 5) &+ mixed &+ e &+ constant &+ word
      (a, b, c, d, e) = (sum, a, rotate(b, by: 30), c, d)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
  }

  private static func rotate(_ word: UInt32, by count: UInt32) -> UInt32 { word << count | word >> (32 - count) }

  private static func bigEndian<Word: FixedWidthInteger>(_ word: Word) -> [UInt8] {
    stride(from: Word.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
  }
}
