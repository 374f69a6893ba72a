/// What stands beside a document: its images.
public protocol FigureResources {
  /// The bytes of an image file.
  ///
  /// - Parameter path: As the document names it, relative to the document's folder.
  func image(named path: String) throws(ResourceError) -> [UInt8]
}

/// Why a file beside a document cannot be used.
///
/// The message goes on after the file's name: `'photo.png' does not exist`.
public struct ResourceError: Error, Hashable, Sendable {
  public var message: String

  public init(_ message: String) {
    self.message = message
  }
}
