import Diagnostics
import Figures
import ViewLayout

/// A constraint on the stage, and the item of the document that it comes from.
struct StagedConstraint {
  var constraint: LayoutConstraint
  var description: ConstraintDescription
  /// The number of the item among all items, in the order in which they were added.
  var item: Int
}

/// The constraints on the stage: those in the tree, and those that wait with views outside the tree.
struct StagedConstraints {
  /// Constraints between views of the tree, in the order in which they were added.
  private(set) var inTree: [StagedConstraint] = [] { didSet { places = nil } }
  private var places: [ObjectIdentifier: Int]?
  /// Constraints of views that a step removed from the tree.
  private(set) var waiting: [StagedConstraint] = []
  /// The items that a step added while their view was outside the tree.
  private var addedOutsideTree: Set<Int> = []
  private var itemCount = 0
  /// The identifiers of all constraints that were added, also of those that are removed by now.
  private var addedIdentifiers: Set<String> = []
  private let root: View

  /// - Parameter root: The root of the tree.
  init(in root: View) {
    self.root = root
  }

  mutating func removeAll() {
    inTree = []
    waiting = []
    addedIdentifiers = []
  }

  /// Whether a constraint with an identifier is there, or was before steps removed it.
  func hasHad(_ identifier: String) -> Bool { addedIdentifiers.contains(identifier) }

  /// Binds the constraints of an item to the views that it names, and adds those that can be bound.
  ///
  /// - Parameter view: Returns the view with a name.
  /// - Returns: Why the others cannot be bound.
  mutating func add(_ description: ConstraintDescription, lookingUp view: (String) -> View?) -> [BindingError] {
    var errors: [BindingError] = []
    let item = itemCount
    itemCount += 1
    if let identifier = description.identifier?.value { addedIdentifiers.insert(identifier) }
    func add(_ equation: ConstraintEquation, isStandardSpace: Bool, of format: LayoutConstraint.Format?) {
      let constraint: LayoutConstraint
      do {
        constraint = try equation.bound(lookingUp: view)
      } catch {
        errors.append(error)
        return
      }
      constraint.identifier = description.identifier?.value
      constraint.isActive = description.isActive
      constraint.format = format
      constraint.isStandardSpace = isStandardSpace
      let staged = StagedConstraint(constraint: constraint, description: description, item: item)
      if constraint.first.view.rootView === root {
        inTree.append(staged)
      } else {
        waiting.append(staged)
        addedOutsideTree.insert(item)
      }
    }
    switch description.form {
    case .equation(let equation): add(equation, isStandardSpace: false, of: nil)
    case .visualFormat(let equations):
      let standardSpaces = description.standardSpaces
      let format = equations.count > 1 ? LayoutConstraint.Format() : nil
      for (index, equation) in equations.enumerated() {
        let isStandardSpace = standardSpaces.indices.contains(index) && standardSpaces[index]
        add(equation, isStandardSpace: isStandardSpace, of: format)
      }
    }
    return errors
  }

  /// The constraints with an identifier; a visual format string can create several.
  func named(_ identifier: String) -> [LayoutConstraint] {
    (inTree + waiting).map(\.constraint).filter { $0.identifier == identifier }
  }

  mutating func remove(named identifier: String) {
    inTree.removeAll { $0.constraint.identifier == identifier }
    waiting.removeAll { $0.constraint.identifier == identifier }
  }

  /// Drops the constraints between views inside and outside the tree, as UIKit does when a view is removed.
  ///
  /// Constraints within a removed view wait until the view is added again.
  mutating func dropThoseAcrossTree() {
    let whole = (inTree + waiting).filter { staged in
      let constraint = staged.constraint
      return constraint.second.map { $0.view.rootView === constraint.first.view.rootView } ?? true
    }
    inTree = whole.filter { $0.constraint.first.view.rootView === root }
    waiting = whole.filter { $0.constraint.first.view.rootView !== root }
  }

  /// Returns the constraints that were added outside the tree since the last call, one per item.
  mutating func takeAddedOutsideTree() -> [StagedConstraint] {
    let waiting = waiting
    return waiting.filter { addedOutsideTree.remove($0.item) != nil }
  }

  /// The index of a constraint in `inTree`; `nil` if it is no longer there.
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
