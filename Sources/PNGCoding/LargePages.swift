#if canImport(Glibc)
  import Glibc
#endif

extension UnsafeMutableRawBufferPointer {
  /// Asks the system for large pages in memory that has not been written yet. Otherwise a picture of 3840 by 2160 pixels
  /// causes 8,000 page faults, a tenth of its decoding time.
  func adviseLargePages() {
    #if canImport(Glibc)
      let largePage = 1 << 21
      guard count >= 2 * largePage, let base = baseAddress else { return }
      let start = base.alignedUp(toMultipleOf: largePage)
      let length = (count - (start - base)) / largePage * largePage
      if length > 0 { madvise(start, length, MADV_HUGEPAGE) }
    #endif
  }
}
