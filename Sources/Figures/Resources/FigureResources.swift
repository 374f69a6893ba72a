public import Files

/// The images of a document, and the documents that it includes.
public protocol FigureResources {
  /// The bytes of an image file.
  ///
  /// - Parameter path: As the document names it, relative to the document's folder.
  func image(named path: String) throws(ResourceError) -> [UInt8]

  /// The bytes of a document that another includes.
  ///
  /// - Parameter path: Relative to the folder of the outermost document.
  func document(named path: String) throws(ResourceError) -> [UInt8]
}

extension FigureResources {
  /// No document, where images are all there is.
  public func document(named path: String) throws(ResourceError) -> [UInt8] {
    throw ResourceError("cannot be included here")
  }
}
