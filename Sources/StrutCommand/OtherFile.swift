import Diagnostics
import Files

/// Files beside documents that are none, told by the endings of their names.
enum OtherFile {
  /// What a file is instead of a document; `nil` for one that may be a document.
  ///
  ///     OtherFile.problem(with: "App/View.swift")   // "Swift code, not a document: …"
  static func problem(with path: String) -> String? { problems[path.pathExtension.lowercased()] }

  private static let translations =
    "translations, not a document: a storyboard is laid out with the texts that it has itself"
  private static let problems = [
    "swift": "Swift code, not a document: with 'import StrutUIKit', layout code for UIKit draws and checks itself",
    "strings": translations, "stringsdict": translations, "xcstrings": translations,
    "plist": "a property list, not a document",
  ]
}
