import Geometry

/// What a view's layout is waiting for.
struct PendingUpdates {
  var needsUpdateConstraints = true
  var needsLayout = true
  /// Center or bounds were set since the last solution.
  var geometryChanged = false
  /// Of a root: constraints or contents of its tree changed since the last solution.
  var inputsChanged = true
}

/// The layout of a tree, kept by its root.
///
/// A solution gives every view below the root a place; views take theirs when their superview lays out its subviews, so
/// that whoever overrides `layoutSubviews()` sees the old frames before `super` and the new ones after it.
final class TreeLayout {
  var environment = LayoutEnvironment.standard {
    didSet { engine = LayoutEngine(environment) }
  }
  /// Whether somebody set it.
  var isEnvironmentSet = false
  /// Kept from layout to layout, so that one that differs in little goes on from the last; it keeps no view alive.
  private(set) var engine = LayoutEngine(.standard)
  private(set) var ambiguous: [ObjectIdentifier: AxisPair<Bool>] = [:]
  /// Views that have yet to take the place that was found for them.
  private var moves: [ObjectIdentifier: Move] = [:]

  private struct Move {
    var from: Place
    var to: Place
  }

  /// What a layout changes of a view.
  private struct Place: Equatable {
    var center: Point
    var bounds: Rect
    var solvedFrame: Rect?

    init(of view: View) {
      center = view.geometry.center
      bounds = view.geometry.bounds
      solvedFrame = view.solvedFrame
    }

    func give(to view: View) {
      view.geometry.center = center
      view.geometry.bounds = bounds
      view.solvedFrame = solvedFrame
    }
  }

  /// Finds every view's place without giving it.
  ///
  /// - Parameter view: An ambiguous view that is to have another place than the one it has.
  @discardableResult
  func solve(_ root: View, exercising view: View? = nil) -> LayoutOutcome {
    let views = root.withDescendants
    // 1. Overridden alignment functions become insets and a scale.
    for view in views {
      do {
        try view.measureAlignment()
      } catch {
        preconditionFailure("\(view.name): \(error.message)")
      }
    }
    // 2. The engine gives all views their places …
    let before = views.map(Place.init)
    let constraints = root.allConstraints
    let outcome =
      view.map { engine.exerciseAmbiguity(of: $0, in: root, constraints: constraints) }
      ?? engine.layOut(root, constraints: constraints)
    ambiguous = outcome.ambiguous
    // 3. … which are noted, and taken back until the superviews' turn comes.
    moves = [:]
    for (view, old) in zip(views, before) {
      view.updates.geometryChanged = false
      view.updates.inputsChanged = false
      let found = Place(of: view)
      guard found != old, let superview = view.superview else { continue }
      moves[ObjectIdentifier(view)] = Move(from: old, to: found)
      superview.updates.needsLayout = true
      old.give(to: view)
    }
    return outcome
  }

  /// Gives subviews their places; solves anew if something changed since the last solution.
  func place(subviewsOf view: View) {
    let root = view.rootView
    if root.updates.inputsChanged { solve(root) }
    for subview in view.subviews {
      guard let move = moves.removeValue(forKey: ObjectIdentifier(subview)) else { continue }
      // A view with a mask that was moved by hand meanwhile stays where it was put.
      let present = Place(of: subview)
      if subview.translatesAutoresizingMaskIntoConstraints, present != move.from { continue }
      move.to.give(to: subview)
      if present.bounds.size != move.to.bounds.size { subview.updates.needsLayout = true }
    }
  }
}

extension LayoutEngine {
  fileprivate convenience init(_ environment: LayoutEnvironment) {
    self.init(measuringTextWith: environment.measurer, options: environment.options)
  }
}

extension View {
  /// The tree's layout, made when it is first needed; for a root.
  var ownTreeLayout: TreeLayout {
    if let treeLayout { return treeLayout }
    let made = TreeLayout()
    treeLayout = made
    return made
  }

  /// Notes that the tree's last solution is out of date.
  func layoutInputsChanged() { rootView.updates.inputsChanged = true }

  /// Finds the places of all views of the tree if something changed; for a root.
  func solveIfNeeded() {
    if updates.inputsChanged || hasMovedView { ownTreeLayout.solve(self) }
  }

  private var hasMovedView: Bool { updates.geometryChanged || subviews.contains(where: \.hasMovedView) }
}
