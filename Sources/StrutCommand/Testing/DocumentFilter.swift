import Foundation

/// Which documents of a run are meant: those whose path contains one of the texts, or matches one that has `*` or `?`.
struct DocumentFilter {
  let patterns: [String]

  func accepts(_ path: String) -> Bool {
    patterns.isEmpty
      || patterns.contains { pattern in
        pattern.contains { "*?[".contains($0) } ? fnmatch("*\(pattern)*", path, 0) == 0 : path.contains(pattern)
      }
  }
}
