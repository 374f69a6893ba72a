import Diagnostics
import Files

/// What is to be said of a file that cannot be read.
enum MissingFile {
  /// The problem, with the file beside it whose name is nearly that.
  ///
  ///     MissingFile.problem(reading: "Figures/from.yaml")   // "no such file; did you mean 'form.yaml'?"
  static func problem(reading path: String) -> String {
    guard FileKind(at: path) == nil else { return "cannot be read" }
    return "no such file" + (NearMisses.file(beside: path).map { "; did you mean '\($0.pathName)'?" } ?? "")
  }
}
