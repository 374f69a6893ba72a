#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

import Synchronization

/// Memory for a picture's pixels.
///
/// Large pictures ask for large pages, as many as they fill: a picture of 640 by 1136 pixels would else be 710 page
/// faults, a millisecond of the few that drawing takes. What a picture leaves behind waits for the next one, so that
/// a batch does not ask the system for each.
final class PixelMemory: @unchecked Sendable {
  let bytes: UnsafeMutableRawPointer
  private let mapping: UnsafeMutableRawPointer
  private let mappedCount: Int

  private static let largePage = 1 << 21
  /// Larger memory is given back at once.
  private static let largestKept = 1 << 25
  private static let idle = Mutex<[PixelMemory]>([])

  /// - Parameter isCleared: All bytes are zero; else they are whatever the last picture left.
  /// - Returns: `nil` when there is no such memory.
  static func ofPicture(byteCount: Int, isCleared: Bool) -> PixelMemory? {
    guard let memory = idle.withLock({ $0.popLast() }), memory.mappedCount >= mappedCount(for: byteCount) else {
      return PixelMemory(byteCount: byteCount)
    }
    if isCleared { memset(memory.bytes, 0, byteCount) }
    return memory
  }

  /// Gives the memory up to the next picture; nobody may use it any more.
  func recycle() {
    guard mappedCount <= Self.largestKept else { return }
    Self.idle.withLock { $0.append(self) }
  }

  private init?(byteCount: Int) {
    mappedCount = Self.mappedCount(for: byteCount)
    let mapping = mmap(nil, mappedCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let mapping, mapping != MAP_FAILED else { return nil }
    self.mapping = mapping
    guard Self.isLarge(byteCount) else {
      bytes = mapping
      return
    }
    bytes = mapping.alignedUp(toMultipleOf: Self.largePage)
    #if canImport(Glibc)
      madvise(bytes, byteCount / Self.largePage * Self.largePage, MADV_HUGEPAGE)
    #endif
  }

  deinit {
    munmap(mapping, mappedCount)
  }

  private static func isLarge(_ byteCount: Int) -> Bool { byteCount >= largePage }

  /// With room for a start at a large page's border.
  private static func mappedCount(for byteCount: Int) -> Int {
    isLarge(byteCount) ? byteCount + 2 * largePage : max(byteCount, 1)
  }
}
