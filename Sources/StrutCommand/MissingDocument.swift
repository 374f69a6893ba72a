import Diagnostics

/// What is to be said of a document that is not there.
enum MissingDocument {
  /// The message on a path at which there is nothing, with the document beside it whose name is nearly that.
  ///
  ///     MissingDocument.message(for: "figures/lgoin.yaml")   // "no such file; did you mean 'figures/login.yaml'?"
  static func message(for path: String) -> String {
    // A shell hands on a pattern that matches nothing.
    guard !path.contains(where: { "*?[".contains($0) }) else { return "no file matches this pattern" }
    let meant = NearMisses.file(beside: path, where: DocumentFinder.isDocument)
    return "no such file" + (meant.map { "; did you mean '\($0)'?" } ?? "")
  }
}
