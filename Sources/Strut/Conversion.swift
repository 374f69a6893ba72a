public import Diagnostics
import FigureLanguage
import Figures
import InterfaceBuilder
import PangoText
import Staging

/// The result of converting a storyboard or xib: one document of the figure language per scene.
public struct Conversion: Hashable, Sendable {
  /// One scene in the figure language.
  public struct Document: Hashable, Sendable {
    /// The name of the document and the scene: `Main-Login`.
    public var name: String
    /// The document's text, YAML.
    public var text: String
  }

  /// One document per scene; empty if the storyboard or xib has errors.
  public var documents: [Document] = []
  /// What there is to say of the original, and of what the language has no words for.
  public var diagnostics = Diagnostics()
}

/// Converts each scene of a storyboard or xib to the figure language.
///
///     convert(source, name: "Main").documents.map(\.name)   // ["Main-Login", "Main-Settings"]
///
/// Each document solves to the frames of its scene. Variations for other size classes cannot be expressed in the
/// language: comments and warnings list them.
///
/// - Parameters:
///   - source: The storyboard or xib.
///   - name: The prefix of the documents' names.
public func convert(_ source: SourceFile, name: String) -> Conversion {
  guard InterfaceDocument.isLikely(source) else {
    return Conversion(
      diagnostics: Diagnostics([.error(.unsupportedDocument, "the document is neither a storyboard nor a xib")]))
  }
  // 1. Read the scenes.
  let (document, problems) = InterfaceDocument.read(source)
  guard let document else { return Conversion(diagnostics: problems) }
  let imported = document.figures(named: name, options: ImportOptions(showsSurroundingBars: false))
  var conversion = Conversion(diagnostics: problems.adding(imported.diagnostics))
  do throws(MissingFonts) {
    let measurer = try PangoTextMeasurer()
    for (scene, figure) in zip(document.scenes, imported.figures) {
      // 2. See what constraints leave open: there the frames count.
      var canvas = figure
      canvas.adaptations = []
      let open = canvas.pictures(measuringTextWith: measurer).flatMap(\.panels).flatMap(\.views)
        .filter { $0.hasAmbiguousLayout }.map(\.name)
      // 3. Write them.
      let file = source.name.split(separator: "/").last ?? ""
      var comments = ["The scene '\(scene.name)' of \(file), line \(scene.range.start.line)."]
      if !figure.adaptations.isEmpty {
        comments.append("It is as the canvas shows it; what differs at other size classes is left out.")
        conversion.diagnostics.add(
          .warning(
            .omittedSizeClasses, "'\(scene.name)' has variations for size classes; only the canvas's are converted",
            at: scene.range))
      }
      conversion.documents.append(
        Conversion.Document(
          name: figure.name, text: canvas.document(comments: comments, keepingFramesOf: Set(open))))
    }
  } catch {
    for message in error.messages { conversion.diagnostics.add(.error(.missingFont, message)) }
  }
  if conversion.diagnostics.hasErrors { conversion.documents = [] }
  return conversion
}
