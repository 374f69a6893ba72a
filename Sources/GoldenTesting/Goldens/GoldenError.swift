/// Why a golden could not be compared.
///
/// The description goes on after the file's name: `'form.png' is missing`.
public enum GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Git has the file elsewhere, and this one only says where.
  case largeFilePointer
  /// What is wrong, going on after the file's name.
  case unreadable(String)
  case unwritable(String)

  public var description: String {
    switch self {
    case .largeFilePointer: "is a Git LFS pointer, not the golden; 'git lfs pull' fetches it"
    case .unreadable(let reason), .unwritable(let reason): reason
    }
  }
}
