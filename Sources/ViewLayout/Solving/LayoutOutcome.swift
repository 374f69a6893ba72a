import ConstraintSolver
public import Geometry

/// What a layout found out besides the frames, which it set.
public struct LayoutOutcome {
  /// In the order they were met.
  public var conflicts: [LayoutConflict] = []
  /// Constraints, by identity, that do not hold at the solution.
  public var unsatisfied: Set<ObjectIdentifier> = []
  /// Required constraints that gave way.
  public var broken: Set<ObjectIdentifier> = []
  /// Views, by identity, whose place or size is not determined along an axis.
  public var ambiguous: [ObjectIdentifier: AxisPair<Bool>] = [:]
  /// Scroll views, by identity, whose content is held by constraints that leave its width or its height open.
  public var ambiguousContents: [ObjectIdentifier: AxisPair<Bool>] = [:]

  /// What it was found in, for explanations; it stands until the next layout of the same engine.
  var solution: LayoutSolution?
  /// The views of `ambiguous`, in the tree's order.
  var ambiguousViews: [View] = []
  var meter: SolverMeter?

  /// Creates the outcome of a layout without findings.
  public init() {}

  /// Frames at the ends of each freedom of the ambiguous views, in their superviews' coordinates.
  ///
  /// They are looked for when they are asked for, which has to be before the next layout.
  public func ghosts() -> [ObjectIdentifier: [Rect]] {
    defer { meter?.settle() }
    return solution?.ghosts(of: ambiguousViews) ?? [:]
  }

  /// Whether every required constraint holds and every view has one place.
  var isDetermined: Bool { conflicts.isEmpty && ambiguous.isEmpty }
}

/// Required constraints that cannot hold together, none of them to spare.
public struct LayoutConflict {
  /// The requirements that cannot hold together.
  public let members: [LayoutRequirement]
  /// The members as the solver has them, in the same order.
  let constraints: [LinearConstraint]
  /// Of the member that gave way.
  let brokenPlace: Int

  /// The one that gave way.
  public var broken: LayoutRequirement { members[brokenPlace] }

  /// Those that it cannot hold together with.
  public var others: [LayoutRequirement] {
    members.indices.filter { $0 != brokenPlace }.map { members[$0] }
  }
}

/// Where a linear constraint of the solver comes from.
public enum LayoutRequirement {
  /// Who asks for it, in one word.
  public enum Kind: String, Hashable, Sendable {
    case constraint, mask, intrinsicSize, nonNegativeSize, nonNegativeContentSize, contentSize, rootSize, stack
    case fittingSize
  }

  /// One that the author wrote.
  case constraint(LayoutConstraint)
  /// A view's autoresizing mask and frame along an axis.
  case mask(View, Axis, LayoutAttribute, value: Double)
  case intrinsicSize(View, Axis, value: Double, isHugging: Bool)
  /// A width or a height is never negative.
  case nonNegativeSize(View, Axis)
  /// Nor is that of what a scroll view scrolls.
  case nonNegativeContentSize(View, Axis)
  /// The size of what a scroll view scrolls, as its author gives it.
  case contentSize(View, Axis, value: Double)
  /// The root fills what holds it.
  case rootSize(View, Axis, value: Double)
  /// What a stack view asks of its arranged views.
  case stack(View, LayoutConstraint)
  /// The root's size gives way to its content, down or up.
  case fittingSize(View, Axis)

  public var kind: Kind {
    switch self {
    case .constraint: .constraint
    case .mask: .mask
    case .intrinsicSize: .intrinsicSize
    case .nonNegativeSize: .nonNegativeSize
    case .nonNegativeContentSize: .nonNegativeContentSize
    case .contentSize: .contentSize
    case .rootSize: .rootSize
    case .stack: .stack
    case .fittingSize: .fittingSize
    }
  }

  /// The view that it comes with, of a constraint the ones that it is between.
  public var views: [View] {
    switch self {
    case .constraint(let constraint): constraint.views
    case .mask(let view, _, _, _), .intrinsicSize(let view, _, _, _), .nonNegativeSize(let view, _),
      .nonNegativeContentSize(let view, _), .contentSize(let view, _, _), .rootSize(let view, _, _),
      .stack(let view, _), .fittingSize(let view, _):
      [view]
    }
  }

