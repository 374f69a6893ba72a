#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Cleared memory for a picture's pixels.
///
/// Large pictures ask for large pages: a picture of 640 by 1136 pixels would else be 710 page faults, a
/// millisecond of the few that drawing takes.
struct PixelMemory: ~Copyable {
  let bytes: UnsafeMutableRawPointer
  private let mapping: UnsafeMutableRawPointer
  private let mappedCount: Int

  private static let largePage = 1 << 21

  /// `nil` when there is no such memory.
  init?(byteCount: Int) {
    let isLarge = byteCount >= Self.largePage / 2
    // Room for a start at a large page's border.
    mappedCount = isLarge ? byteCount + 2 * Self.largePage : max(byteCount, 1)
    let mapping = mmap(nil, mappedCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let mapping, mapping != MAP_FAILED else { return nil }
    self.mapping = mapping
    guard isLarge else {
      bytes = mapping
      return
    }
    bytes = mapping.alignedUp(toMultipleOf: Self.largePage)
    #if canImport(Glibc)
      madvise(bytes, (byteCount + Self.largePage - 1) / Self.largePage * Self.largePage, MADV_HUGEPAGE)
    #endif
  }

  deinit {
    munmap(mapping, mappedCount)
  }
}
