/// Numbers in a row that are read and written in place, without checks.
///
/// The solver's loops touch a few numbers in each of thousands of places. An
/// array that is the property of a class is many times slower there, as each
/// access asks whether it is exclusive and unique.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int
  /// What was allocated; ``base`` is where the first line of the cache begins in it.
  private var block: UnsafeMutableRawPointer?

  /// Creates a buffer that takes no memory until something is put into it.
  init() {
    capacity = 0
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
  }

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    (block, base) = Self.allocate(self.capacity)
  }

  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit {
    block?.deallocate()
  }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: max(16, capacity * 2)) }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  mutating func removeAll() { count = 0 }

  mutating func truncate(to newCount: Int) { count = min(count, newCount) }

  /// Makes the buffer at least so long; what is new in it is `element`.
  mutating func extend(to newCount: Int, with element: Element) {
    guard newCount > count else { return }
    if newCount > capacity { grow(to: max(newCount, capacity * 2)) }
    (base + count).initialize(repeating: element, count: newCount - count)
    count = newCount
  }

  /// Makes the buffer at least so long; the caller writes what is new in it before anybody reads it.
  mutating func lengthen(to newCount: Int) {
    guard newCount > count else { return }
    if newCount > capacity { grow(to: newCount) }
    count = newCount
  }

  /// Has room for `total` elements, and grows by doubling.
  @inline(__always)
  mutating func makeRoom(for total: Int) {
    if total > capacity { grow(to: max(16, 2 * total)) }
  }

  /// Makes room for so many more elements, for callers that know how many will come.
  mutating func reserve(additional: Int) {
    // Not to the last element: what comes after a batch should not grow it at once.
    if count + additional > capacity { grow(to: max(capacity * 3 / 2, count + additional + additional / 16)) }
  }

  private mutating func grow(to newCapacity: Int) {
    let (newBlock, new) = Self.allocate(newCapacity)
    new.initialize(from: base, count: count)
    block?.deallocate()
    (block, base) = (newBlock, new)
    capacity = newCapacity
  }

  /// Memory whose elements begin with a line of the cache, so that one of 32 or 64 bytes is never parts of two.
  ///
  /// Memory that is aligned by the system is not as readily used again once it is freed.
  private static func allocate(_ capacity: Int) -> (UnsafeMutableRawPointer, UnsafeMutablePointer<Element>) {
    let line = 64
    let bytes = capacity * MemoryLayout<Element>.stride + line
    let block = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    let base = block.alignedUp(toMultipleOf: line).bindMemory(to: Element.self, capacity: capacity)
    return (block, base)
  }

  func copy() -> Buffer {
    var copy = Buffer(capacity: count)
    copy.base.initialize(from: base, count: count)
    copy.count = count
    return copy
  }
}
