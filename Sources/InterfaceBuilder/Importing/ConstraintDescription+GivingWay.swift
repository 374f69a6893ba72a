import Figures
import Geometry
import ViewLayout

extension [ConstraintDescription] {
  /// The identifiers of the required constraints of a scene that give way where they conflict with others, as the frames
  /// have it that Interface Builder stored.
  ///
  /// - Parameter root: The scene's root, with the views that the constraints name.
  func givingWay(in root: ViewDescription) -> Set<String> {
    lengths.union(holdingMiddles).union(superseded).union(holdingToSafeAreas(root.arrangedViews))
  }

  /// Those that give a view a length, of several the last: stored frames have the places and not the length.
  private var lengths: Set<String> {
    var found: [String: String] = [:]
    for constraint in self {
      guard let identifier = constraint.identifier?.value, let equation = constraint.equations.first,
        equation.second == nil, equation.firstAttribute.isSize, equation.priority == .required,
        case .named(let name) = equation.first.reference
      else { continue }
      found["\(name).\(equation.firstAttribute.rawValue)"] = identifier
    }
    return Set(found.values)
  }

  /// Those that hold a view by its middle: where one conflicts with edges, stored frames have the edges.
  private var holdingMiddles: [String] {
    identifiersOfRequired { $0.firstAttribute.isMiddle }
  }

  /// Those of which a later one has another length for the same distance: stored frames have that.
  private var superseded: [String] {
    var latest: [Distance: String] = [:]
    var superseded: [String] = []
    for constraint in self {
      guard let identifier = constraint.identifier?.value, let equation = constraint.equations.first,
        let distance = Distance(of: equation)
      else { continue }
      if let earlier = latest.updateValue(identifier, forKey: distance) { superseded.append(earlier) }
    }
    return superseded
  }

  /// Those that hold views of a stack view to a safe area: where one conflicts with what the stack view asks for, the
  /// stack view is right, for what is known least is how much is covered.
  private func holdingToSafeAreas(_ arranged: Set<ConstraintEquation.Item.Reference>) -> [String] {
    identifiersOfRequired { equation in
      let items = [equation.first, equation.second].compactMap(\.self)
      return items.contains { $0.guide == .safeArea } && items.contains { arranged.contains($0.reference) }
    }
  }

  private func identifiersOfRequired(where isMeant: (ConstraintEquation) -> Bool) -> [String] {
    filter { $0.equations.contains { $0.priority == .required && isMeant($0) } }.compactMap { $0.identifier?.value }
  }
}

/// The two places between which a required constraint says how far it is, in either order.
private struct Distance: Hashable {
  private struct Place: Hashable {
    let item: ConstraintEquation.Item
    let attribute: LayoutAttribute
  }

  private let places: Set<Place>

  /// `nil` for a constraint that is optional, says no exact distance, or is of lengths.
  init?(of equation: ConstraintEquation) {
    guard equation.relation == .equal, equation.priority == .required, equation.multiplier == 1,
      !equation.firstAttribute.isSize, let second = equation.second, let attribute = equation.secondAttribute
    else { return nil }
    places = [
      Place(item: equation.first, attribute: equation.firstAttribute), Place(item: second, attribute: attribute),
    ]
  }
}

extension ViewDescription {
  /// The views that stack views arrange, as equations name them.
  fileprivate var arrangedViews: Set<ConstraintEquation.Item.Reference> {
    let rows = withDescendants.filter { $0.kind == .stackView }
    return Set(rows.flatMap { row in row.subviews.map { .named($0.name.value) } })
  }
}
