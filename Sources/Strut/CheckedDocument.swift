public import Diagnostics
import Figures
import InterfaceBuilder
import PangoText
public import Staging

/// The solved layouts of a document and their problems.
public struct CheckedDocument: Sendable {
  /// The solved figures; empty if the document has errors.
  public var figures: [SolvedFigure]
  /// Errors and warnings about the document itself.
  public var diagnostics: Diagnostics
  /// Problems of the layouts: conflicts, views that are ambiguous, misplaced, off-screen or without a size, and texts that
  /// are cut off.
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
/// name devices, orientations, directions or text sizes, the document is laid out for these instead, and its stored frames
/// only say which of constraints that conflict was added or changed.
public func check(
  _ source: SourceFile, name: String, imagesIn folder: String, overrides: FigureOverrides = FigureOverrides()
) -> CheckedDocument {
  var checked = checkLayouts(of: source, name: name, imagesIn: folder, overrides: overrides)
  checked.refuseOmittedConstraints()
  return checked
}

private func checkLayouts(
  of source: SourceFile, name: String, imagesIn folder: String, overrides: FigureOverrides
) -> CheckedDocument {
  guard !overrides.namesVariant, InterfaceDocument.isLikely(source) else {
    var (read, problems) = readFigures(
      source, name: name, imagesIn: folder, limits: overrides.limits, scenes: overrides.scenes)
    let isInterface = InterfaceDocument.isLikely(source)
    var (figures, diagnostics) = solve(read, problems, overrides: overrides)
    if isInterface, figures.contains(where: { $0.pictures.contains(where: \.hasConflicts) }),
      let document = InterfaceDocument.read(source, limits: overrides.limits, findsSlips: false).0
    {
      document.letSuspectsGiveWay(in: &read, conflictingIn: figures)
      (figures, diagnostics) = solve(read, problems, overrides: overrides)
    }
    let emptiness = Diagnostics(figures.compactMap(\.figure.emptinessWarning))
    // A scene's stored frames are those of its canvas, with the sizes of its leaves there.
    let kinds = Set(Expectation.allCases).subtracting(isInterface ? [.misplaced] : [])
    var checked = CheckedDocument(figures, diagnostics.adding(emptiness), looksFor: kinds)
    if isInterface {
      checked.doubtContents()
      checked.leaveOutWhatUIKitSettles()
    }
    return checked
  }
  // 1. Read the scenes with what their leaves measured in Interface Builder.
  let (read, problems) = InterfaceDocument.read(source, limits: overrides.limits)
  guard var document = read else { return CheckedDocument([], problems) }
  // 2. Solve them, again where classes may give views the sizes that are missing.
  var (imported, checked) = document.solvedOnCanvas(named: name, problems, overrides)
  let missing = checked.sizesOfClasses(in: document, imported)
  if !missing.axes.isEmpty {
    document = document.givingSizesOfTheirClass(to: missing.axes)
    (imported, checked) = document.solvedOnCanvas(named: name, problems, overrides)
  }
  // 3. Compare them with the stored frames.
  let figures = checked.figures
  guard !figures.isEmpty, let measurer = try? PangoTextMeasurer() else { return checked }
  //    What is ambiguous is so in the layout that was stored, and not only on the canvas or in rounded lengths.
  checked.leaveOutAmbiguities(
    determinedIn: document.figuresOfStoredRoots(among: imported, measuringTextWith: measurer), overrides)
  checked.leaveOutAmbiguities(
    determinedIn: document.figuresOfSmallerContents(among: imported), overrides)
  let contradictory = zip(document.scenes, figures).filter { $1.pictures.contains(where: \.hasConflicts) }.map(\.0.name)
  let misplacements = document.misplacements(
    measuringTextWith: measurer, except: Set(contradictory),
    besides: Dictionary(
      document.scenes.map { ($0.name, checked.ambiguousViews(in: $0.name)) }, uniquingKeysWith: { $0.union($1) }))
  checked.findings.all += misplacements.all
  // 4. Say what Interface Builder calls ambiguous besides.
  checked.findings.all += document.rowAmbiguities(measuringTextWith: measurer).all
  // 5. Warn of lengths that nothing but the stored frame has.
  checked.findings.all +=
    document.unheldLengths(
      measuringTextWith: measurer, except: Set(contradictory), besides: checked.viewsNamed(in: document)
    ).all
  //    And of contents of which no one knows which gives way, but that they are stored so.
  checked.findings.all +=
    document.equalContents(
      measuringTextWith: measurer, except: Set(contradictory), besides: checked.viewsNamed(in: document)
    ).all
  // 6. Warn of what nobody but a class knows, and not of letters: the sizes of texts are those that Apple's fonts gave. And
  //    of what Xcode warns of besides.
  checked.findings.all += missing.warnings
  checked.diagnostics = Diagnostics(
    checked.diagnostics.all.filter { $0.identifier != .missingGlyph } + document.buildWarnings.all)
  return checked
}

extension CheckedDocument {
  fileprivate init(
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
}

extension CheckedDocument {
  /// The names of the views that something is said of, by their scenes.
  fileprivate func viewsNamed(in document: InterfaceDocument) -> [String: Set<String>] {
    document.scenes.reduce(into: [:]) { names, scene in
      let own = findings.all.filter { ($0.scene ?? scene.name) == scene.name }
      names[scene.name] = Set(own.flatMap(\.finding.detail.views))
    }
  }

