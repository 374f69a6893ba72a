public import Diagnostics
import FigureLanguage
import Figures
import InterfaceBuilder
import PangoText
import Staging

/// What a storyboard or a xib became: a document of the figure language a scene.
public struct Conversion: Hashable, Sendable {
  public struct Document: Hashable, Sendable {
    /// The scene's: `Main-Login`.
    public var name: String
    public var text: String
  }

  /// None where the document has errors.
  public var documents: [Document] = []
  public var diagnostics = Diagnostics()
}

/// Writes each scene of a storyboard or a xib in the figure language.
///
///     convert(source, name: "Main").documents.map(\.name)   // ["Main-Login", "Main-Settings"]
///
/// A document solves to the frames that its scene has. What the language has no words for is named in comments and
/// warned of: what differs at other size classes.
///
/// - Parameter name: What the documents' names begin with.
public func convert(_ source: SourceFile, name: String) -> Conversion {
  guard InterfaceDocument.isLikely(source) else {
    return Conversion(diagnostics: Diagnostics([.error("the document is no storyboard and no xib")]))
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
        .filter { $0.isAmbiguous.horizontal || $0.isAmbiguous.vertical }.map(\.name)
      // 3. Write them.
      let file = source.name.split(separator: "/").last ?? ""
      var comments = ["The scene '\(scene.name)' of \(file), line \(scene.range.start.line)."]
      if !figure.adaptations.isEmpty {
        comments.append("It is as the canvas shows it; what differs at other size classes is left out.")
        conversion.diagnostics.add(
          .warning("'\(scene.name)' differs among size classes, and only the canvas's are converted", at: scene.range))
      }
      conversion.documents.append(
        Conversion.Document(
          name: figure.name, text: canvas.document(comments: comments, keepingFramesOf: Set(open))))
    }
  } catch {
    for message in error.messages { conversion.diagnostics.add(.error(message)) }
  }
  if conversion.diagnostics.hasErrors { conversion.documents = [] }
  return conversion
}
