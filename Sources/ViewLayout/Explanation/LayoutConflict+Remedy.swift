import Geometry

/// What would make a conflict go away.
public struct ConflictRemedy {
  /// `give 'v3.height == 10' a priority below 1000, or drop it`
  public var words: String
  /// The constraint to change, or what stands for the property of a view that is to be changed.
  public var requirement: LayoutRequirement?
}

extension LayoutConflict {
  /// What most likely is wrong, and what to do about it.
  public var remedy: ConflictRemedy {
    // 1. A view that its frame holds beside its constraints: the commonest slip.
    for member in members {
      guard case .mask(let view, _, _, _) = member, !isAlone(view) else { continue }
      return ConflictRemedy(
        words: "'\(view.name)' is held by its frame too; set its translatesAutoresizingMaskIntoConstraints to false",
        requirement: member)
    }
    // 2. Content that may not give way.
    for member in members {
      guard case .intrinsicSize(let view, let axis, _, let isHugging) = member else { continue }
      let property = isHugging ? "contentHuggingPriority" : "contentCompressionResistancePriority"
      let way = axis == .horizontal ? "horizontal" : "vertical"
      return ConflictRemedy(words: "give '\(view.name)' a \(way) \(property) below 1000", requirement: member)
    }
    // 3. A constraint of the author's: the one that gave way, or the last.
    guard let choice = broken.authored ?? members.compactMap(\.authored).last else {
      return ConflictRemedy(words: "leave out one of the views, or one of the constraints", requirement: broken)
    }
    let text = "'\(choice.equation)'"
    for case .rootSize(_, let axis, let value) in members {
      let size = "\(value.decimalText()) points \(axis == .horizontal ? "wide" : "high")"
      return ConflictRemedy(
        words: "the root is \(size); give \(text) a priority below 1000, so that it holds only where there is room",
        requirement: .constraint(choice))
    }
    return ConflictRemedy(
      words: "give \(text) a priority below 1000, or drop it", requirement: .constraint(choice))
  }

  /// Whether no constraint of the conflict speaks of a view.
  private func isAlone(_ view: View) -> Bool {
    !members.contains { member in
      guard let constraint = member.layoutConstraint else { return false }
      return constraint.first.view === view || constraint.second?.view === view
    }
  }
}

extension LayoutRequirement {
  /// The constraint that the author wrote.
  fileprivate var authored: LayoutConstraint? {
    if case .constraint(let constraint) = self { constraint } else { nil }
  }
}
