public import Geometry

/// The relation of a frame and its alignment rectangle: insets, then a scale from the same origin.
public struct AlignmentGeometry: Hashable, Sendable {
  /// The insets from the frame to the alignment rectangle.
  public var insets: EdgeInsets
  /// The size of the frame divided by that of the alignment rectangle.
  public var scale: Double

  /// Creates the relation of a frame to its alignment rectangle.
  public init(insets: EdgeInsets = .zero, scale: Double = 1) {
    self.insets = insets
    self.scale = scale
  }

  /// The alignment rectangle of a frame, in the same coordinates.
  public func alignmentRect(forFrame frame: Rect) -> Rect {
    let inset = frame.inset(by: insets)
    return Rect(x: inset.x, y: inset.y, width: inset.width / scale, height: inset.height / scale)
  }

  /// The frame of an alignment rectangle, in the same coordinates.
  public func frame(forAlignmentRect rect: Rect) -> Rect {
    Rect(
      x: rect.x - insets.left, y: rect.y - insets.top,
      width: rect.width * scale + insets.left + insets.right,
      height: rect.height * scale + insets.top + insets.bottom)
  }

  /// Determines insets and scale from a pair of functions.
  ///
  ///     // A shadow that makes a drawing of 160 points one of 170.
  ///     try AlignmentGeometry(
  ///       alignmentRectForFrame: { Rect(x: $0.x, y: $0.y, width: $0.width / 1.0625, height: $0.height / 1.0625) },
  ///       frameForAlignmentRect: { Rect(x: $0.x, y: $0.y, width: $0.width * 1.0625, height: $0.height * 1.0625) })
  ///     // scale 1.0625
  ///
  /// - Throws: An error if the functions are not inverse to each other, or do more than inset and scale.
  public init(
    alignmentRectForFrame: (Rect) -> Rect, frameForAlignmentRect: (Rect) -> Rect
  ) throws(AlignmentError) {
    // 1. Each undoes the other, for frames of all sorts.
    for frame in Self.samples {
      let there = alignmentRectForFrame(frame)
      let back = frameForAlignmentRect(there)
      guard back.isClose(to: frame) else { throw .notInverse(frame: frame, alignmentRect: there, back: back) }
    }
    // 2. Where the frame of nothing lies, and how much it grows, are the insets and the scale.
    let (none, hundred) = (Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: 0, y: 0, width: 100, height: 100))
    let (small, large) = (frameForAlignmentRect(none), frameForAlignmentRect(hundred))
    let scale = (large.width - small.width) / 100
    insets = EdgeInsets(
      top: -small.y, left: -small.x, bottom: small.height + small.y, right: small.width + small.x)
    self.scale = scale
    // 3. They tell all that the functions do.
    for frame in Self.samples {
      let (asked, told) = (alignmentRectForFrame(frame), alignmentRect(forFrame: frame))
      guard asked.isClose(to: told) else { throw .notInsetAndScale(frame: frame, alignmentRect: asked, expected: told) }
    }
  }

  private static let samples = [
    Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 13, y: -7, width: 320, height: 45.5),
    Rect(x: -250.25, y: 1000, width: 44, height: 701),
  ]
}

/// The reason why a pair of functions does not define an alignment rectangle.
public enum AlignmentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The functions are not inverse for a frame.
  case notInverse(frame: Rect, alignmentRect: Rect, back: Rect)
  /// The alignment rectangle does not follow from insets and one scale.
  case notInsetAndScale(frame: Rect, alignmentRect: Rect, expected: Rect)

  /// The message.
  public var description: String { message }

  /// The message, with a counterexample.
  public var message: String {
    switch self {
    case .notInverse(let frame, let alignmentRect, let back):
      """
      alignmentRect(forFrame:) and frame(forAlignmentRect:) are not inverses: the frame \(frame.text()) has the \
      alignment rectangle \(alignmentRect.text()), whose frame is \(back.text())
      """
    case .notInsetAndScale(let frame, let alignmentRect, let expected):
      """
      an alignment rectangle is the frame less its insets, scaled alike along both axes: the frame \(frame.text()) has \
      \(alignmentRect.text()) in place of \(expected.text())
      """
    }
  }
}

extension Rect {
  /// Up to rounding; what is no number is close to nothing.
  fileprivate func isClose(to other: Rect) -> Bool {
    let size = max(1, corners.reduce(0) { max($0, $1.x.magnitude, $1.y.magnitude) })
    return zip(corners, other.corners).allSatisfy {
      ($0.x - $1.x).magnitude <= 1e-6 * size && ($0.y - $1.y).magnitude <= 1e-6 * size
    }
  }
}
