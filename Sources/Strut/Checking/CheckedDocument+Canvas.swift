import Diagnostics
import Figures
import InterfaceBuilder
import PangoText
import Staging
import Typography
import ViewLayout

extension CheckedDocument {
  /// Lays a storyboard or xib out on its own canvas, and compares it with its stored frames.
  static func onCanvas(
    _ source: SourceFile, name: String, imagesIn folder: String, assets: String?, _ overrides: FigureOverrides
  ) -> CheckedDocument {
    // 1. Read the scenes with what their leaves measured in Interface Builder.
    let (read, problems) = InterfaceDocument.read(source, limits: overrides.limits)
    guard var document = read else { return CheckedDocument([], problems) }
    // 2. Solve them, again where classes may give views the sizes that are missing.
    var (scenes, checked) = document.solvedOnCanvas(named: name, problems, overrides)
    let missing = checked.sizesOfClasses(in: document, scenes)
    if !missing.axes.isEmpty {
      document = document.givingSizesOfTheirClass(to: missing.axes)
      (scenes, checked) = document.solvedOnCanvas(named: name, problems, overrides)
    }
    guard !checked.figures.isEmpty, let measurer = try? PangoTextMeasurer() else { return checked }
    // 3. What is ambiguous is so in the layout that was stored, and not only on the canvas or in rounded lengths.
    checked.leaveOutAmbiguities(
      determinedIn: document.figuresOfStoredRoots(among: scenes, measuringTextWith: measurer), overrides)
    checked.leaveOutAmbiguities(determinedIn: document.figuresOfSmallerContents(among: scenes), overrides)
    // 4. Compare the layouts with the stored frames.
    checked.compareWithStoredFrames(of: document, measuringTextWith: measurer)
    // 5. Warn of what nobody but a class knows, and not of letters: the sizes of texts are those that Apple's fonts gave.
    checked.findings.all += missing.warnings
    checked.diagnostics = Diagnostics(checked.diagnostics.all.filter { $0.identifier != .missingGlyph })
    // 6. Warn of what Xcode warns of besides.
    checked.diagnostics.add(contentsOf: document.buildWarnings)
    // 7. Warn of images and colours that are not there.
    if document.namesAssets {
      let folders = AssetFolders(assets, besideDocumentIn: folder)
      let images = ImageAssets(folders, limits: overrides.limits)
      checked.diagnostics.add(contentsOf: document.assetWarnings(images, ColorAssets(folders), in: folders))
    }
    return checked
  }

  /// Adds the findings that the stored frames prove. Each check leaves out the views that those before it found.
  private mutating func compareWithStoredFrames(
    of document: InterfaceDocument, measuringTextWith measurer: any TextMeasurer
  ) {
    let contradictory = Set(zip(document.scenes, figures).filter { $1.hasConflicts }.map(\.0.name))
    findings.all +=
      document.misplacements(
        measuringTextWith: measurer, except: contradictory, besides: ambiguousViews(in: document)
      ).all
    // What Interface Builder calls ambiguous besides.
    findings.all += document.rowAmbiguities(measuringTextWith: measurer).all
    // Lengths that nothing but the stored frame has, and contents of which nothing else says which of them gives way.
    findings.all +=
      document.unheldLengths(measuringTextWith: measurer, except: contradictory, besides: viewsNamed(in: document)).all
    findings.all +=
      document.equalContents(measuringTextWith: measurer, except: contradictory, besides: viewsNamed(in: document)).all
  }

  /// The names of the views that something is said of, by their scenes.
  private func viewsNamed(in document: InterfaceDocument) -> [String: Set<String>] {
    document.scenes.reduce(into: [:]) { names, scene in
      let own = findings.all.filter { ($0.scene ?? scene.name) == scene.name }
      names[scene.name] = Set(own.flatMap(\.finding.detail.views))
    }
  }

  /// The names of the views that were found to be ambiguous, by their scenes.
  private func ambiguousViews(in document: InterfaceDocument) -> [String: Set<String>] {
    document.scenes.reduce(into: [:]) { names, scene in
      let own = findings.all.filter { isAmbiguity($0, in: scene.name) }
      names[scene.name] = Set(own.flatMap(\.finding.detail.views))
    }
  }

  /// Leaves out the views that are not ambiguous in other figures of the scenes.
  private mutating func leaveOutAmbiguities(
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

  /// The views that may have a size of their own where one is missing: nobody but their class knows. Each gets a warning,
  /// unless the document lists what its class asked for, and what only hangs on them is not ambiguous.
  ///
  /// - Returns: The axes of the missing lengths by the views' ids, and the warnings.
  private func sizesOfClasses(
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
        guard !document.storesLength(ofClassOfViewWithID: id, along: ambiguity.axis) else { continue }
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
}
