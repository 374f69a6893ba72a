import Figures
import Geometry
import Staging

extension PanelLayout {
  /// The columns of `viewRows` but the last, which is for remarks.
  static let viewColumns = ["View", "Class", "X", "Y", "Width", "Height"]

  /// A row a view: its name set in by its depth, its class, its frame, and what is to be said of it.
  var viewRows: [[String]] {
    let findings = Dictionary(grouping: explanations.filter { $0.detail.views.count == 1 }) { $0.detail.views[0] }
    return views.map { view in
      let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height].map { $0.decimalText(places: 3) }
      let name = String(repeating: "  ", count: depth(of: view)) + view.name
      return [name, view.className] + frame + [remarks(findings[view.name] ?? []).joined(separator: "; ")]
    }
  }

  /// Along which axes a view is ambiguous, and whether it is lost.
  private func remarks(_ findings: [Finding]) -> [String] {
    var remarks: [String] = []
    for finding in findings {
      // What nothing sets was just told of.
      remarks.append(finding.expectation == .lost && !remarks.isEmpty ? "lost" : finding.detail.remark)
    }
    return remarks
  }

  private func depth(of view: SolvedView) -> Int {
    var depth = 0
    var next = view.superview
    while let index = next {
      depth += 1
      next = views[index].superview
    }
    return depth
  }
}

extension SolvedConstraint {
  /// What became of it where it is not simply in force and holds; `nil` where it is and does.
  var state: String? {
    isBroken ? "broken" : !isActive ? "inactive" : isSatisfied ? nil : "gives way"
  }
}
