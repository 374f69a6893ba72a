public import Files

/// The images of a document.
public protocol FigureResources {
  /// The bytes of an image file.
  ///
  /// - Parameter path: As the document names it, relative to the document's folder.
  func image(named path: String) throws(ResourceError) -> [UInt8]
}
