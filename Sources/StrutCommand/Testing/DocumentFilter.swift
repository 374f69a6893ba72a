#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which documents of a run are meant: those whose path contains one of the texts, or matches one that has `*` or `?`.
struct DocumentFilter {
  let patterns: [String]

  func accepts(_ path: String) -> Bool {
    patterns.isEmpty || patterns.contains { Self.matches(path, $0) }
  }

  /// Those of the patterns that let nothing through.
  func patterns(acceptingNoneOf paths: [String]) -> [String] {
    patterns.filter { pattern in !paths.contains { Self.matches($0, pattern) } }
  }

  private static func matches(_ path: String, _ pattern: String) -> Bool {
    pattern.contains { "*?[".contains($0) } ? fnmatch("*\(pattern)*", path, 0) == 0 : path.contains(pattern)
  }
}
