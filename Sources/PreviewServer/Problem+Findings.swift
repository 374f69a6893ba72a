import Diagnostics
import Figures
import Staging
import Geometry
import ViewLayout

extension [Picture] {
  /// The conflicts and the ambiguous views, each once. The remedies are numbered through.
  var problems: [Reply.Problem] {
    var number = -1
    return findings.map { finding, panel in
      let detail = finding.detail
      var members = detail.requirements.map { Reply.Holder($0, nil, in: panel) }
      if case .conflict = finding, !members.isEmpty { members[0].isBroken = true }
      let remedies = finding.changes.map { change in
        number += 1
        return Reply.Remedy(text: change.message, number: number)
      }
      return Reply.Problem(
        kind: finding.expectation?.rawValue ?? "", text: detail.message, members: members, remedies: remedies)
    }
  }

  /// The changes of the remedies, by their numbers, each with the panel that it is for.
  var changes: [(change: LayoutChange, panel: PanelLayout)] {
    findings.flatMap { finding, panel in finding.changes.map { ($0, panel) } }
  }

  private var findings: [(finding: Finding, panel: PanelLayout)] {
    var seen: Set<String> = []
    return flatMap(\.panels).flatMap { panel in
      // Merged as `strut check` merges them. A scene is drawn without explanations, and its views are ambiguous all the same.
      panel.findings.filter { finding in
        switch finding {
        case .conflict, .ambiguity, .contentAmbiguity: seen.insert(finding.detail.message).inserted
        default: false
        }
      }.map { ($0, panel) }
    }
  }
}

extension Finding {
  /// What would end the trouble: what is proposed first and, in a conflict, to give up any other of its constraints.
  fileprivate var changes: [LayoutChange] {
    let proposed = detail.remedy.changes
    guard case .conflict(let conflict) = self else { return proposed }
    let written = conflict.requirements.filter { $0.kind == .constraint }
    let others = written.map { LayoutChange.setPriority($0, 999) } + written.map { LayoutChange.remove($0) }
    return proposed + others.filter { !proposed.contains($0) }
  }
}

extension Reply.Holder {
  /// - Parameter panel: Whose constraint it is.
  init(_ requirement: KeptRequirement, _ axis: Axis?, in panel: PanelLayout) {
    self.init(
      axis: axis?.rawValue, text: requirement.text, line: requirement.range?.start.line,
      file: requirement.range?.file?.path, views: requirement.views)
    switch requirement.kind {
    case .constraint:
      let candidates = panel.constraints.filter { $0.range == requirement.range }
      let constraint = candidates.first { $0.equation.description == requirement.equation } ?? candidates.first
      item = constraint?.item
      priority = constraint?.equation.priority.rawValue
    case .intrinsicSize:
      guard let axis, let view = panel.views.first(where: { $0.name == requirement.views.first }) else { return }
      // A content keeps others from making its view smaller, or larger.
      let isHugging = requirement.equation.contains(" <= ")
      let priorities = isHugging ? view.contentHuggingPriority : view.contentCompressionResistancePriority
      priority = priorities[axis].rawValue
    case .mask, .nonNegativeSize, .nonNegativeContentSize, .rootSize: priority = Priority.required.rawValue
    case .contentSize, .stack, .fittingSize: break
    }
  }
}
