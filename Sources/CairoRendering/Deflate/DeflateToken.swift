/// One step of decompression: a byte as it is, or bytes from further back once more.
struct DeflateToken {
  private let bits: UInt32

  static let longestMatch = 258
  static let farthestMatch = 32_768

  @inline(__always)
  init(literal: UInt8) {
    bits = UInt32(literal)
  }

  /// - Parameters:
  ///   - length: From 3 to 258.
  ///   - distance: From 1 to 32,768.
  @inline(__always)
  init(length: Int, distance: Int) {
    bits = 1 << 31 | UInt32(truncatingIfNeeded: length - 3) << 15 | UInt32(truncatingIfNeeded: distance - 1)
  }

  var isMatch: Bool { bits >> 31 != 0 }
  var literal: Int { Int(bits) }
  private var length: UInt32 { bits >> 15 & 255 }
  private var distance: UInt32 { bits & 0x7FFF }

  /// The length's symbol, from 257, and what its extra bits are.
  var lengthSymbol: (symbol: Int, extra: UInt32, extraCount: UInt8) {
    // 258 has a symbol of its own.
    if length == 255 { return (285, 0, 0) }
    let (symbol, extra, count) = Self.symbol(of: length, perPower: 2)
    return (257 + symbol, extra, count)
  }

  var distanceSymbol: (symbol: Int, extra: UInt32, extraCount: UInt8) {
    Self.symbol(of: distance, perPower: 1)
  }

  /// RFC 1951, 3.2.5: a power of two is parted into 2 to the power of `perPower` symbols of equal reach.
  @inline(__always)
  private static func symbol(of value: UInt32, perPower: UInt32) -> (symbol: Int, extra: UInt32, extraCount: UInt8) {
    if value < 2 << perPower { return (Int(value), 0, 0) }
    let power = UInt32(31 - value.leadingZeroBitCount)
    let count = power - perPower
    let symbol = (count << perPower) + (value >> count)
    return (Int(symbol), value & (1 << count - 1), UInt8(truncatingIfNeeded: count))
  }
}
