import Diagnostics
import Files

/// What is to be said of a document that is not there.
enum MissingDocument {
  /// The message on a path at which there is nothing, with the document beside it whose name is nearly that.
  ///
  ///     MissingDocument.message(for: "figures/lgoin.yaml")   // "no such file; did you mean 'figures/login.yaml'?"
  static func message(for path: String) -> String {
    // A shell hands on a pattern that matches nothing.
    guard !path.contains(where: { "*?[".contains($0) }) else { return "no file matches this pattern" }
    let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let name = String(path.dropFirst(parent.count))
    let names = Folder.entries(of: parent.isEmpty ? "." : parent) ?? []
    let documents = names.filter { !$0.hasPrefix(".") && DocumentFinder.isDocument($0) }
    // Another ending is as likely as another letter, and that of another document says nothing.
    let stem = name.withoutPathExtension
    let stems = documents.map(\.withoutPathExtension)
    let meantStem = stems.contains(stem) ? stem : NearMisses.closest(to: stem, among: stems)
    let meant = documents.first { $0.withoutPathExtension == meantStem }
    return "no such file" + (meant.map { "; did you mean '\(parent)\($0)'?" } ?? "")
  }
}