  /// The axis along which it speaks of them.
  var axis: Axis {
    switch self {
    case .constraint(let constraint), .stack(_, let constraint): constraint.firstAttribute.axis
    case .mask(_, let axis, _, _), .intrinsicSize(_, let axis, _, _), .nonNegativeSize(_, let axis),
      .nonNegativeContentSize(_, let axis), .contentSize(_, let axis, _), .rootSize(_, let axis, _),
      .fittingSize(_, let axis):
      axis
    }
  }

  /// The constraint that it is, the author's or a stack view's.
  var layoutConstraint: LayoutConstraint? {
    switch self {
    case .constraint(let constraint), .stack(_, let constraint): constraint
    case .mask, .intrinsicSize, .nonNegativeSize, .nonNegativeContentSize, .contentSize, .rootSize, .fittingSize: nil
    }
  }

  /// The requirement as an equation, in the one spelling that equations have.
  public var equation: String {
    switch self {
    case .constraint(let constraint), .stack(_, let constraint): constraint.equation.description
    case .mask(let view, _, let attribute, let value):
      "\(view.name).\(attribute.rawValue) == \(value.decimalText())"
    case .intrinsicSize(let view, let axis, let value, let isHugging):
      "\(view.name).\(axis.sizeAttribute.rawValue) \(isHugging ? "<=" : ">=") \(value.decimalText())"
    case .rootSize(let view, let axis, let value):
      "\(view.name).\(axis.sizeAttribute.rawValue) == \(value.decimalText())"
    case .nonNegativeSize(let view, let axis), .fittingSize(let view, let axis):
      "\(view.name).\(axis.sizeAttribute.rawValue) >= 0"
    case .nonNegativeContentSize(let view, let axis):
      "\(view.name).\(LayoutGuideKind.contentLayout.rawValue).\(axis.sizeAttribute.rawValue) >= 0"
    case .contentSize(let view, let axis, let value):
      "\(view.name).\(LayoutGuideKind.contentLayout.rawValue).\(axis.sizeAttribute.rawValue) == \(value.decimalText())"
    }
  }

  /// The equation, with a word on who asks for it if it is not the author.
  public var text: String {
    switch self {
    case .constraint, .nonNegativeSize, .nonNegativeContentSize: equation
    case .mask: "\(equation) (autoresizing mask)"
    case .intrinsicSize: "\(equation) (intrinsic size)"
    case .rootSize: "\(equation) (size of the root)"
    case .contentSize(let view, _, _): "\(equation) (content size of \(view.name))"
    case .stack(let view, _): "\(equation) (stack view \(view.name))"
    case .fittingSize: "\(equation) (fitting size)"
    }
  }

  /// How willingly it gives way; those of the same willingness by who came last. Sizes below zero and intrinsic
  /// sizes never do while another can.
  var willingnessToBreak: Int {
    switch self {
    case .constraint: 4
    case .stack: 3
    case .mask, .contentSize: 2
    case .intrinsicSize: 1
    case .nonNegativeSize, .nonNegativeContentSize, .fittingSize, .rootSize: 0
    }
  }
}

extension LayoutRequirement {
  /// Whether it is a stack view's own, and holds a view to an edge of the stack or to its first view.
  var isStackEdge: Bool {
    guard case .stack(_, let constraint) = self else { return false }
    return constraint.isStackEdge
  }

  /// Whether an author says with it where a view of a stack stands.
  var placesArrangedView: Bool {
    guard let constraint = written else { return false }
    return !constraint.firstAttribute.isSize && constraint.first.view.isArranged
      || constraint.secondAttribute?.isSize == false && constraint.second?.view.isArranged == true
  }
}

extension LayoutRequirement {
  /// The constraint that an author wrote; `nil` for any other requirement, also for what a stack view asks.
  var written: LayoutConstraint? {
    if case .constraint(let constraint) = self { constraint } else { nil }
  }
}

extension LayoutConstraint {
  /// The views that it is between, each once.
  var views: [View] {
    [first.view] + (second.map { $0.view === first.view ? [] : [$0.view] } ?? [])
  }

  func speaks(of view: View) -> Bool { first.view === view || second?.view === view }
}

extension Axis {
  package var sizeAttribute: LayoutAttribute { self == .horizontal ? .width : .height }
  var nearAttribute: LayoutAttribute { self == .horizontal ? .leading : .top }
  var farAttribute: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
  var middleAttribute: LayoutAttribute { self == .horizontal ? .centerX : .centerY }
}
