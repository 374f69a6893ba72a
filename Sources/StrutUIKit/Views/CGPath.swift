public import Foundation

/// A form of lines: it is kept, and not drawn.
public final class CGPath: Sendable {
  /// What is around it, in points.
  public let boundingBox: CGRect
  init(_ box: CGRect) { boundingBox = box }
}
