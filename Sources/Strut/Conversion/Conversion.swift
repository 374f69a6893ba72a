public import Diagnostics
import FigureLanguage
import Figures
import Files
import InterfaceBuilder
import PangoText

/// The result of converting a storyboard or xib: one document of the figure language per scene.
public struct Conversion: Hashable, Sendable {
  /// One scene in the figure language.
  public struct Document: Hashable, Sendable {
    /// The name of the document and the scene: `Main-Login`.
    public var name: String
    /// The document's text, YAML.
    public var text: String
  }

  /// A PNG file that documents show.
  public struct Image: Hashable, Sendable {
    /// Its path from the folder of the documents: `Main-images/Logo@3x.png`.
    public var path: String
    /// The file.
    public var bytes: [UInt8]
  }

  /// One document per scene; empty if the storyboard or xib has errors.
  public var documents: [Document] = []
  /// The images of the documents, by their paths.
  public var images: [Image] = []
  /// What there is to say of the original, and of what the language has no words for.
  public var diagnostics = Diagnostics()
}

/// Converts each scene of a storyboard or xib to the figure language.
///
///     convert(source, name: "Main").documents.map(\.name)   // ["Main-Login", "Main-Settings"]
///
/// Each document solves to the frames of its scene with measured texts; on its canvas the scene has those that are stored
/// for it. Variations for other size classes cannot be expressed in the
/// language: comments and warnings list them. Comments also list what a picture of the document lacks, in light or dark.
///
/// - Parameters:
///   - source: The storyboard or xib.
///   - name: The prefix of the documents' names.
///   - folder: The folder of the storyboard or xib, whose asset catalogues and PNG files are used; `nil` for none.
///   - assets: The folder of the images and colours in place of these.
public func convert(
  _ source: SourceFile, name: String, imagesIn folder: String? = nil, assets: String? = nil
) -> Conversion {
  guard InterfaceDocument.isLikely(source) else {
    return Conversion(
      diagnostics: Diagnostics([.error(.unsupportedDocument, "the document is neither a storyboard nor a xib")]))
  }
  // 1. Read the scenes.
  let (document, problems) = InterfaceDocument.read(source)
  guard let document else { return Conversion(diagnostics: problems) }
  // The language has no sizes that hold on one screen alone: a text is measured, here as in the document.
  var options = ImportOptions()
  options.keepsCanvasSizes = false
  if document.namesAssets || document.takesAccentColor, let folder = folder ?? assets {
    let folders = AssetFolders(assets, besideDocumentIn: folder)
    if document.namesAssets { options.images = ImageAssets(folders, copiedTo: FileName.plain(name) + "-images") }
    options.colors = ColorAssets(folders)
  }
  let imported = document.figures(named: name, options: options)
  var conversion = Conversion(diagnostics: problems.adding(imported.diagnostics))
  if let limit = options.images?.exceededLimit {
    conversion.diagnostics.add(FigureLimits().error(exceeding: limit))
  }
  guard !conversion.diagnostics.hasErrors else { return conversion }
  do throws(MissingFonts) {
    let measurer = try PangoTextMeasurer()
    let renderers = try Renderers()
    let file = String(source.name.split(separator: "/").last ?? "")
    let images = CopiedImages(options.images?.copies ?? [:])
    for (scene, figure) in zip(document.scenes, imported.figures) {
      // 2. Write them.
      let missing = options.images == nil ? [] : document.missingAssets(of: scene, options: options)
      let converted = ConvertedScene(
        figure, of: scene, in: file, images, missing: missing, measuringTextWith: measurer, renderers)
      // 3. See that they can be read, and are what they were.
      if let loss = converted.loss {
        conversion.diagnostics.add(
          .error(.omittedScene, "'\(scene.name)' is left out: as a document it \(loss)", at: scene.range))
        continue
      }
      if !figure.adaptations.isEmpty {
        conversion.diagnostics.add(
          .warning(
            .omittedSizeClasses, "'\(scene.name)' has variations for size classes; only the canvas's are converted",
            at: scene.range))
      }
      if !missing.isEmpty {
        conversion.diagnostics.add(
          .warning(
            .missingAsset, "'\(scene.name)' is converted without \(missing.listed(with: "and"))", at: scene.range))
      }
      conversion.documents.append(Conversion.Document(name: figure.name, text: converted.text))
    }
    conversion.images = images.shown
  } catch {
    for message in error.messages { conversion.diagnostics.add(.error(.missingFont, message)) }
  }
  return conversion
}
