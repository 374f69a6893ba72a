/// The reason why a golden could not be compared.
///
/// The description continues after the file's name: `'form.png' is missing`.
package enum GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is a Git LFS pointer.
  case largeFilePointer
  /// The reason, as a text that continues after the file's name.
  case unreadable(String)
  case unwritable(String)

  package var description: String {
    switch self {
    case .largeFilePointer: "is a Git LFS pointer, not the golden; 'git lfs pull' fetches it"
    case .unreadable(let reason), .unwritable(let reason): reason
    }
  }
}
