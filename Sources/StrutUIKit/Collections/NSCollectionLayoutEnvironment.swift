public import Foundation

/// Where a section is laid out.
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The collection.
  var container: any NSCollectionLayoutContainer { get }
  /// What the device is like.
  var traitCollection: UITraitCollection { get }
}

/// What a section is laid out in.
public protocol NSCollectionLayoutContainer: AnyObject {
  /// In points.
  var contentSize: CGSize { get }
  /// Without insets, in points.
  var effectiveContentSize: CGSize { get }
  /// In points.
  var contentInsets: NSDirectionalEdgeInsets { get }
}
