public import Diagnostics
public import Figures
import PangoText

/// A figure with every combination solved.
public struct SolvedFigure: Sendable {
  public var figure: Figure
  public var pictures: [Picture]

  /// The solved geometry as JSON, as `strut inspect --json` prints it.
  public var inspection: String { figure.inspection(of: pictures) }

  /// Conflicts, ambiguity, misplaced and lost views that the figure does not expect.
  public var findings: Diagnostics { figure.findings(in: pictures) }
}

/// Solves the figure that a document describes, without drawing it.
///
/// - Parameter affecting: A view of which the pictures are to tell what gives it its place and its size.
/// - Returns: `nil` where the document has errors; all that is to be said of it but its conflicts, which are with the
///   pictures.
public func solveFigure(
  _ source: SourceFile, name: String, imagesIn folder: String, overrides: FigureOverrides = FigureOverrides(),
  affecting: String? = nil
) -> (SolvedFigure?, Diagnostics) {
  var (figure, diagnostics) = Figure.decode(source, name: name, resources: FolderResources(folder: folder))
  guard let figure = figure?.applying(overrides) else { return (nil, diagnostics) }
  do throws(MissingFonts) {
    let pictures = figure.pictures(
      measuringTextWith: try PangoTextMeasurer(), explaining: .all(determinationOf: affecting))
    for picture in pictures { diagnostics.add(contentsOf: picture.diagnostics) }
    return (diagnostics.hasErrors ? nil : SolvedFigure(figure: figure, pictures: pictures), diagnostics)
  } catch {
    for message in error.messages { diagnostics.add(.error(message)) }
    return (nil, diagnostics)
  }
}
