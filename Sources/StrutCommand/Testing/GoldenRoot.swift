import Files
import GoldenTesting

/// The folder from which goldens are named, where a run takes another one for it.
///
/// A run in `figures/inner` with the goldens of the whole project, `--goldens ../../Goldens`, would take those for goldens
/// of no document, and record its own under second names.
enum GoldenRoot {
  /// The part of the root's own path that goldens begin with; `nil` where nothing speaks against the root.
  ///
  ///     // Goldens/figures/inner/two.txt, and the run is in /project/figures/inner
  ///     GoldenRoot.path(of: "/project/figures/inner", inNamesOf: "/project/Goldens")   // "figures/inner"
  ///
  /// - Parameters:
  ///   - root: The folder that the run names goldens from; absolute.
  ///   - goldens: Their folder.
  static func path(of root: String, inNamesOf goldens: String) -> String? {
    let parts = root.split(separator: "/")
    return (1...max(1, parts.count)).lazy.map { parts.suffix($0).joined(separator: "/") }.first { path in
      // The root can have a folder of that name in it, too.
      !path.isEmpty && FileKind(at: "\(goldens)/\(path)") == .folder && FileKind(at: "\(root)/\(path)") == nil
    }
  }
}
