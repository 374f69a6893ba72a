public import Foundation

/// Who makes the cells of a collection. What is not needed has a default.
public protocol UICollectionViewDataSource: AnyObject {
  /// How many cells there are.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// A cell.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// How many sections there are; one unless said otherwise.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A view above or below a section.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// An empty view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// Who is told of a collection: nobody touches it.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

/// Who is told which cells come next: nobody scrolls.
public protocol UICollectionViewDataSourcePrefetching: AnyObject {}

/// Who is told of cells that are dragged: nobody drags.
public protocol UICollectionViewDragDelegate: AnyObject {}

/// Who is told of what is dropped on cells: nobody drags.
public protocol UICollectionViewDropDelegate: AnyObject {}
