import ConstraintSolver
import Geometry

/// What a formulation asks for, in the order of asking: linear constraints, and who asks for each of them.
struct RequirementList: RandomAccessCollection {
  /// A linear constraint and who asks for it.
  struct Requirement {
    var source: LayoutRequirement
    var constraint: LinearConstraint
  }

  /// By themselves, as the solver takes them and as a remembered layout keeps them: no copy of tens of thousands.
  private(set) var constraints: [LinearConstraint] = []
  /// The places of the author's constraints below required, which need not hold.
  private(set) var optional: [Int] = []
  private var listed: [LayoutRequirement] = []
  /// Who asks, of a layout that was remembered.
  private var recalled: RecalledSources?

  init() {}

  /// Puts together what was taken apart to be kept.
  init(constraints: [LinearConstraint], optional: [Int], askedBy sources: RecalledSources) {
    self.constraints = constraints
    self.optional = optional
    recalled = sources
  }

  var startIndex: Int { 0 }
  var endIndex: Int { constraints.count }

  subscript(index: Int) -> Requirement {
    var requirement = Requirement(source: recalled?[index] ?? listed[index], constraint: constraints[index])
    // The one number that a remembered constraint may have wrong.
    if case .rootSize(_, _, let value) = requirement.source { requirement.constraint.expression.constant = -value }
    return requirement
  }

  mutating func append(_ constraint: LinearConstraint, for source: LayoutRequirement) {
    if case .constraint = source, constraint.priority != .required { optional.append(constraints.count) }
    constraints.append(constraint)
    listed.append(source)
  }
}

/// Who asks for the requirements of a remembered layout: worked out for one when it is asked for.
struct RecalledSources {
  /// A source by places in the lists of views and of constraints in force.
  enum Origin {
    case constraint(Int)
    case mask(Int, Axis, LayoutAttribute, value: Double)
    case intrinsicSize(Int, Axis, value: Double, isHugging: Bool)
    case nonNegativeSize(Int, Axis)
    case nonNegativeContentSize(Int, Axis)
    case contentSize(Int, Axis, value: Double)
    case rootSize(Axis)
    case fittingSize(Axis)
    /// By the place of the constraint in a list of its own.
    case stack(Int, Int)
  }

  private let origins: [Origin]
  private let members: LayoutMembers
  private let stackConstraints: [LayoutConstraint]
  private let rootSize: Size

  /// - Parameters:
  ///   - members: Those of the tree that the layout is told of.
  ///   - stackConstraints: What stack views ask for, made for this layout.
  init(_ origins: [Origin], in members: LayoutMembers, stackConstraints: [LayoutConstraint]) {
    self.origins = origins
    self.members = members
    self.stackConstraints = stackConstraints
    rootSize = members.root.bounds.size
  }

  subscript(index: Int) -> LayoutRequirement {
    switch origins[index] {
    case .constraint(let place): .constraint(members.constraints[place])
    case .mask(let place, let axis, let attribute, let value):
      .mask(members.views[place], axis, attribute, value: value)
    case .intrinsicSize(let place, let axis, let value, let isHugging):
      .intrinsicSize(members.views[place], axis, value: value, isHugging: isHugging)
    case .nonNegativeSize(let place, let axis): .nonNegativeSize(members.views[place], axis)
    case .nonNegativeContentSize(let place, let axis): .nonNegativeContentSize(members.views[place], axis)
    case .contentSize(let place, let axis, let value): .contentSize(members.views[place], axis, value: value)
    case .rootSize(let axis): .rootSize(members.root, axis, value: rootSize[axis])
    case .fittingSize(let axis): .fittingSize(members.root, axis)
    case .stack(let place, let constraint): .stack(members.views[place], stackConstraints[constraint])
    }
  }
}