  /// The names of the views in a scene that were found to be ambiguous.
  fileprivate func ambiguousViews(in scene: String) -> Set<String> {
    let own = findings.all.filter { isAmbiguity($0, in: scene) }
    return Set(own.flatMap(\.finding.detail.views))
  }

  private func isAmbiguity(_ entry: Findings.Entry, in scene: String) -> Bool {
    entry.finding.expectation == .ambiguity && (entry.scene == scene || figures.count == 1)
  }

  /// Leaves out the views that are not ambiguous in other figures of the scenes.
  fileprivate mutating func leaveOutAmbiguities(
    determinedIn others: @autoclosure () -> [String: Figure], _ overrides: FigureOverrides
  ) {
    // Few documents have any, and other figures of all their scenes would be made for nothing.
    guard findings.all.contains(where: { $0.finding.expectation == .ambiguity }) else { return }
    for (scene, figure) in others() where findings.all.contains(where: { isAmbiguity($0, in: scene) }) {
      let (solved, _) = solve([figure], Diagnostics(), overrides: overrides)
      guard let fitting = solved.first else { continue }
      let open = Set(
        fitting.figure.findings(in: fitting.pictures, of: [.ambiguity]).all.flatMap(\.finding.detail.views))
      findings.all = findings.all.filter { entry in
        !isAmbiguity(entry, in: scene) || entry.finding.detail.views.contains(where: open.contains)
      }
    }
  }
}

extension InterfaceDocument {
  /// The scenes, and their layouts on the canvas with the problems that are to be seen without the stored frames.
  fileprivate func solvedOnCanvas(
    named name: String, _ problems: Diagnostics, _ overrides: FigureOverrides
  ) -> (scenes: [Figure], checked: CheckedDocument) {
    var options = ImportOptions(contentSizes: .stored)
    // That a row makes room where it is loaded is no conflict.
    options.limitsLoneCells = false
    options.expandsImages = true
    var imported = figures(named: name, options: options)
    let read = problems.adding(imported.diagnostics)
    var (solved, diagnostics) = solve(imported.figures, read, overrides: overrides)
    if letSuspectsGiveWay(in: &imported.figures, conflictingIn: solved) {
      (solved, diagnostics) = solve(imported.figures, read, overrides: overrides)
    }
    // Misplaced views come after; and with stored sizes for contents, no text tells whether it has room.
    let kinds = Set(Expectation.allCases).subtracting([.misplaced, .clipped])
    return (imported.figures, CheckedDocument(solved, diagnostics, looksFor: kinds))
  }

  /// Of constraints that conflict, lets those give way that the stored frames break.
  ///
  /// - Parameters:
  ///   - figures: The scenes.
  ///   - solved: The same, solved.
  /// - Returns: Whether there are any, so that the scenes are to be solved again.
  @discardableResult
  fileprivate func letSuspectsGiveWay(in figures: inout [Figure], conflictingIn solved: [SolvedFigure]) -> Bool {
    var areFound = false
    for (index, solved) in solved.enumerated() where solved.pictures.contains(where: \.hasConflicts) {
      let broken = solved.figure.scene.map { constraintsBrokenByFrames(in: $0.name) } ?? []
      guard !broken.isEmpty else { continue }
      (figures[index].breaking, areFound) = (broken, true)
    }
    return areFound
  }
}

extension CheckedDocument {
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

  /// Warns of contents that seem to leave a layout open in a scene with characters that no font has: these are narrower, or
  /// wider, than they are on a device, and so is the room that is left.
  fileprivate mutating func doubtContents() {
    for figure in figures where figure.pictures.contains(where: { !$0.missingGlyphs.isEmpty }) {
      for index in findings.all.indices where isAmbiguity(findings.all[index], in: figure.figure.scene?.name ?? "") {
        guard case .ambiguity(let ambiguity) = findings.all[index].finding, case .contents? = ambiguity.cause else {
          continue
        }
        findings.all[index].severity = .warning
      }
    }
  }

  /// The views that may have a size of their own where one is missing: nobody but their class knows. Each gets a warning,
  /// and what only hangs on them is not ambiguous.
  ///
  /// - Returns: The axes of the missing lengths by the views' ids, and the warnings.
  fileprivate func sizesOfClasses(
    in document: InterfaceDocument, _ scenes: [Figure]
  ) -> (axes: [String: Set<Axis>], warnings: [Findings.Entry]) {
    var (axes, warnings): ([String: Set<Axis>], [Findings.Entry]) = ([:], [])
    for scene in scenes {
      let views = document.viewsWithSizesOfTheirClass(in: scene)
      for entry in findings.all where entry.scene == scene.scene?.name || figures.count == 1 {
        guard case .ambiguity(var ambiguity) = entry.finding, ambiguity.undetermined.contains(.size),
          let id = views[ambiguity.view]
        else { continue }
        axes[id, default: []].insert(ambiguity.axis)
        // Where it is hangs on the others' sizes.
        if ambiguity.undetermined != [.size] {
          ambiguity.undetermined = [.size]
          ambiguity.cause = .missing([ambiguity.axis.sizeAttribute], needed: 1, orContent: true)
          (ambiguity.others, ambiguity.followers, ambiguity.limits) = ([], [], [])
        }
        var warning = entry
        (warning.finding, warning.severity) = (.ambiguity(ambiguity), .warning)
        warnings.append(warning)
      }
    }
    return (axes, warnings)
  }
}

extension Picture {
  fileprivate var hasConflicts: Bool { panels.contains { !$0.conflicts.isEmpty } }
}
