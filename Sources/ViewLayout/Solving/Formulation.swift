import ConstraintSolver
import Geometry

/// A tree of views as linear constraints: what stands between the views and the solver.
///
/// Every view has four variables, its alignment rectangle in the coordinates of the root's inside; the root is given.
struct Formulation {
  /// The alignment rectangle of a view, each part an expression.
  struct Box {
    var left: LinearExpression
    var top: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    func origin(_ axis: Axis) -> LinearExpression { axis == .horizontal ? left : top }
    func length(_ axis: Axis) -> LinearExpression { axis == .horizontal ? width : height }
  }

  /// A linear constraint and who asks for it.
  struct Requirement {
    var source: LayoutRequirement
    var constraint: LinearConstraint
  }

  let root: View
  let options: LayoutOptions
  /// Whether the root's size is to be found, and not given.
  let fitsRoot: Bool
  let solver: Solver
  private(set) var boxes: [ObjectIdentifier: Box] = [:]
  /// Of scroll views: the size of their content.
  private(set) var contentSizes: [ObjectIdentifier: AxisPair<LinearExpression>] = [:]
  private(set) var requirements: [Requirement] = []

  /// Makes the variables of every view below the root.
  init(root: View, options: LayoutOptions, fitsRoot: Bool = false) {
    solver = Solver()
    self.root = root
    self.options = options
    self.fitsRoot = fitsRoot
    let bounds = root.bounds
    boxes[ObjectIdentifier(root)] = Box(
      left: LinearExpression(constant: bounds.minX), top: LinearExpression(constant: bounds.minY),
      width: LinearExpression(solver.makeVariable("\(root.name).width", preferring: 0, rank: 0)),
      height: LinearExpression(solver.makeVariable("\(root.name).height", preferring: 0, rank: 0)))
    makeContentVariables(of: root)
    for view in root.subviews { makeVariables(of: view, superviewOrigin: bounds.origin, depth: 1) }
  }

  /// Puts together what was taken apart to be kept.
  init(
    root: View, options: LayoutOptions, solver: Solver, boxes: [ObjectIdentifier: Box],
    contentSizes: [ObjectIdentifier: AxisPair<LinearExpression>], requirements: [Requirement]
  ) {
    self.root = root
    self.options = options
    self.solver = solver
    self.boxes = boxes
    self.contentSizes = contentSizes
    self.requirements = requirements
    fitsRoot = false
  }

  /// - Parameters:
  ///   - superviewOrigin: Where the superview's frame begins at present, in the root's coordinates.
  ///   - depth: How many superviews the view has up to the root.
  mutating func makeVariables(of view: View, superviewOrigin: Point, depth: Int) {
    // Sizes come first in the choice among several solutions: none before any; then places, as they were in the
    // superview, which therefore takes its own before.
    let rect = view.alignmentRect
    let inside = view.superview.map { $0 === root ? Point.zero : superviewOrigin - $0.bounds.origin } ?? .zero
    let origin = rect.origin + inside
    let rank = min(depth, Self.deepestRank)
    boxes[ObjectIdentifier(view)] = Box(
      left: LinearExpression(solver.makeVariable("\(view.name).left", preferring: origin.x, rank: rank)),
      top: LinearExpression(solver.makeVariable("\(view.name).top", preferring: origin.y, rank: rank)),
      width: LinearExpression(solver.makeVariable("\(view.name).width", preferring: 0, rank: 0)),
      height: LinearExpression(solver.makeVariable("\(view.name).height", preferring: 0, rank: 0)))
    makeContentVariables(of: view)
    let frameOrigin = view.originalFrame.origin + inside
    for subview in view.subviews { makeVariables(of: subview, superviewOrigin: frameOrigin, depth: depth + 1) }
  }

  /// Views still deeper choose together.
  static let deepestRank = 100

  private mutating func makeContentVariables(of view: View) {
    guard view.kind == .scrollView else { return }
    contentSizes[ObjectIdentifier(view)] = AxisPair(
      horizontal: LinearExpression(solver.makeVariable("\(view.name).contentWidth", preferring: 0, rank: 0)),
      vertical: LinearExpression(solver.makeVariable("\(view.name).contentHeight", preferring: 0, rank: 0)))
  }

  mutating func require(_ constraint: LinearConstraint, for source: LayoutRequirement) {
    requirements.append(Requirement(source: source, constraint: constraint))
  }

  func box(of view: View) -> Box? { boxes[ObjectIdentifier(view)] }
}
