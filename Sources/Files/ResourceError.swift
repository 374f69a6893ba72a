/// The reason why a file cannot be used.
///
/// The message continues after the file's name: `'photo.png' does not exist`.
public struct ResourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What goes on after the file's name.
  public var message: String

  /// The message.
  public var description: String { message }

  /// An error with a message.
  public init(_ message: String) {
    self.message = message
  }
}
