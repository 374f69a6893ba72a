/// Packs bits into bytes, the lowest first, as RFC 1951 has it.
struct BitWriter {
  private(set) var bytes: [UInt8]
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  init(_ bytes: [UInt8] = [], capacity: Int) {
    self.bytes = bytes
    self.bytes.reserveCapacity(capacity)
  }

  /// Appends up to 32 bits.
  @inline(__always)
  mutating func write(_ bits: UInt32, count: UInt8) {
    pending |= UInt64(bits) << pendingCount
    pendingCount += UInt64(count)
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Fills the last byte up with zeros.
  mutating func align() {
    guard pendingCount > 0 else { return }
    bytes.append(UInt8(truncatingIfNeeded: pending))
    pending = 0
    pendingCount = 0
  }
}
