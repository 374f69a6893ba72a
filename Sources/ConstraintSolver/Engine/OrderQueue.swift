/// A set of small numbers that gives up its least or its greatest quickly.
///
/// Three layers of bits: a bit of an upper layer says that the word below it is
/// not empty. The solver walks its steps in order with it and touches only those
/// that something reached.
struct OrderQueue: ~Copyable {
  private var bits = Buffer<UInt64>()
  private var words = Buffer<UInt64>()
  private var blocks = Buffer<UInt64>()

  /// Numbers have to be less than this.
  private(set) var capacity = 0

  /// Makes room for the numbers below `capacity`.
  mutating func reserve(_ capacity: Int) {
    self.capacity = max(capacity, self.capacity)
    bits.extend(to: capacity >> 6 + 1, with: 0)
    words.extend(to: capacity >> 12 + 1, with: 0)
    blocks.extend(to: capacity >> 18 + 1, with: 0)
  }

  @inline(__always)
  func insert(_ number: Int) {
    bits.base[number >> 6] |= 1 << UInt64(number & 63)
    words.base[number >> 12] |= 1 << UInt64((number >> 6) & 63)
    blocks.base[number >> 18] |= 1 << UInt64((number >> 12) & 63)
  }

  @inline(__always)
  private func remove(_ number: Int) {
    bits.base[number >> 6] &= ~(1 << UInt64(number & 63))
    guard bits.base[number >> 6] == 0 else { return }
    words.base[number >> 12] &= ~(1 << UInt64((number >> 6) & 63))
    guard words.base[number >> 12] == 0 else { return }
    blocks.base[number >> 18] &= ~(1 << UInt64((number >> 12) & 63))
  }

  /// Takes the least number out.
  @inline(__always)
  func popFirst() -> Int? {
    for top in 0..<blocks.count where blocks.base[top] != 0 {
      let block = top << 6 + blocks.base[top].trailingZeroBitCount
      let word = block << 6 + words.base[block].trailingZeroBitCount
      let number = word << 6 + bits.base[word].trailingZeroBitCount
      remove(number)
      return number
    }
    return nil
  }

  /// Takes the greatest number out.
  @inline(__always)
  func popLast() -> Int? {
    for top in stride(from: blocks.count - 1, through: 0, by: -1) where blocks.base[top] != 0 {
      let block = top << 6 + (63 - blocks.base[top].leadingZeroBitCount)
      let word = block << 6 + (63 - words.base[block].leadingZeroBitCount)
      let number = word << 6 + (63 - bits.base[word].leadingZeroBitCount)
      remove(number)
      return number
    }
    return nil
  }
}
