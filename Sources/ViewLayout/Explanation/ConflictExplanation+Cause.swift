import ConstraintSolver
import Geometry

extension LayoutConflict {
  /// What most likely is wrong, and what to do about it.
  ///
  /// - Parameter kept: What a requirement is kept as; by default without a place.
  public func explanation(
    keeping kept: (LayoutRequirement) -> KeptRequirement = { KeptRequirement($0) }
  ) -> ConflictExplanation {
    let (cause, culprit) = cause
    let axes = Set(members.map(\.axis))
    return ConflictExplanation(
      broken: kept(broken), others: others.map(kept), cause: cause, culprit: kept(culprit),
      axes: Axis.allCases.filter(axes.contains))
  }

  private var cause: (ConflictExplanation.Cause, culprit: LayoutRequirement) {
    // 1. A view that its frame holds beside its constraints.
    for member in members {
      guard case .mask(let view, _, _, _) = member, isConstrained(view) else { continue }
      return (.frame(of: view.name), member)
    }
    // 2. Content that may not give way.
    for member in members {
      guard case .intrinsicSize(let view, let axis, _, let isHugging) = member else { continue }
      return (.content(of: view.name, axis, isHugging ? .hugging : .compressionResistance), member)
    }
    // 3. A constraint of the author's: the one that gave way, or the last.
    guard let choice = ([broken] + members.reversed()).first(where: { $0.kind == .constraint }) else {
      return (.nothingWritten, broken)
    }
    for (index, member) in members.enumerated() {
      guard case .rootSize(_, let axis, let length) = member else { continue }
      return (.constraint(.init(axis: axis, length: length, suitable: rootSizes(withoutMember: index))), choice)
    }
    return (.constraint(nil), choice)
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

  /// Whether a constraint of the conflict says where a view is or how large. One that ties what is in it to it says
  /// that of the other: without its frame, such a view would have no place, as the content of a table's row.
  private func isConstrained(_ view: View) -> Bool {
    members.contains { member in
      guard let constraint = member.layoutConstraint, constraint.speaks(of: view) else { return false }
      let other = constraint.first.view === view ? constraint.second?.view : constraint.first.view
      return other.map { !$0.ancestors.contains { $0 === view } } ?? true
    }
  }
}
