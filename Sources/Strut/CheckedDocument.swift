public import Diagnostics
import Figures
import InterfaceBuilder
import PangoText
import Staging

/// A document's layouts, and what is wrong with them.
public struct CheckedDocument: Sendable {
  /// None where the document has errors.
  public var figures: [SolvedFigure]
  /// What there is to say of the document itself.
  public var diagnostics: Diagnostics
  /// Conflicts, ambiguity, misplaced and lost views.
  public var findings: Diagnostics
  /// Whether the document has no errors, and its layouts neither conflicts nor ambiguous or misplaced views.
  public var isSound: Bool
}

/// Solves the figures of a document and looks for what is wrong with them.
///
/// A storyboard or a xib is checked as Interface Builder shows it: on its own canvas, with the sizes that are stored for
/// labels, buttons and other leaves. A view that is not where the document has it is an error, as everything is that
/// makes a document unsound. Where the overrides name
/// devices, orientations or directions, it is laid out for them instead and compared with nothing.
public func check(
  _ source: SourceFile, name: String, imagesIn folder: String, overrides: FigureOverrides = FigureOverrides()
) -> CheckedDocument {
  let isOnCanvas = overrides.devices == nil && overrides.orientations == nil && overrides.directions == nil
  guard isOnCanvas, InterfaceDocument.isLikely(source) else {
    let (figures, diagnostics) = solveFigures(source, name: name, imagesIn: folder, overrides: overrides)
    let emptiness = Diagnostics(figures.compactMap(\.figure.emptinessWarning))
    // A scene's stored frames are those of its canvas, with the sizes of its leaves there.
    let kinds = Set(Expectation.allCases).subtracting(InterfaceDocument.isLikely(source) ? [.misplaced] : [])
    return CheckedDocument(figures, diagnostics.adding(emptiness), looksFor: kinds)
  }
  // 1. Read the scenes with what their leaves measured in Interface Builder.
  let (document, problems) = InterfaceDocument.read(source)
  guard let document else { return CheckedDocument([], problems) }
  let imported = document.figures(named: name, options: ImportOptions(contentSizes: .stored))
  // 2. Solve them.
  let (figures, diagnostics) = solve(imported.figures, problems.adding(imported.diagnostics), overrides: overrides)
  var checked = CheckedDocument(figures, diagnostics, looksFor: Set(Expectation.allCases).subtracting([.misplaced]))
  // 3. Compare them with the stored frames.
  guard !figures.isEmpty, let measurer = try? PangoTextMeasurer() else { return checked }
  let contradictory = zip(document.scenes, figures).filter { $1.pictures.contains(where: \.hasConflicts) }.map(\.0.name)
  let misplacements = document.misplacements(measuringTextWith: measurer, except: Set(contradictory))
  checked.findings.add(contentsOf: misplacements.asErrors)
  checked.isSound = checked.isSound && misplacements.isEmpty
  return checked
}

extension CheckedDocument {
  fileprivate init(
    _ figures: [SolvedFigure], _ diagnostics: Diagnostics, looksFor kinds: Set<Expectation> = Set(Expectation.allCases)
  ) {
    self.figures = figures
    self.diagnostics = diagnostics
    findings = Diagnostics()
    for figure in figures {
      let found = figure.figure.findings(in: figure.pictures, of: kinds)
      // Views of several scenes have the same names.
      let scene = figures.count > 1 ? figure.figure.scene.map { " (scene \($0.name))" } : nil
      for var finding in found.all {
        finding.message += scene ?? ""
        findings.add(finding)
      }
    }
    isSound = !diagnostics.hasErrors && !findings.hasErrors
  }
}

extension Picture {
  fileprivate var hasConflicts: Bool { panels.contains { !$0.conflicts.isEmpty } }
}
