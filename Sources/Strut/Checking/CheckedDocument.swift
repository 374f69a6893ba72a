public import Diagnostics
import Figures
import InterfaceBuilder
public import Staging

/// The solved layouts of a document and their problems.
public struct CheckedDocument: Sendable {
  /// The solved figures; empty if the document has errors.
  public var figures: [SolvedFigure]
  /// Errors and warnings about the document itself.
  public var diagnostics: Diagnostics
  /// Problems of the layouts: conflicts, views that are ambiguous, misplaced, off-screen or without a size, and texts
  /// that are cut off.
  public var findings: Findings
  /// Whether the document has no errors, and its layouts have no conflicts and no ambiguous or misplaced views.
  public var isSound: Bool { !diagnostics.hasErrors && !findings.hasErrors }

  /// Whether there is anything to say at all.
  public var isWithoutWarnings: Bool { isSound && diagnostics.all.isEmpty && findings.all.isEmpty }
}

/// Solves the figures of a document and finds problems of their layouts.
///
/// A storyboard or xib is checked as Interface Builder shows it: on its own canvas, with the stored sizes of labels,
/// buttons and other leaf views. A view whose solved frame differs from the stored one is an error. If the overrides
/// name devices, orientations, directions or text sizes, the document is laid out for these instead, and its stored
/// frames only say which of constraints that conflict was added or changed.
///
/// - Parameter assets: The folder of the images and colours that a storyboard or xib refers to. `nil` searches asset
///   catalogues and PNG files in the document's folder.
public func check(
  _ source: SourceFile, name: String, imagesIn folder: String, assets: String? = nil,
  overrides: FigureOverrides = FigureOverrides()
) -> CheckedDocument {
  var checked: CheckedDocument =
    if !InterfaceDocument.isLikely(source) {
      .figure(of: source, name: name, imagesIn: folder, overrides)
    } else if overrides.namesVariant {
      .onDevices(source, name: name, imagesIn: folder, assets: assets, overrides)
    } else {
      .onCanvas(source, name: name, imagesIn: folder, assets: assets, overrides)
    }
  checked.refuseOmittedConstraints()
  return checked
}

extension CheckedDocument {
  /// Keeps solved figures, with the findings of some kinds that their layouts have.
  init(
    _ figures: [SolvedFigure], _ diagnostics: Diagnostics, looksFor kinds: Set<Expectation> = Set(Expectation.allCases)
  ) {
    self.figures = figures
    self.diagnostics = diagnostics
    findings = Findings(
      figures.flatMap { figure in
        figure.figure.findings(in: figure.pictures, of: kinds).all.map { entry in
          var entry = entry
          entry.scene = figures.count > 1 ? figure.figure.scene?.name : nil
          return entry
        }
      })
  }

  /// Lays out a document of the figure language.
  fileprivate static func figure(
    of source: SourceFile, name: String, imagesIn folder: String, _ overrides: FigureOverrides
  ) -> CheckedDocument {
    let (read, problems) = readFigures(
      source, name: name, imagesIn: folder, limits: overrides.limits, scenes: overrides.scenes)
    let (figures, diagnostics) = solve(read, problems, overrides: overrides)
    return CheckedDocument(figures, diagnostics.adding(figures.emptinessWarnings))
  }

  /// A layout without one of its constraints is another one: Interface Builder opens no such document, or the application
  /// ends with an exception.
  fileprivate mutating func refuseOmittedConstraints() {
    diagnostics = Diagnostics(
      diagnostics.all.map { diagnostic in
        var diagnostic = diagnostic
        if diagnostic.identifier == .omittedConstraint { diagnostic.severity = .error }
        return diagnostic
      })
  }

  /// Whether something found is an ambiguity in a scene.
  func isAmbiguity(_ entry: Findings.Entry, in scene: String) -> Bool {
    entry.finding.expectation == .ambiguity && (entry.scene == scene || figures.count == 1)
  }
}

extension [SolvedFigure] {
  /// A warning of each figure that has nothing in it.
  var emptinessWarnings: Diagnostics { Diagnostics(compactMap(\.figure.emptinessWarning)) }
}
