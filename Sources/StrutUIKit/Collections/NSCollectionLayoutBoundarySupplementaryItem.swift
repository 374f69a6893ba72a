/// A view above or below a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Where it is.
  public let alignment: NSRectAlignment
  /// Kept: nothing stays while others scroll.
  open var pinToVisibleBounds = false

  /// A view of a kind above or below a section.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }
}

/// An edge or a corner.
public enum NSRectAlignment: Int, Sendable {
  /// The edges and corners of UIKit.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var isBelow: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}
