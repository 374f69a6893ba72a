import Diagnostics
import Figures
import Geometry
import InterfaceBuilder
import Staging
import ViewLayout

extension CheckedDocument {
  /// Lays a storyboard or xib out for devices. Its stored frames are those of its canvas, with the sizes of its leaves
  /// there, and only say which of constraints that conflict give way.
  static func onDevices(
    _ source: SourceFile, name: String, imagesIn folder: String, assets: String?, _ overrides: FigureOverrides
  ) -> CheckedDocument {
    var options = ReadingOptions(limits: overrides.limits, showsContainers: false)
    (options.assets, options.scenes, options.checksAssets) = (assets, overrides.scenes, true)
    let reading = FigureReading(source, name: name, imagesIn: folder, options: options)
    var read = reading.figures
    let problems = reading.diagnostics
    var (figures, diagnostics) = solve(read, problems, overrides: overrides)
    if figures.contains(where: \.hasConflicts),
      let document = InterfaceDocument.read(source, limits: overrides.limits, findsSlips: false).0,
      document.letSuspectsGiveWay(in: &read, conflictingIn: figures)
    {
      (figures, diagnostics) = solve(read, problems, overrides: overrides)
    }
    var checked = CheckedDocument(
      figures, diagnostics.adding(figures.emptinessWarnings),
      looksFor: Set(Expectation.allCases).subtracting([.misplaced]))
    checked.doubtContents()
    checked.leaveOutWhatUIKitSettles()
    return checked
  }

  /// Warns of contents that seem to leave a layout open in a scene with characters that no font has: these are
  /// narrower, or wider, than they are on a device, and so is the room that is left.
  private mutating func doubtContents() {
    for figure in figures where figure.pictures.contains(where: { !$0.missingGlyphs.isEmpty }) {
      for index in findings.all.indices where isAmbiguity(findings.all[index], in: figure.figure.scene?.name ?? "") {
        guard case .ambiguity(let ambiguity) = findings.all[index].finding, case .contents? = ambiguity.cause else {
          continue
        }
        findings.all[index].severity = .warning
      }
    }
  }

  /// Leaves out contents that only the rounding of a length leaves open, and what the table of a lone cell makes room
  /// for. What a stack view settles itself is a warning, and so are contents of which one is a text that is cut off:
  /// that is what a longer language or larger letters do in any row of a text and a switch, and it is told besides.
  ///
  /// - A row keeps its canvas's height, which has other pixels than a device. Less than a point that is left of it is
  ///   no room that a content could take.
  /// - The root of a xib that is a cell has the height that its table gives it: the one that it asks for.
  /// - Of contents that a stack view arranges, `UIStackView` resizes one rather than to be ambiguous
  ///   ([`fill`](https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/fill)).
  ///   Interface Builder marks one of seven such stacks in the collections.
  private mutating func leaveOutWhatUIKitSettles() {
    findings.all = findings.all.compactMap { entry in
      let shown = figures.filter { entry.scene == nil || $0.figure.scene?.name == entry.scene }
      let isLoneCell = !shown.isEmpty && shown.allSatisfy { $0.figure.root.kind == .tableViewCell }
      var entry = entry
      switch entry.finding {
      case .clipped(let text) where isLoneCell && text.axes == [.vertical]: return nil
      case .ambiguity(let ambiguity):
        guard case .contents(let names, let priority)? = ambiguity.cause else { return entry }
        if isLoneCell, ambiguity.axis == .vertical { return nil }
        let panels = shown.flatMap(\.pictures).flatMap(\.panels)
        guard !panels.isEmpty else { return entry }
        if panels.allSatisfy({ $0.leavesNoRoom(for: names, along: ambiguity.axis) }) { return nil }
        let isCut =
          priority == .compressionResistance && isTextCut(in: names, along: ambiguity.axis, inScene: entry.scene)
        if isCut || panels.allSatisfy({ $0.isOneStack(names) }) { entry.severity = .warning }
      default: break
      }
      return entry
    }
  }

  /// Whether a text of one of the views of a scene is told to be cut off along an axis.
  private func isTextCut(in names: [String], along axis: Axis, inScene scene: String?) -> Bool {
    findings.all.contains { entry in
      guard case .clipped(let text) = entry.finding else { return false }
      return entry.scene == scene && text.axes.contains(axis) && names.contains(text.view)
    }
  }
}

extension PanelLayout {
  /// Whether one stack view arranges all of the views.
  fileprivate func isOneStack(_ names: [String]) -> Bool {
    guard let superviews = views(named: names)?.map(\.superview), let first = superviews.first ?? nil else {
      return false
    }
    return views[first].kind == .stackView && superviews.allSatisfy { $0 == first }
  }
}
