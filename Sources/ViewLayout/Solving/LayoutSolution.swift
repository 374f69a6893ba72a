import ConstraintSolver
import Geometry

/// A solved formulation: which constraints gave way, and what every variable is.
struct LayoutSolution {
  /// A conflict by its requirements' places.
  struct BrokenSet {
    var members: [Int]
    var broken: Int
  }

  let formulation: Formulation
  private(set) var brokenSets: [BrokenSet] = []
  /// Of the requirements, in their order.
  private(set) var handles: [ConstraintHandle] = []

  var solver: Solver { formulation.solver }

  init(solving formulation: Formulation) {
    self.formulation = formulation
    let requirements = formulation.requirements
    let breaking = formulation.options.breaking
    var found: [BrokenSet] = []
    handles = formulation.solver.add(contentsOf: requirements.constraints) { conflict in
      // 1. Handles count up from the first of the batch, in the order given.
      let members = conflict.constraints.map(\.index)
      let chosen = Self.choice(among: members.map { requirements[$0].source }, breaking: breaking)
      // 2. Where the same contradiction can be told by what the author wrote, it is.
      let wording = ConflictWording(requirements, broken: found.map(\.broken))
      let told = wording.members(tellingOf: members, broken: members[chosen])
      found.append(BrokenSet(members: told, broken: members[chosen]))
      return conflict.constraints[chosen]
    }
    brokenSets = found
  }

  /// Puts together what was taken apart to be kept.
  init(_ formulation: Formulation, brokenSets: [BrokenSet], handles: [ConstraintHandle]) {
    self.formulation = formulation
    self.brokenSets = brokenSets
    self.handles = handles
  }

  var conflicts: [LayoutConflict] {
    brokenSets.map { set in
      // What is told in place of the members has the broken one among them.
      LayoutConflict(
        members: set.members.map { formulation.requirements[$0].source },
        constraints: set.members.map { formulation.requirements[$0].constraint },
        brokenPlace: set.members.firstIndex(of: set.broken) ?? 0)
    }
  }

  /// Goes to another solution, in which a view has another place or another size.
  ///
  /// - Returns: Whether there is one.
  func exerciseAmbiguity(of view: View) -> Bool {
    let expressions = Axis.allCases.flatMap { axis in
      [placeInSuperview(view, axis), formulation.alignmentSpan(of: view, axis)?.length].compactMap { $0 }
    }
    return solver.exerciseAmbiguity(of: expressions.filter { !$0.terms.isEmpty })
  }

  /// The member that gives way: the one that is named for it, or the last of those that most readily do.
  ///
  /// Of several that are named with one rank it is one that holds a view by its middle, as frames that Interface Builder
  /// stored have it.
  /// Where the author says where a view of a stack stands, it is the stack's own: UIKit adds that after the author's and
  /// breaks it, as its reports of conflicts have it.
  private static func choice(among members: [LayoutRequirement], breaking: [String: Int]) -> Int {
    let ranks = members.map { $0.written?.identifier.flatMap { breaking[$0] } }
    let highest = ranks.compactMap(\.self).max()
    let named = members.indices.filter { highest != nil && ranks[$0] == highest }
    if let first = named.first(where: { members[$0].written?.firstAttribute.isMiddle == true }) ?? named.first {
      return first
    }
    let stacksGiveWay = members.contains(where: \.placesArrangedView)
    let willingness = members.map { stacksGiveWay && $0.isStackEdge ? Int.max : $0.willingnessToBreak }
    return willingness.lastIndex(of: willingness.max() ?? 0) ?? 0
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

  func value(of expression: LinearExpression) -> Double { solver.value(of: expression) }

  func frameSize(of view: View) -> Size {
    guard let horizontal = formulation.frameSpan(of: view, .horizontal),
      let vertical = formulation.frameSpan(of: view, .vertical)
    else { return .zero }
    return Size(max(0, value(of: horizontal.length)), max(0, value(of: vertical.length)))
  }

  var rootSize: Size {
    guard let box = formulation.box(of: formulation.root) else { return .zero }
    return Size(solver.value(of: box.lengths.horizontal), solver.value(of: box.lengths.vertical))
  }
}
