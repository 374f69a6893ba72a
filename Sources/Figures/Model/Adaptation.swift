/// What a figure's views and constraints are at a pair of size classes, where they differ among them.
public struct Adaptation: Hashable, Sendable {
  /// The size class of the screen's width.
  public var horizontal: Device.SizeClass
  /// The size class of the screen's height.
  public var vertical: Device.SizeClass
  /// The root view with its subviews.
  public var root: ViewDescription
  /// The constraints, in the document's order.
  public var constraints: [ConstraintDescription]

  /// Creates the variation for a pair of size classes.
  public init(
    horizontal: Device.SizeClass, vertical: Device.SizeClass, root: ViewDescription,
    constraints: [ConstraintDescription]
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.root = root
    self.constraints = constraints
  }
}

extension Figure {
  /// The identifiers of constraints that only the screens of other size classes have.
  public func identifiersElsewhere(than variant: PictureVariant) -> Set<String> {
    guard !adaptations.isEmpty else { return [] }
    func identifiers(_ constraints: [ConstraintDescription]) -> Set<String> {
      Set(constraints.compactMap(\.identifier?.value))
    }
    return identifiers(adaptations.flatMap(\.constraints)).subtracting(identifiers(content(for: variant).constraints))
  }

  /// The views and constraints of a picture: those of its screen's size classes where there are such.
  public func content(for variant: PictureVariant) -> (root: ViewDescription, constraints: [ConstraintDescription]) {
    guard !adaptations.isEmpty, canvas?.isShown(by: variant) != true,
      let adaptation = adaptations.first(where: {
        $0.horizontal == variant.horizontalSizeClass && $0.vertical == variant.verticalSizeClass
      })
    else { return (root, constraints) }
    return (adaptation.root, adaptation.constraints)
  }
}
