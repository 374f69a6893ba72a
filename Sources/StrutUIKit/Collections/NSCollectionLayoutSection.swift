import ViewLayout
public import Foundation

/// Cells of a section, in groups that follow one another.
open class NSCollectionLayoutSection: NSObject {
  /// The group that is taken again and again.
  public let group: NSCollectionLayoutGroup
  /// Between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Whether the section scrolls across: its groups then are in one row, which goes on beyond the edge.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views above and below.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the views above and below are inset as the groups are.
  open var supplementariesFollowContentInsets = true
  /// Kept: nothing is behind a section.
  open var decorationItems: [NSCollectionLayoutItem] = []

  /// A section of a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// A section of rows as of a list, each as high as its content asks for.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(ControlMetrics.tableRowHeight))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    if configuration.appearance == .insetGrouped {
      section.contentInsets = NSDirectionalEdgeInsets(top: 18, leading: 16, bottom: 18, trailing: 16)
    }
    return section
  }
}

/// Whether a section scrolls across.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The behaviours of UIKit.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
