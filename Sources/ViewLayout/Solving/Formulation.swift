import ConstraintSolver
import Geometry

/// A tree of views as linear constraints: what stands between the views and the solver.
///
/// Every view has four variables, its alignment rectangle in the coordinates of the root's inside; the root is given.
struct Formulation {
  /// The alignment rectangle of a view.
  struct Box {
    /// Where it begins: variables, but for the root, which is where it is.
    enum Place {
      case fixed(Double)
      case open(Variable)
    }

    var places: AxisPair<Place>
    var lengths: AxisPair<Variable>

    func origin(_ axis: Axis) -> LinearExpression {
      switch places[axis] {
      case .fixed(let place): LinearExpression(place)
      case .open(let variable): LinearExpression(variable)
      }
    }

    func length(_ axis: Axis) -> LinearExpression { LinearExpression(lengths[axis]) }
  }

  let members: LayoutMembers
  let options: LayoutOptions
  /// Whether the root's size is to be found, and not given.
  let fitsRoot: Bool
  let solver: Solver
  /// Of the views, in their order: the root first, and each view before its subviews.
  private(set) var boxes: [Box] = []
  /// Of views that were made for the layout, such as the spacers of a stack view.
  private(set) var ownBoxes: [ObjectIdentifier: Box] = [:]
  /// Of scroll views: the size of their content.
  private(set) var contentSizes: [ObjectIdentifier: AxisPair<LinearExpression>] = [:]
  private(set) var requirements = RequirementList()

  var root: View { members.root }

  /// Makes the variables of every view below the root.
  init(_ members: LayoutMembers, options: LayoutOptions, fitsRoot: Bool = false) {
    solver = Solver()
    self.members = members
    self.options = options
    self.fitsRoot = fitsRoot
    let root = members.root
    let bounds = root.bounds
    boxes.reserveCapacity(members.views.count)
    boxes.append(
      Box(
        places: AxisPair(horizontal: .fixed(bounds.minX), vertical: .fixed(bounds.minY)),
        lengths: AxisPair(
          horizontal: solver.makeVariable(root.name, ".width", preferring: 0, rank: 0),
          vertical: solver.makeVariable(root.name, ".height", preferring: 0, rank: 0))))
    makeContentVariables(of: root)
    for view in root.subviews { makeVariables(of: view, superviewOrigin: bounds.origin, depth: 1) }
  }

  /// Puts together what was taken apart to be kept.
  init(
    _ members: LayoutMembers, options: LayoutOptions, solver: Solver, boxes: [Box], ownBoxes: [ObjectIdentifier: Box],
    contentSizes: [ObjectIdentifier: AxisPair<LinearExpression>], requirements: RequirementList
  ) {
    self.members = members
    self.options = options
    self.solver = solver
    self.boxes = boxes
    self.ownBoxes = ownBoxes
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
    let origin = Self.finite(rect.origin + inside)
    let rank = min(depth, Self.deepestRank)
    let box = Box(
      places: AxisPair(
        horizontal: .open(solver.makeVariable(view.name, ".left", preferring: origin.x, rank: rank)),
        vertical: .open(solver.makeVariable(view.name, ".top", preferring: origin.y, rank: rank))),
      lengths: AxisPair(
        horizontal: solver.makeVariable(view.name, ".width", preferring: 0, rank: 0),
        vertical: solver.makeVariable(view.name, ".height", preferring: 0, rank: 0)))
    if boxes.count < members.views.count { boxes.append(box) } else { ownBoxes[ObjectIdentifier(view)] = box }
    makeContentVariables(of: view)
    let frameOrigin = view.originalFrame.origin + inside
    for subview in view.subviews { makeVariables(of: subview, superviewOrigin: frameOrigin, depth: depth + 1) }
  }

  /// A place, or the origin for one that is past all numbers: constraints that multiply one another lead there.
  static func finite(_ point: Point) -> Point { Point(point.x.isFinite ? point.x : 0, point.y.isFinite ? point.y : 0) }

  /// Views still deeper choose together.
  static let deepestRank = 100

  private mutating func makeContentVariables(of view: View) {
    guard view.kind == .scrollView else { return }
    contentSizes[ObjectIdentifier(view)] = AxisPair(
      horizontal: LinearExpression(solver.makeVariable(view.name, ".contentWidth", preferring: 0, rank: 0)),
      vertical: LinearExpression(solver.makeVariable(view.name, ".contentHeight", preferring: 0, rank: 0)))
  }

  mutating func require(_ constraint: LinearConstraint, for source: LayoutRequirement) {
    requirements.append(constraint, for: source)
  }

  /// Of a scroll view: the size of what it scrolls.
  func contentSize(of view: View) -> AxisPair<LinearExpression>? { contentSizes[ObjectIdentifier(view)] }

  func box(of view: View) -> Box? { members.place(of: view).map { boxes[$0] } ?? ownBoxes[ObjectIdentifier(view)] }
}
