#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where font files are looked for: the caller's folders first, then the places where distributions put them.
///
/// Neither the home folder nor the system's font settings nor the environment takes part, so that a document
/// looks the same for everybody who has the same files.
struct FontFolders: Hashable, Sendable {
  let paths: [String]

  init(before folders: [String] = []) {
    paths = folders + Self.wellKnown
  }

  /// The path of the first file of that name, or `nil` when no folder has one.
  func locate(_ name: String) -> String? {
    paths.lazy.map { "\($0)/\(name)" }.first { access($0, R_OK) == 0 }
  }

  private static let wellKnown = [
    "/usr/share/fonts/opentype/inter",  // Debian and Ubuntu
    "/usr/share/fonts/truetype/liberation",
    "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/truetype/material-design-icons-iconfont",
    "/usr/share/fonts/truetype/liberation2",
    "/usr/share/fonts/inter",  // Arch
    "/usr/share/fonts/liberation",
    "/usr/share/fonts/TTF",
    "/usr/share/fonts/liberation-sans",  // Fedora
    "/usr/share/fonts/dejavu-sans-fonts",
    "/usr/share/fonts/dejavu-sans-mono-fonts",
    "/usr/local/share/fonts",
  ]
}
