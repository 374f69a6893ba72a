import Diagnostics
import Figures
import ViewLayout

/// A constraint on the stage, and where it comes from.
struct StagedConstraint {
  var constraint: LayoutConstraint
  var description: ConstraintDescription
  /// Counted over all items of the document, in the order they were added.
  var item: Int
}

/// The constraints on the stage, those in force in the tree apart from those that wait outside of it.
struct StagedConstraints {
  /// Between views of the tree, in the order in which they were added.
  private(set) var inTree: [StagedConstraint] = [] { didSet { places = nil } }
  private var places: [ObjectIdentifier: Int]?
  /// Of views that a step took out of the tree.
  private(set) var waiting: [StagedConstraint] = []
  /// The items among them that a step added while the view was out.
  private var addedOutsideTree: Set<Int> = []
  private var itemCount = 0
  private let root: View

  /// - Parameter root: The view that everything in the tree is in.
  init(in root: View) {
    self.root = root
  }

  mutating func removeAll() {
    inTree = []
    waiting = []
  }

  /// Binds an item's constraints to the views that it names, and adds those that can be bound.
  ///
  /// - Parameter view: Looks a view up by its name.
  /// - Returns: Why the others cannot.
  mutating func add(_ description: ConstraintDescription, lookingUp view: (String) -> View?) -> [BindingError] {
    var errors: [BindingError] = []
    let item = itemCount
    itemCount += 1
    let standardSpaces = description.standardSpaces
    let format = description.equations.count > 1 ? LayoutConstraint.Format() : nil
    for (index, equation) in description.equations.enumerated() {
      let constraint: LayoutConstraint
      do {
        constraint = try equation.bound(lookingUp: view)
      } catch {
        errors.append(error)
        continue
      }
      constraint.identifier = description.identifier?.value
      constraint.isActive = description.isActive
      constraint.format = format
      constraint.isStandardSpace = standardSpaces.indices.contains(index) && standardSpaces[index]
      let staged = StagedConstraint(constraint: constraint, description: description, item: item)
      if constraint.first.view.rootView === root {
        inTree.append(staged)
      } else {
        waiting.append(staged)
        addedOutsideTree.insert(item)
      }
    }
    return errors
  }

  /// Those of an identifier: a visual format string may stand for several.
  func named(_ identifier: String) -> [LayoutConstraint] {
    (inTree + waiting).map(\.constraint).filter { $0.identifier == identifier }
  }

  mutating func remove(named identifier: String) {
    inTree.removeAll { $0.constraint.identifier == identifier }
    waiting.removeAll { $0.constraint.identifier == identifier }
  }

  /// Drops those between views that left the tree and others, as UIKit does when a view is removed.
  ///
  /// What a removed view holds for itself and the views in it waits with it, until the view is added again.
  mutating func dropThoseAcrossTree() {
    let whole = (inTree + waiting).filter { staged in
      let constraint = staged.constraint
      return constraint.second.map { $0.view.rootView === constraint.first.view.rootView } ?? true
    }
    inTree = whole.filter { $0.constraint.first.view.rootView === root }
    waiting = whole.filter { $0.constraint.first.view.rootView !== root }
  }

  /// Those that were added to a view outside the tree since this was asked last, one of each item.
  mutating func takeAddedOutsideTree() -> [StagedConstraint] {
    let waiting = waiting
    return waiting.filter { addedOutsideTree.remove($0.item) != nil }
  }

  /// Where in `inTree` one is; `nil` for one that is no longer there.
  mutating func place(of constraint: LayoutConstraint) -> Int? {
    let places =
      places
      ?? Dictionary(inTree.enumerated().map { (ObjectIdentifier($1.constraint), $0) }) { first, _ in first }
    self.places = places
    return places[ObjectIdentifier(constraint)]
  }
}

extension ConstraintDescription {
  /// Which of the equations are standard distances of a visual format string.
  fileprivate var standardSpaces: [Bool] {
    guard case .visualFormat = form else { return [] }
    return (try? VisualFormat(parsing: text.value))?.standardSpaces ?? []
  }
}
