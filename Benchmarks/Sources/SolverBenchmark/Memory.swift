import Foundation

/// What becomes of memory between two builds.
enum Memory: String {
  /// It stays in the process, as small blocks always do: what is timed is the solver.
  case kept
  /// Large blocks go back to the system, as glibc's malloc has it by default, and a
  /// large build pays for 4 KiB pages one by one each time; a small build does not.
  case fresh

  func configure() {
    // Foundation does not bring malloc.h; without glibc there is nothing to configure.
    guard self == .kept, let symbol = dlsym(nil, "mallopt") else { return }
    let mallopt = unsafeBitCast(symbol, to: (@convention(c) (CInt, CInt) -> CInt).self)
    let (trimThreshold, mmapThreshold): (CInt, CInt) = (-1, -3)
    _ = mallopt(trimThreshold, .max)
    _ = mallopt(mmapThreshold, .max)
  }

  /// Lets malloc put its free blocks in order before the clock runs.
  ///
  /// It does so when asked for a large block. The free blocks are those of the last
  /// scene, which are none of the solver's business.
  static func tidy() { free(malloc(1 << 20)) }
}
