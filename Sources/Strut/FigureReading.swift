public import Diagnostics
import FigureLanguage
public import Figures
import InterfaceBuilder

/// Reads the figures of a document: one from a document of the figure language, or one per scene of a storyboard or
/// xib. A document that is XML is a storyboard or xib.
///
///     readFigures(source, name: "Main", imagesIn: ".").figures.map(\.name)   // ["Main-Login", "Main-Settings"]
///
/// - Parameters:
///   - source: The document.
///   - name: The prefix of the pictures' names.
///   - folder: The folder of the document's images. Nothing outside it is read.
///   - assets: The folder of the images and colours that a storyboard or xib refers to. `nil` searches asset catalogues
///     and PNG files in the document's folder.
/// - Returns: The figures, or none if the document has errors; and all errors and warnings.
public func readFigures(
  _ source: SourceFile, name: String, imagesIn folder: String, assets: String? = nil
) -> (figures: [Figure], diagnostics: Diagnostics) {
  guard InterfaceDocument.isLikely(source) else {
    let (figure, diagnostics) = Figure.decode(source, name: name, resources: FolderResources(folder: folder))
    return (figure.map { [$0] } ?? [], diagnostics)
  }
  let (document, diagnostics) = InterfaceDocument.read(source)
  guard let document else { return ([], diagnostics) }
  var options = ImportOptions()
  if document.namesAssets {
    let folders = assets.map(AssetFolders.init(folder:)) ?? AssetFolders(besideDocumentIn: folder)
    (options.images, options.colors) = (ImageAssets(folders), ColorAssets(folders))
  }
  let imported = document.figures(named: name, options: options)
  return (imported.figures, diagnostics.adding(imported.diagnostics))
}
