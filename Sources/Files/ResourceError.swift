/// The reason why a file cannot be used.
///
/// The message continues after the file's name: `'photo.png' does not exist`.
public struct ResourceError: Error, Hashable, Sendable {
  public var message: String

  public init(_ message: String) {
    self.message = message
  }
}
