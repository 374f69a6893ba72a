import Diagnostics
public import Figures
import Geometry
import ViewLayout

extension Figure {
  /// The problems of the solved layout, as Interface Builder would report them: conflicts, ambiguous views, and views
  /// that are not where the editor's canvas has them. Views that nobody can see and texts that are cut off are warnings.
  ///
  /// A finding that the document expects is left out; an expected finding that is missing is an error.
  ///
  ///     figure.findings(in: figure.pictures(measuringTextWith: measurer, explaining: .all(determinationOf: nil))).diagnostics
  ///
  /// - Parameters:
  ///   - pictures: The solved pictures. Without explanations, ambiguity has no cause and off-screen views are not
  ///     found.
  ///   - kinds: The kinds of findings to look for; all by default.
  public func findings(
    in pictures: [Picture], of kinds: Set<Expectation> = Set(Expectation.allCases)
  ) -> Findings {
    var seen: Set<Expectation> = []
    // Most figures have no findings, and name many views.
    lazy var places = viewPlaces
    // 1. The findings of each picture, merged.
    var findings = merging(pictures) { panel in
      let found = panel.findings.filter { finding in
        guard let kind = finding.expectation, kinds.contains(kind) else { return false }
        seen.insert(kind)
        return !isExpected(finding, in: panel) && !isRounding(finding, in: panel)
      }
      return found.map { finding in
        if case .conflict(let conflict) = finding { return Findings.Entry(finding, .error, at: conflict.broken.range) }
        return Findings.Entry(
          finding, finding.isWarning ? .warning : .error,
          at: finding.detail.views.first.flatMap { places[$0] })
      }
    }
    // 2. What the document expects and no picture has.
    for expectation in Expectation.allCases
    where kinds.contains(expectation) && expectations.contains(expectation) && !seen.contains(expectation) {
      findings.all.append(
        Findings.Entry(.unmet(UnmetExpectation(expectation: expectation)), .error, at: expectationRanges[expectation]))
    }
    return findings
  }

  /// The conflicts of all pictures, including expected ones. They are reported when a figure is drawn in spite of them.
  ///
  /// - Parameters:
  ///   - pictures: The solved pictures.
  ///   - asErrors: Whether they are errors instead of warnings.
  public func conflicts(in pictures: [Picture], asErrors: Bool = false) -> Findings {
    merging(pictures, readsNotes: true) { panel in
      panel.conflicts.map {
        Findings.Entry(.conflict($0.explanation), asErrors ? .error : .warning, at: $0.explanation.broken.range)
      }
    }
  }

  private func merging(
    _ pictures: [Picture], readsNotes: Bool = false, _ found: (PanelLayout) -> [Findings.Entry]
  ) -> Findings {
    Findings(
      merging: pictures.map { picture in
        // By index, since a panel is much to copy.
        let names = picture.panelNames
        return (words(of: picture.variant), names.indices.map { (names[$0], found(picture.panels[$0])) })
      },
      readsNotes: readsNotes)
  }

  private func isExpected(_ finding: Finding, in panel: PanelLayout) -> Bool {
    guard case .lost(let lost) = finding else {
      return finding.expectation.map(expectations.contains) ?? false
    }
    // A view without constraints is ambiguous and can be off-screen for the same reason.
    return expectations.contains(.lost)
      || expectations.contains(.ambiguity) && panel.views.contains { $0.name == lost.view && $0.hasAmbiguousLayout }
  }

  /// What tells a picture from the others of the figure: `iphone-5`, `landscape`.
  private func words(of variant: PictureVariant) -> PictureGroups.Words {
    varyingProperties.reduce(into: [:]) { $0[$1] = variant.word(for: $1) }
  }

  /// Whether contents are open in a document that was converted for less than a point: its canvas gives rows the
  /// heights that other fonts asked for. A storyboard is compared with the marks of its editor.
  private func isRounding(_ finding: Finding, in panel: PanelLayout) -> Bool {
    guard canvas != nil, scene == nil, case .ambiguity(let ambiguity) = finding,
      case .contents(let names, _)? = ambiguity.cause
    else { return false }
    return panel.leavesNoRoom(for: names, along: ambiguity.axis)
  }

  /// The location at which each view is named first.
  var viewPlaces: [String: SourceRange] {
    let listed = [root] + root.subviews + panels.flatMap { $0.views ?? [] }
    let named = listed.flatMap(\.withDescendants).compactMap { view in
      view.name.range.map { (view.name.value, $0) }
    }
    return Dictionary(named) { first, _ in first }
  }
}

extension Picture {
  /// What the panels are called in messages: `'Turned'`, or its number where it has no title of its own.
  fileprivate var panelNames: [String] {
    let titles = panels.indices.map { panels[$0].title?.split(separator: "\n").first.map(String.init) ?? "" }
    // Most pictures have one panel, without a title.
    guard titles.contains(where: { !$0.isEmpty }) else { return titles.indices.map { "\($0 + 1)" } }
    let counts = Dictionary(grouping: titles) { $0 }.mapValues(\.count)
    return titles.enumerated().map { number, title in
      title.isEmpty || counts[title] != 1 ? "\(number + 1)" : "'\(title)'"
    }
  }
}

extension Finding {
  /// Whether the layout does what it was told, and only nobody can see a part of it.
  fileprivate var isWarning: Bool { expectation == .lost || expectation == .clipped }
}

extension PanelLayout {
  /// All findings of the panel, one for each cause, in the order in which they are printed.
  package var findings: [Finding] {
    let explanations = Dictionary(grouping: explanations, by: \.expectation)
    let ambiguities = Dictionary(grouping: explanations[.ambiguity] ?? [], by: \.detail.views)
    // 1. Conflicts. 2. Ambiguous views, with the cause if it was requested, and ambiguous contents of scroll views.
    var found = conflicts.map { Finding.conflict($0.explanation) }
    for view in views where view.hasAmbiguousLayout {
      for axis in Axis.allCases where view.isAmbiguous[axis] {
        let explanation = ambiguities[[view.name]]?.first {
          $0.identifier == .ambiguousView && $0.detail.axes == [axis]
        }
        found.append(explanation ?? .ambiguity(AmbiguityExplanation(view: view.name, axis: axis)))
      }
    }
    found += (explanations[.ambiguity] ?? []).filter { $0.identifier == .ambiguousContent }
    // 3. Misplaced views.
    for view in views {
      guard let design = view.designFrame, !design.matches(view.laidOutFrame) else { continue }
      found.append(
        .misplaced(MisplacedView(view: view.name, designed: design, laidOut: view.laidOutFrame, source: .canvas)))
    }
    // 4. Off-screen views.
    found += explanations[.lost] ?? []
    // 5. Texts that are cut off.
    return found.tellingCausesOnce + clippedTexts.map(Finding.clipped)
  }

  /// What the texts lack of the views that are not hidden, nor in one that is.
  private var clippedTexts: [ClippedText] {
    // Superviews come before their subviews.
    var isShown: [Bool] = []
    for view in views { isShown.append(!view.isHidden && view.superview.map { isShown[$0] } ?? true) }
    return views.indices.filter { isShown[$0] }.compactMap { views[$0].clippedText }
  }
}

extension Rect {
  fileprivate func matches(_ other: Rect) -> Bool {
    zip(corners, other.corners).allSatisfy {
      max(($0.x - $1.x).magnitude, ($0.y - $1.y).magnitude) <= Misplacement.tolerance
    }
  }
}
