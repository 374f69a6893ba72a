import Diagnostics
public import Figures
import Geometry
import ViewLayout

extension Figure {
  /// What is wrong with the solved layout, in the way Interface Builder would see it: constraints that conflict, views
  /// that are ambiguous, views that are not where the author's canvas has them; and, as warnings, views that nobody can
  /// see.
  ///
  /// What the document expects is no fault, and its absence is one.
  ///
  /// - Parameters:
  ///   - pictures: Solved with explanations; without them ambiguity is told without its reason, and lost views are not
  ///     told of.
  ///   - kinds: What is looked for; all by default.
  public func findings(
    in pictures: [Picture], of kinds: Set<Expectation> = Set(Expectation.allCases)
  ) -> Findings {
    var seen: Set<Expectation> = []
    let places = viewPlaces
    // 1. Picture by picture, what is found in several said once.
    var findings = merging(pictures) { panel in
      let found = panel.findings.filter { finding in
        guard let kind = finding.expectation, kinds.contains(kind) else { return false }
        seen.insert(kind)
        return !isExpected(finding, in: panel)
      }
      return found.map { finding in
        if case .conflict(let conflict) = finding { return Findings.Entry(finding, .error, at: conflict.broken.range) }
        return Findings.Entry(
          finding, finding.expectation == .lost ? .warning : .error,
          at: finding.detail.views.first.flatMap { places[$0] })
      }
    }
    // 2. What none of them shows and the author expects.
    for expectation in Expectation.allCases
    where kinds.contains(expectation) && expectations.contains(expectation) && !seen.contains(expectation) {
      findings.all.append(
        Findings.Entry(.unmet(UnmetExpectation(expectation: expectation)), .error, at: expectationRanges[expectation]))
    }
    return findings
  }

  /// The conflicts of all pictures, expected or not: what is told of a figure that is drawn all the same.
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
      merging: pictures.map { (label(of: $0.variant), $0.panels.flatMap(found)) }, readsNotes: readsNotes)
  }

  private func isExpected(_ finding: Finding, in panel: PanelLayout) -> Bool {
    guard case .lost(let lost) = finding else {
      return finding.expectation.map(expectations.contains) ?? false
    }
    // A view that nothing holds is ambiguous, and lost for the same reason.
    return expectations.contains(.lost)
      || expectations.contains(.ambiguity) && panel.views.contains { $0.name == lost.view && $0.hasAmbiguousLayout }
  }

  /// What tells a picture from the figure's others: `iphone-5 landscape`.
  private func label(of variant: PictureVariant) -> String {
    variant.words(for: varyingProperties).joined(separator: " ")
  }

  /// Where views were named first.
  private var viewPlaces: [String: SourceRange] {
    let listed = [root] + root.subviews + panels.flatMap { $0.views ?? [] }
    let named = listed.flatMap(\.withDescendants).compactMap { view in
      view.name.range.map { (view.name.value, $0) }
    }
    return Dictionary(named) { first, _ in first }
  }
}

extension PanelLayout {
  /// All that is wrong with it, in the order of telling.
  fileprivate var findings: [Finding] {
    let explanations = Dictionary(grouping: explanations, by: \.expectation)
    let ambiguities = Dictionary(grouping: explanations[.ambiguity] ?? [], by: \.detail.views)
    // 1. Conflicts, 2. each ambiguous view, with its reason if it was asked for, and what scroll views hold,
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
    // 3. misplaced views, 4. and lost ones.
    for view in views {
      guard let design = view.designFrame, !design.matches(view.laidOutFrame) else { continue }
      found.append(
        .misplaced(MisplacedView(view: view.name, designed: design, laidOut: view.laidOutFrame, source: .canvas)))
    }
    return found + (explanations[.lost] ?? [])
  }
}

extension Rect {
  fileprivate func matches(_ other: Rect) -> Bool {
    zip(corners, other.corners).allSatisfy {
      max(($0.x - $1.x).magnitude, ($0.y - $1.y).magnitude) <= Misplacement.tolerance
    }
  }
}
