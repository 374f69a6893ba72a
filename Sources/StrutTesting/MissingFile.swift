import Diagnostics
import Files

/// What is to be said of a file that cannot be read.
enum MissingFile {
  /// The problem, with the file beside it whose name is nearly that.
  ///
  ///     MissingFile.problem(reading: "Figures/from.yaml")   // "no such file; did you mean 'form.yaml'?"
  static func problem(reading path: String) -> String {
    guard FileKind(at: path) == nil else { return "cannot be read" }
    let names = (Folder.entries(of: path.pathFolder) ?? []).filter { !$0.hasPrefix(".") }
    return "no such file\(NearMisses.hint(for: path.pathName, among: names))"
  }
}
