public import Typography

/// What a figure's views and constraints are at a pair of size classes, and at some text sizes, where they differ among
/// them.
public struct Adaptation: Hashable, Sendable {
  /// The size class of the screen's width; `nil` where it has none.
  public var horizontal: Device.SizeClass?
  /// The size class of the screen's height; `nil` where it has none.
  public var vertical: Device.SizeClass?
  /// The reader's text sizes.
  public var contentSizes: Set<ContentSizeCategory>
  /// The root view with its subviews.
  public var root: ViewDescription
  /// The constraints, in the document's order.
  public var constraints: [ConstraintDescription]

  /// Creates the variation for a pair of size classes, at every text size unless some are named.
  public init(
    horizontal: Device.SizeClass?, vertical: Device.SizeClass?,
    contentSizes: Set<ContentSizeCategory> = Set(ContentSizeCategory.allCases), root: ViewDescription,
    constraints: [ConstraintDescription]
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.contentSizes = contentSizes
    self.root = root
    self.constraints = constraints
  }

  /// Whether it is what a picture shows.
  func isFor(_ variant: PictureVariant) -> Bool {
    horizontal == variant.horizontalSizeClass && vertical == variant.verticalSizeClass
      && contentSizes.contains(variant.contentSize)
  }
}

extension Figure {
  /// The identifiers of constraints that only the screens of other size classes, or of other text sizes, have.
  public func identifiersElsewhere(than variant: PictureVariant) -> Set<String> {
    guard !adaptations.isEmpty else { return [] }
    func identifiers(_ constraints: [ConstraintDescription]) -> Set<String> {
      Set(constraints.compactMap(\.identifier?.value))
    }
    return identifiers(adaptations.flatMap(\.constraints)).subtracting(identifiers(content(for: variant).constraints))
  }

  /// Whether the views and constraints of two pictures are of different adaptations.
  package func adapts(_ variant: PictureVariant, otherwiseThan other: PictureVariant) -> Bool {
    adaptations.firstIndex { $0.isFor(variant) } != adaptations.firstIndex { $0.isFor(other) }
  }

  /// The views and constraints of a picture: those of its screen's size classes and text size where there are such.
  public func content(for variant: PictureVariant) -> (root: ViewDescription, constraints: [ConstraintDescription]) {
    guard !adaptations.isEmpty, canvas?.isShown(by: variant) != true,
      let adaptation = adaptations.first(where: { $0.isFor(variant) })
    else { return (root, constraints) }
    return (adaptation.root, adaptation.constraints)
  }
}
