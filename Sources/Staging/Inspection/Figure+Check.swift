public import Diagnostics
public import Figures
import Geometry
import ViewLayout

extension Figure {
  /// What is wrong with the solved layout, in the way Interface Builder would say it: constraints that conflict, views
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
  ) -> Diagnostics {
    var findings = Diagnostics()
    var seen: Set<Expectation> = []
    let places = viewPlaces
    // 1. Picture by picture, what is found in several said once.
    let found = pictures.map { picture in
      var findings = Diagnostics()
      for panel in picture.panels {
        if kinds.contains(.conflict) { report(conflictsIn: panel, of: picture, seen: &seen, to: &findings) }
        if kinds.contains(.ambiguity) { report(ambiguityIn: panel, places, seen: &seen, to: &findings) }
        if kinds.contains(.misplaced) { report(misplacedViewsIn: panel, places, seen: &seen, to: &findings) }
        if kinds.contains(.lost) { report(lostViewsIn: panel, places, seen: &seen, to: &findings) }
      }
      return findings
    }
    findings.add(contentsOf: merging(found, of: pictures))
    // 2. What none of them shows and the author expects.
    for expectation in Expectation.allCases
    where kinds.contains(expectation) && expectations.contains(expectation) && !seen.contains(expectation) {
      findings.add(
        .error(
          "'\(expectation.rawValue)' is expected, and the layout shows none", at: expectationRanges[expectation]))
    }
    return findings
  }

  private func report(
    conflictsIn panel: PanelLayout, of picture: Picture, seen: inout Set<Expectation>, to findings: inout Diagnostics
  ) {
    guard !panel.conflicts.isEmpty else { return }
    seen.insert(.conflict)
    guard !expectations.contains(.conflict) else { return }
    findings.addOnce(contentsOf: picture.conflictWarnings.asErrors)
  }

  private func report(
    ambiguityIn panel: PanelLayout, _ places: [String: SourceRange], seen: inout Set<Expectation>,
    to findings: inout Diagnostics
  ) {
    let explanations = Dictionary(grouping: panel.explanations, by: \.view)
    for view in panel.views where view.isAmbiguous.horizontal || view.isAmbiguous.vertical {
      seen.insert(.ambiguity)
      guard !expectations.contains(.ambiguity) else { continue }
      for axis in Axis.allCases where view.isAmbiguous[axis] {
        let explanation = explanations[view.name]?.first { $0.subject == .ambiguity(axis) }
        let way = axis == .horizontal ? "horizontally" : "vertically"
        findings.add(
          .error(
            explanation?.message ?? "'\(view.name)' is ambiguous \(way)", at: places[view.name],
            notes: explanation?.notes ?? []))
      }
    }
    for explanation in panel.explanations where explanation.subject == .contentAmbiguity {
      seen.insert(.ambiguity)
      if expectations.contains(.ambiguity) { continue }
      findings.add(.error(explanation.message, at: places[explanation.view], notes: explanation.notes))
    }
  }

  private func report(
    lostViewsIn panel: PanelLayout, _ places: [String: SourceRange], seen: inout Set<Expectation>,
    to findings: inout Diagnostics
  ) {
    let views = Dictionary(panel.views.map { ($0.name, $0) }) { first, _ in first }
    for explanation in panel.explanations where explanation.subject == .loss {
      seen.insert(.lost)
      guard !expectations.contains(.lost) else { continue }
      // A view that nothing holds is ambiguous, and lost for the same reason.
      let isAmbiguous = views[explanation.view]?.isAmbiguous
      if expectations.contains(.ambiguity), isAmbiguous?.horizontal == true || isAmbiguous?.vertical == true {
        continue
      }
      findings.add(.warning(explanation.message, at: places[explanation.view], notes: explanation.notes))
    }
  }

  private func report(
    misplacedViewsIn panel: PanelLayout, _ places: [String: SourceRange], seen: inout Set<Expectation>,
    to findings: inout Diagnostics
  ) {
    for view in panel.views {
      guard let design = view.designFrame, !design.matches(view.laidOutFrame) else { continue }
      seen.insert(.misplaced)
      guard !expectations.contains(.misplaced) else { continue }
      findings.add(
        .error(
          "'\(view.name)' is misplaced: it is \(design.consoleText) on the canvas and \(view.laidOutFrame.consoleText) "
            + "when laid out",
          at: places[view.name]))
    }
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

extension Rect {
  /// Half a point is what Interface Builder forgives.
  fileprivate func matches(_ other: Rect) -> Bool {
    zip(corners, other.corners).allSatisfy { ($0.x - $1.x).magnitude <= 0.5 && ($0.y - $1.y).magnitude <= 0.5 }
  }
}
