/// Why a file beside a document cannot be used.
///
/// The message goes on after the file's name: `'photo.png' does not exist`.
public struct ResourceError: Error, Hashable, Sendable {
  public var message: String

  public init(_ message: String) {
    self.message = message
  }
}
