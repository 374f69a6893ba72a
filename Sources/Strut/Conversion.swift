public import Diagnostics
import FigureLanguage
import Figures
import Geometry
import InterfaceBuilder
import PangoText
import Staging
import ViewLayout

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
  guard !conversion.diagnostics.hasErrors else { return conversion }
  do throws(MissingFonts) {
    let measurer = try PangoTextMeasurer()
    let file = String(source.name.split(separator: "/").last ?? "")
    for (scene, figure) in zip(document.scenes, imported.figures) {
      // 2. Write them.
      let converted = ConvertedScene(figure, of: scene, in: file, measuringTextWith: measurer)
      // 3. See that they can be read, and are what they were.
      if let loss = converted.loss(measuringTextWith: measurer) {
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
      conversion.documents.append(Conversion.Document(name: figure.name, text: converted.text))
    }
  } catch {
    for message in error.messages { conversion.diagnostics.add(.error(.missingFont, message)) }
  }
  return conversion
}

/// A scene as a document of the figure language.
private struct ConvertedScene {
  let text: String
  private let name: String
  /// The solved views of the scene.
  private let views: [SolvedView]

  init(_ figure: Figure, of scene: InterfaceScene, in file: String, measuringTextWith measurer: PangoTextMeasurer) {
    var canvas = figure
    canvas.adaptations = []
    views = canvas.pictures(measuringTextWith: measurer).flatMap(\.panels).flatMap(\.views)
    // Where constraints leave something open, the frames count.
    let open = views.filter(\.hasAmbiguousLayout).map(\.name)
    var comments = ["The scene '\(scene.name)' of \(file), line \(scene.range.start.line)."]
    if !figure.adaptations.isEmpty {
      comments.append("It is as the canvas shows it; what differs at other size classes is left out.")
    }
    text = canvas.document(comments: comments, keepingFramesOf: Set(open))
    name = figure.name
  }

  /// What is lost by reading the document again, in words that follow "the document"; `nil` for nothing.
  func loss(measuringTextWith measurer: PangoTextMeasurer) -> String? {
    let (figure, diagnostics) = Figure.decode(SourceFile(name: name, text: text), name: name)
    guard let figure else {
      let error = diagnostics.all.first { $0.severity == .error }
      return "cannot be read: \(error?.message ?? "")"
    }
    let again = figure.pictures(measuringTextWith: measurer).flatMap(\.panels).flatMap(\.views)
    guard again.map(\.name) == views.map(\.name) else { return "has other views" }
    let moved = zip(views, again).first { !$0.frame.isClose(to: $1.frame) }
    return moved.map { old, new in "moves '\(old.name)' from \(old.frame.consoleText) to \(new.frame.consoleText)" }
  }
}

extension Rect {
  /// Whether all edges are the same but for rounding in numbers that are written with few decimals.
  fileprivate func isClose(to other: Rect) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { $0.magnitude <= 1e-6 }
  }
}
