import ConstraintSolver
import Geometry

/// A solved formulation: which constraints gave way, and what every variable is.
struct LayoutSolution {
  let formulation: Formulation
  private(set) var conflicts: [LayoutConflict] = []
  /// Of the requirements, in their order.
  private(set) var handles: [ConstraintHandle] = []

  var solver: Solver { formulation.solver }

  init(solving formulation: Formulation) {
    self.formulation = formulation
    let requirements = formulation.requirements
    var found: [LayoutConflict] = []
    let breaking = formulation.options.breaking
    handles = formulation.solver.add(contentsOf: requirements.map(\.constraint)) { conflict in
      // Handles count up from the first of the batch, in the order given.
      let members = conflict.constraints.map { ($0, requirements[$0.index]) }
      let chosen = Self.choice(among: members.map(\.1.source), breaking: breaking)
      found.append(LayoutConflict(members: members.map(\.1.source), broken: members[chosen].1.source))
      return members[chosen].0
    }
    conflicts = found
    for _ in 0..<formulation.options.exercises { _ = formulation.solver.exerciseAmbiguity() }
  }

  /// The member that gives way: the one the author named, or the last of those that most readily do.
  private static func choice(among members: [LayoutRequirement], breaking: Set<String>) -> Int {
    let named = members.firstIndex { member in
      if case .constraint(let constraint) = member, let identifier = constraint.identifier {
        return breaking.contains(identifier)
      }
      return false
    }
    let willingness = members.map(\.willingnessToBreak)
    return named ?? willingness.lastIndex(of: willingness.max() ?? 0) ?? 0
  }

  /// Gives the root another size.
  ///
  /// - Returns: Whether the required constraints hold at it; where they do not, the solution is as it was.
  func resizeRoot(to size: Size) -> Bool {
    let old = rootSize
    do throws(Conflict) {
      for (axis, handle) in zip(Axis.allCases, handles) { try solver.setConstant(-size[axis], of: handle) }
      return true
    } catch {
      for (axis, handle) in zip(Axis.allCases, handles) { try? solver.setConstant(-old[axis], of: handle) }
      return false
    }
  }

  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  func frameSize(of view: View) -> Size {
    guard let horizontal = formulation.frameSpan(of: view, .horizontal),
      let vertical = formulation.frameSpan(of: view, .vertical)
    else { return .zero }
    return Size(max(0, value(of: horizontal.length)), max(0, value(of: vertical.length)))
  }

  var rootSize: Size {
    guard let box = formulation.box(of: formulation.root) else { return .zero }
    return Size(value(of: box.width), value(of: box.height))
  }
}
