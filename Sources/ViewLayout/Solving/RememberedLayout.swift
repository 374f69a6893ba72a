import ConstraintSolver
import Geometry

/// A solved layout without the views and constraints that it speaks of: keeping it keeps no view alive.
///
/// Requirements name views and constraints by their places in the tree's lists. A tree of equal signature has the same
/// views and constraints in the same places, so that the solution can be put together again for it.
struct RememberedLayout {
  let signature: LayoutSignature
  /// Whether every value is determined, so that the equations tell the layout at another size of the root too.
  let isDetermined: Bool
  /// Whether the solution is one of several that somebody asked for.
  var isExercised = false

  private let options: LayoutOptions
  private let solver: Solver
  private let boxes: [Formulation.Box]
  private let ownBoxes: [ObjectIdentifier: Formulation.Box]
  private let contentSizes: [ObjectIdentifier: AxisPair<LinearExpression>]
  private let constraints: [LinearConstraint]
  private let optional: [Int]
  private let origins: [RecalledSources.Origin]
  /// What stack views ask for; they keep only views alive that were made for the layout.
  private let stackConstraints: [LayoutConstraint]
  private let handles: [ConstraintHandle]
  private let brokenSets: [LayoutSolution.BrokenSet]

  init(_ solution: LayoutSolution, signature: LayoutSignature, isDetermined: Bool) {
    let formulation = solution.formulation
    self.signature = signature
    self.isDetermined = isDetermined
    options = formulation.options
    solver = formulation.solver
    boxes = formulation.boxes
    ownBoxes = formulation.ownBoxes
    contentSizes = formulation.contentSizes
    handles = solution.handles
    brokenSets = solution.brokenSets
    constraints = formulation.requirements.constraints
    optional = formulation.requirements.optional
    let members = formulation.members
    let views = Dictionary(members.views.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    func place(_ view: View) -> Int { views[ObjectIdentifier(view)] ?? 0 }
    var stackConstraints: [LayoutConstraint] = []
    // Constraints of the author are asked for in the order in which they are listed; one of another tree is not.
    var next = members.constraints.startIndex
    origins = formulation.requirements.map { requirement in
      switch requirement.source {
      case .constraint(let constraint):
        while members.constraints[next] !== constraint { next += 1 }
        return .constraint(next)
      case .mask(let view, let axis, let attribute, let value):
        return .mask(place(view), axis, attribute, value: value)
      case .intrinsicSize(let view, let axis, let value, let isHugging):
        return .intrinsicSize(place(view), axis, value: value, isHugging: isHugging)
      case .nonNegativeSize(let view, let axis): return .nonNegativeSize(place(view), axis)
      case .nonNegativeContentSize(let view, let axis): return .nonNegativeContentSize(place(view), axis)
      case .contentSize(let view, let axis, let value): return .contentSize(place(view), axis, value: value)
      case .rootSize(_, let axis, _): return .rootSize(axis)
      case .fittingSize(_, let axis): return .fittingSize(axis)
      case .stack(let stack, let constraint):
        stackConstraints.append(constraint.copy { views[ObjectIdentifier($0)] == nil })
        return .stack(place(stack), stackConstraints.count - 1)
      }
    }
    self.stackConstraints = stackConstraints
  }

  /// The solution, told of a tree of equal signature.
  func solution(of members: LayoutMembers) -> LayoutSolution {
    let sources = RecalledSources(
      origins, in: members, stackConstraints: stackConstraints.map { constraint in constraint.copy { _ in true } })
    let formulation = Formulation(
      members, options: options, solver: solver, boxes: boxes, ownBoxes: ownBoxes, contentSizes: contentSizes,
      requirements: RequirementList(constraints: constraints, optional: optional, askedBy: sources))
    return LayoutSolution(formulation, brokenSets: brokenSets, handles: handles)
  }
}
