public import Diagnostics
public import Figures
import PangoText
public import Staging

/// A figure with every combination solved.
public struct SolvedFigure: Sendable {
  public var figure: Figure
  public var pictures: [Picture]

  /// The solved geometry as JSON, as `strut inspect --json` prints it.
  public var inspection: String { figure.inspection(of: pictures) }

  /// Conflicts, ambiguity, misplaced and lost views that the figure does not expect.
  public var findings: Diagnostics { figure.findings(in: pictures) }
}

/// Solves the figures that a document describes, without drawing them.
///
/// - Parameter affecting: A view of which the pictures are to tell what gives it its place and its size.
/// - Returns: None where the document has errors; all that is to be said of it but its conflicts, which are with the
///   pictures.
public func solveFigures(
  _ source: SourceFile, name: String, imagesIn folder: String, overrides: FigureOverrides = FigureOverrides(),
  affecting: String? = nil
) -> ([SolvedFigure], Diagnostics) {
  let (figures, diagnostics) = readFigures(source, name: name, imagesIn: folder)
  return solve(figures, diagnostics, overrides: overrides, affecting: affecting)
}

/// - Parameter diagnostics: What was said of the figures when they were read.
func solve(
  _ figures: [Figure], _ diagnostics: Diagnostics, overrides: FigureOverrides, affecting: String? = nil
) -> ([SolvedFigure], Diagnostics) {
  var diagnostics = diagnostics
  do throws(MissingFonts) {
    let measurer = try PangoTextMeasurer()
    let solved = figures.map { figure in
      let figure = figure.applying(overrides)
      return SolvedFigure(
        figure: figure,
        pictures: figure.pictures(measuringTextWith: measurer, explaining: .all(determinationOf: affecting)))
    }
    for picture in solved.flatMap(\.pictures) { diagnostics.add(contentsOf: picture.diagnostics) }
    return (diagnostics.hasErrors ? [] : solved, diagnostics)
  } catch {
    for message in error.messages { diagnostics.add(.error(message)) }
    return ([], diagnostics)
  }
}

/// Solves the figure that a document describes; of a storyboard the first scene's.
///
/// - Returns: `nil` where the document has errors; all that is to be said of it, as `solveFigures` says it.
public func solveFigure(
  _ source: SourceFile, name: String, imagesIn folder: String, overrides: FigureOverrides = FigureOverrides(),
  affecting: String? = nil
) -> (SolvedFigure?, Diagnostics) {
  let (figures, diagnostics) = solveFigures(
    source, name: name, imagesIn: folder, overrides: overrides, affecting: affecting)
  return (figures.first, diagnostics)
}
