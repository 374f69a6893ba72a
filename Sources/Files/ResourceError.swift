/// The reason why a file cannot be used.
///
/// The message continues after the file's name: `'photo.png' does not exist`.
public struct ResourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What goes on after the file's name.
  public var message: String { reason + (meant.map { "; did you mean '\($0)'?" } ?? "") }
  /// The same without the file that is probably meant.
  public var reason: String
  /// The path of the file that is probably meant; `nil` if none is like it.
  public var meant: String?

  /// The message.
  public var description: String { message }

  /// An error with a message.
  public init(_ reason: String, meant: String? = nil) {
    (self.reason, self.meant) = (reason, meant)
  }
}
