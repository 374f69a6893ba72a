public import Diagnostics
public import Figures
import InterfaceBuilder

/// What the pictures of a storyboard or a xib show of it: its elements and properties by how they are drawn.
///
/// - Parameters:
///   - folder: The folder of the document's images. Nothing outside it is read.
///   - assets: The folder of the images and colours that it refers to. `nil` searches asset catalogues and PNG files
///     in the document's folder.
///   - limits: What the document may ask for at most.
/// - Returns: The coverage, or `nil` for a document that has an error; and all errors and warnings.
public func coverage(
  of source: SourceFile, imagesIn folder: String, assets: String? = nil, limits: FigureLimits = FigureLimits()
) -> (DocumentCoverage?, Diagnostics) {
  guard InterfaceDocument.isLikely(source) else {
    return (nil, Diagnostics([.error(.unsupportedDocument, "a coverage is of a storyboard or a xib")]))
  }
  let (document, diagnostics) = InterfaceDocument.read(source, limits: limits)
  guard let document else { return (nil, diagnostics) }
  var options = ImportOptions()
  if document.namesAssets {
    let folders = AssetFolders(assets, besideDocumentIn: folder)
    (options.images, options.colors) = (ImageAssets(folders, limits: limits), ColorAssets(folders))
  }
  return (document.coverage(options: options), diagnostics)
}
