public import Foundation

/// A distance between items, or at an edge of one.
open class NSCollectionLayoutSpacing: NSObject {
  /// In points.
  public let spacing: CGFloat
  /// Whether it takes what is left.
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }
  /// In points.
  open class func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, isFlexible: false) }
  /// At least so many points.
  open class func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, isFlexible: true) }
}
