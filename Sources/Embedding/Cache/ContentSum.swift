/// A sum of 128 bits, by which contents are told from each other where nobody makes contents that collide; it reads eight
/// bytes at a time, since pictures are summed whenever they are taken from the cache.
struct ContentSum: Hashable {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  static let byteCount = 16

  init(of bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { buffer in
      var place = 0
      while place + 8 <= buffer.count {
        add(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
        place += 8
      }
      var rest: UInt64 = 0
      for byte in buffer[place...] { rest = rest << 8 | UInt64(byte) }
      add(rest)
      add(UInt64(buffer.count))
    }
    // Once more, so that the last bytes reach all of the sum.
    first = Self.mixed(first &+ second)
    second = Self.mixed(second ^ first)
  }

  private mutating func add(_ word: UInt64) {
    first = Self.mixed(first ^ word)
    second = Self.mixed(second &+ word) ^ first
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let (high, low) = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return high ^ low &+ 0xE703_7ED1_A0B4_28DB
  }

  var bytes: [UInt8] {
    [first, second].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
  }

  /// 32 digits.
  var text: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
