/// A file that a document includes.
///
/// Two are equal if they are one file, wherever it is included.
public final class IncludedFile: Hashable, Sendable {
  /// The text, with the name that messages print.
  public let source: SourceFile
  /// The file's path, relative to the folder of the document.
  public let path: String
  /// The location of the item that includes the file, in the document or in another included file.
  public let includedAt: SourceRange

  /// Creates a file with the location of the item that includes it.
  public init(_ source: SourceFile, path: String, includedAt: SourceRange) {
    (self.source, self.path, self.includedAt) = (source, path, includedAt)
  }

  public static func == (lhs: IncludedFile, rhs: IncludedFile) -> Bool { lhs.source.name == rhs.source.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(source.name) }
}
