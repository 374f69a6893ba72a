/// What a figure's views and constraints are at a pair of size classes, where they differ among them.
public struct Adaptation: Hashable, Sendable {
  public var horizontal: Device.SizeClass
  public var vertical: Device.SizeClass
  public var root: ViewDescription
  public var constraints: [ConstraintDescription]

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
  /// The views and constraints of a picture: those of its screen's size classes where there are such.
  public func content(for variant: PictureVariant) -> (root: ViewDescription, constraints: [ConstraintDescription]) {
    guard !adaptations.isEmpty, canvas?.isShown(by: variant) != true,
      let insets = variant.device?.insets(in: variant.orientation),
      let adaptation = adaptations.first(where: {
        $0.horizontal == insets.horizontalSizeClass && $0.vertical == insets.verticalSizeClass
      })
    else { return (root, constraints) }
    return (adaptation.root, adaptation.constraints)
  }
}
