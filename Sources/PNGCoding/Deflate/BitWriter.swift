/// Writes numbers of some bits each, the lowest first, as deflate packs them (RFC 1951, section 3.1.1).
///
/// The memory grows where `reserve` says that it must; it is kept for the next stream.
struct BitWriter: ~Copyable {
  private var memory: UnsafeMutableRawBufferPointer
  private var byteCount = 0
  /// Bits that do not fill a byte yet.
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  init() { memory = .allocate(byteCount: 1 << 16, alignment: 8) }

  deinit { memory.deallocate() }

  mutating func removeAll() { (byteCount, pending, pendingCount) = (0, 0, 0) }

  /// Makes room for so many bytes more.
  mutating func reserve(_ count: Int) {
    // The last number is stored as a whole word.
    let wanted = byteCount + count + 16
    guard wanted > memory.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: max(wanted, 2 * memory.count), alignment: 8)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<byteCount]))
    memory.deallocate()
    memory = larger
  }

  /// Appends the lowest bits of a number whose others are zero.
  ///
  /// - Parameter count: 48 at most.
  @inline(__always) mutating func write(_ bits: UInt64, count: UInt64) {
    pending |= bits &<< pendingCount
    pendingCount &+= count
    memory.baseAddress.unsafelyUnwrapped.storeBytes(of: pending.littleEndian, toByteOffset: byteCount, as: UInt64.self)
    byteCount &+= Int(pendingCount &>> 3)
    pending = pendingCount == 64 ? 0 : pending &>> (pendingCount & ~7)
    pendingCount &= 7
  }

  /// Fills the last byte with zeros.
  mutating func align() { if pendingCount > 0 { write(0, count: 8 - pendingCount) } }

  /// The whole bytes so far.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<byteCount]) }
}
