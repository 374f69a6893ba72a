import Diagnostics

/// What can be wrong with an image that a document names.
enum ImageMistake: Mistake {
  /// - reason: What the file is, or is not: `does not exist in the document's folder`.
  case unreadable(String, reason: String)
  /// One whose mistake was told where it was named first.
  case unusable(String)
  case noFolder(String)

  var identifier: Diagnostic.Identifier {
    switch self {
    case .unreadable, .unusable, .noFolder: .unreadableImage
    }
  }

  var message: String {
    switch self {
    case .unreadable(let path, let reason): "'\(path.shortened)' \(reason)"
    case .unusable(let path): "'\(path.shortened)' cannot be used, see above"
    case .noFolder(let path): "'\(path.shortened)' cannot be read: this document has no folder"
    }
  }
}
