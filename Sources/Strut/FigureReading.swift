public import Diagnostics
import FigureLanguage
public import Figures
import InterfaceBuilder

/// The figures of a document in any of the languages that are read: one of a figure description, one a scene of a
/// storyboard or a xib, which is told by its being XML.
///
///     readFigures(source, name: "Main", imagesIn: ".").figures.map(\.name)   // ["Main-Login", "Main-Settings"]
///
/// - Parameters:
///   - name: What the pictures' names begin with.
///   - folder: Where the document's images are looked for; nothing outside it is read.
///   - assets: The folder with the images and colours that a storyboard or a xib names; `nil` for what stands beside
///     it: asset catalogues and PNG files.
/// - Returns: No figures where the document has errors; all that is to be said, in any case.
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
