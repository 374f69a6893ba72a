import ConstraintSolver
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
    for (index, member) in members.enumerated() {
      guard case .rootSize(_, let axis, let value) = member else { continue }
      return ConflictRemedy(
        words: remedy(changing: text, whereTheRootIs: value, axis, sizes: rootSizes(withoutMember: index)),
        requirement: .constraint(choice))
    }
    return ConflictRemedy(
      words: "give \(text) a priority below 1000, or drop it", requirement: .constraint(choice))
  }

  /// What to do about constraints that other sizes of the root would suit.
  ///
  /// - Parameter sizes: At which the rest of the conflict holds; `nil` where that is not known.
  private func remedy(
    changing text: String, whereTheRootIs value: Double, _ axis: Axis, sizes: ClosedRange<Double>?
  ) -> String {
    let way = axis == .horizontal ? "wide" : "high"
    let needsRoom = sizes.map { $0.upperBound > value && $0.upperBound > $0.lowerBound } ?? true
    guard let sizes, !needsRoom else {
      return "the root is \(value.decimalText()) points \(way); give \(text) a priority below 1000, so that it holds"
        + " only where there is room"
    }
    let isOne = sizes.upperBound - sizes.lowerBound < 1e-6
    let limit = "\(isOne ? "" : "at most ")\(sizes.upperBound.decimalText())"
    return "all of them hold only where the root is \(limit) points \(way), and it is \(value.decimalText());"
      + " give \(text) a priority below 1000, or drop it"
  }

  /// The lengths of the root at which all members but the one that says its length can hold; `nil` where none is found.
  private func rootSizes(withoutMember index: Int) -> ClosedRange<Double>? {
    guard constraints.indices.contains(index) else { return nil }
    let trial = TrialSolver()
    // 1. All the others; they hold together, as none of a conflict's members is to spare.
    for (place, constraint) in constraints.enumerated() where place != index {
      guard trial.add(constraint) else { return nil }
    }
    // 2. What is left of the root's length, which that one member sets to a number.
    var length = constraints[index].expression
    length.constant = 0
    guard !length.terms.isEmpty else { return nil }
    return trial.range(of: length)
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
