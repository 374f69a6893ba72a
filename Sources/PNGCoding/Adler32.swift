import CIgzip

/// The checksum of a zlib stream (RFC 1950), computed as its bytes come.
struct Adler32 {
  private var value: UInt32 = 1

  private static let modulus = 65_521

  init() {}

  init(of bytes: UnsafeRawBufferPointer) { add(bytes) }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    value = isal_adler32(value, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count))
  }

  /// Adds a byte and as many zeros: as much work for a million of them as for one.
  mutating func add(_ byte: UInt8, zeros: Int) {
    let sum = (Int(value & 0xFFFF) + Int(byte)) % Self.modulus
    let sumOfSums = (Int(value >> 16) + (zeros % Self.modulus + 1) * sum) % Self.modulus
    value = UInt32(sumOfSums) << 16 | UInt32(sum)
  }

  /// Most significant first.
  var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) } }
}
