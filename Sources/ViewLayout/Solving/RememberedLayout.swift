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
  private let boxes: [ObjectIdentifier: Formulation.Box]
  private let contentSizes: [ObjectIdentifier: AxisPair<LinearExpression>]
  private let constraints: [LinearConstraint]
  private let origins: [Origin]
  private let handles: [ConstraintHandle]
  private let brokenSets: [LayoutSolution.BrokenSet]

  /// Who asks for a requirement, by places in the lists of views and of constraints in force.
  private enum Origin {
    case constraint(Int)
    case mask(Int, Axis, LayoutAttribute, value: Double)
    case intrinsicSize(Int, Axis, value: Double, isHugging: Bool)
    case nonNegativeSize(Int, Axis)
    case rootSize(Axis)
    case fittingSize(Axis)
    /// The constraint keeps only views alive that were made for this layout.
    case stack(Int, LayoutConstraint)
  }

  init(
    _ solution: LayoutSolution, of constraints: [LayoutConstraint], signature: LayoutSignature, isDetermined: Bool
  ) {
    let formulation = solution.formulation
    self.signature = signature
    self.isDetermined = isDetermined
    options = formulation.options
    solver = formulation.solver
    boxes = formulation.boxes
    contentSizes = formulation.contentSizes
    handles = solution.handles
    brokenSets = solution.brokenSets
    self.constraints = formulation.requirements.map(\.constraint)
    let lists = Self.lists(formulation.root, constraints)
    let views = Dictionary(lists.views.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    let places = Dictionary(lists.constraints.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    origins = formulation.requirements.map { requirement in
      func place(_ view: View) -> Int { views[ObjectIdentifier(view)] ?? 0 }
      return switch requirement.source {
      case .constraint(let constraint): .constraint(places[ObjectIdentifier(constraint)] ?? 0)
      case .mask(let view, let axis, let attribute, let value): .mask(place(view), axis, attribute, value: value)
      case .intrinsicSize(let view, let axis, let value, let isHugging):
        .intrinsicSize(place(view), axis, value: value, isHugging: isHugging)
      case .nonNegativeSize(let view, let axis): .nonNegativeSize(place(view), axis)
      case .rootSize(_, let axis, _): .rootSize(axis)
      case .fittingSize(_, let axis): .fittingSize(axis)
      case .stack(let stack, let constraint):
        .stack(place(stack), constraint.copy { views[ObjectIdentifier($0)] == nil })
      }
    }
  }

  /// The solution, told of a tree of equal signature.
  func solution(of root: View, _ constraints: [LayoutConstraint]) -> LayoutSolution {
    let (views, constraints) = Self.lists(root, constraints)
    let requirements = zip(origins, self.constraints).map { origin, constraint in
      var constraint = constraint
      let source: LayoutRequirement =
        switch origin {
        case .constraint(let place): .constraint(constraints[place])
        case .mask(let place, let axis, let attribute, let value): .mask(views[place], axis, attribute, value: value)
        case .intrinsicSize(let place, let axis, let value, let isHugging):
          .intrinsicSize(views[place], axis, value: value, isHugging: isHugging)
        case .nonNegativeSize(let place, let axis): .nonNegativeSize(views[place], axis)
        case .rootSize(let axis): .rootSize(root, axis, value: root.bounds.size[axis])
        case .fittingSize(let axis): .fittingSize(root, axis)
        case .stack(let place, let constraint): .stack(views[place], constraint.copy { _ in true })
        }
      // The one number in which the tree may differ.
      if case .rootSize(let axis) = origin { constraint.expression.constant = -root.bounds.size[axis] }
      return Formulation.Requirement(source: source, constraint: constraint)
    }
    let formulation = Formulation(
      root: root, options: options, solver: solver, boxes: boxes, contentSizes: contentSizes,
      requirements: requirements)
    return LayoutSolution(formulation, brokenSets: brokenSets, handles: handles)
  }

  private static func lists(
    _ root: View, _ constraints: [LayoutConstraint]
  ) -> (views: [View], constraints: [LayoutConstraint]) {
    (root.withDescendants, constraints.filter(\.isActive))
  }
}
