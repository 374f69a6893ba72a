public import Foundation

/// A length of an item or a group of a compositional layout.
open class NSCollectionLayoutDimension: NSObject {
  enum Value {
    case fractionalWidth(CGFloat), fractionalHeight(CGFloat), absolute(CGFloat), estimated(CGFloat)
  }
  let value: Value
  init(_ value: Value) { self.value = value }

  /// A part of the width that the item's container has.
  open class func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension { .init(.fractionalWidth(part)) }
  /// A part of the height that the item's container has.
  open class func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension { .init(.fractionalHeight(part)) }
  /// In points.
  open class func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute(length)) }
  /// As much as the content asks for; the estimate, in points, where it asks for nothing.
  open class func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated(length)) }

  /// Whether the content decides.
  open var isEstimated: Bool { if case .estimated = value { true } else { false } }

  /// In points, in a container of a size.
  func length(in container: CGSize) -> CGFloat {
    switch value {
    case .fractionalWidth(let part): part * container.width
    case .fractionalHeight(let part): part * container.height
    case .absolute(let length), .estimated(let length): length
    }
  }
}
