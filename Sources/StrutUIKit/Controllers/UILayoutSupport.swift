public import Foundation

/// What is above or below the content, as of before there was a safe area: both of its anchors are the safe area's edge.
open class UILayoutSupport: NSObject {
  /// The edge of the safe area.
  public let topAnchor: NSLayoutYAxisAnchor
  /// The edge of the safe area.
  public let bottomAnchor: NSLayoutYAxisAnchor
  init(_ edge: NSLayoutYAxisAnchor) { (topAnchor, bottomAnchor) = (edge, edge) }
}
