public import Diagnostics
public import Figures
import Graphics
import PangoText
public import Staging

/// A figure with the solved layouts of all its combinations.
public struct SolvedFigure: Sendable {
  /// The figure, with the overrides applied.
  public var figure: Figure
  /// Its combinations in order, each solved.
  public var pictures: [Picture]

  /// The solved geometry as JSON, as `strut inspect --json` prints it.
  public var inspection: String { figure.inspection(of: pictures) }

  /// The same, with what is on the screen of animated panels at a time.
  ///
  /// - Parameter time: In seconds from the beginning of each panel's animation.
  public func inspection(at time: Double) -> String { figure.inspection(of: pictures, at: time) }

  /// Problems that the figure does not expect: conflicts, and views that are ambiguous, misplaced, off-screen or without
  /// a size.
  public var findings: Findings { figure.findings(in: pictures) }
}

/// Solves the figures that a document describes, without drawing them.
///
/// - Parameters:
///   - source: The document.
///   - name: The prefix of the pictures' names.
///   - folder: The folder of the document's images. Nothing outside it is read.
///   - overrides: The settings that replace the document's.
///   - affecting: A view. The pictures then explain which constraints determine its position and size.
/// - Returns: The figures, or none if the document has errors; and all errors and warnings except conflicts, which are
///   part of the pictures.
public func solveFigures(
  _ source: SourceFile, name: String, imagesIn folder: String, overrides: FigureOverrides = FigureOverrides(),
  affecting: String? = nil
) -> ([SolvedFigure], Diagnostics) {
  let (figures, diagnostics) = readFigures(
    source, name: name, imagesIn: folder, limits: overrides.limits, scenes: overrides.scenes)
  return solve(figures, diagnostics, overrides: overrides, affecting: affecting)
}

/// - Parameter diagnostics: The errors and warnings from reading the figures.
package func solve(
  _ figures: [Figure], _ diagnostics: Diagnostics, overrides: FigureOverrides = FigureOverrides(),
  affecting: String? = nil
) -> ([SolvedFigure], Diagnostics) {
  solve(figures, diagnostics, overrides: overrides, explaining: .all(determinationOf: affecting))
}

/// - Parameters:
///   - diagnostics: The errors and warnings from reading the figures.
///   - explaining: What is told beside the solution.
package func solve(
  _ figures: [Figure], _ diagnostics: Diagnostics, overrides: FigureOverrides = FigureOverrides(),
  explaining: Explaining
) -> ([SolvedFigure], Diagnostics) {
  var diagnostics = diagnostics
  do throws(MissingFonts) {
    let measurer = try PangoTextMeasurer()
    let budget = WorkBudget(overrides.limits[.work])
    let figures = figures.map { $0.applying(overrides) }
    for figure in figures { diagnostics.add(contentsOf: figure.excesses(over: overrides.limits)) }
    guard !diagnostics.hasErrors else { return ([], diagnostics) }
    let solved = figures.map { figure in
      SolvedFigure(
        figure: figure,
        pictures: figure.pictures(measuringTextWith: measurer, explaining: explaining, within: budget))
    }
    if let error = budget.excess(over: overrides.limits) { diagnostics.add(error) }
    for picture in solved.flatMap(\.pictures) { diagnostics.add(contentsOf: picture.diagnostics) }
    return (diagnostics.hasErrors ? [] : solved, diagnostics)
  } catch {
    for message in error.messages { diagnostics.add(.error(.missingFont, message)) }
    return ([], diagnostics)
  }
}

/// Solves the figure that a document describes, or the first scene of a storyboard.
///
/// - Returns: The figure, or `nil` if the document has errors; and the same errors and warnings as `solveFigures`.
public func solveFigure(
  _ source: SourceFile, name: String, imagesIn folder: String, overrides: FigureOverrides = FigureOverrides(),
  affecting: String? = nil
) -> (SolvedFigure?, Diagnostics) {
  let (figures, diagnostics) = solveFigures(
    source, name: name, imagesIn: folder, overrides: overrides, affecting: affecting)
  return (figures.first, diagnostics)
}
