public import Geometry

/// The spans of key frames within an animation (`UIView.addKeyframe`).
///
/// UIKit makes one animation of each property, of the key frames that change it. What none of them covers holds.
public struct KeyframeSpans: Hashable, Sendable {
  /// A part of the duration, from 0 to 1.
  public struct Span: Hashable, Sendable {
    /// When it begins, as a share of the duration.
    public var start: Double
    /// When it ends.
    public var end: Double

    /// From one share of the duration to another.
    public init(from start: Double, to end: Double) { (self.start, self.end) = (start, end) }
  }

  private let spans: [Span]
  private let mode: CalculationMode

  /// - Parameters:
  ///   - spans: Of the key frames, in the order in which they were added.
  ///   - mode: What is between their ends.
  public init(_ spans: [Span], mode: CalculationMode) { (self.spans, self.mode) = (spans, mode) }

  /// The key frames of a property.
  ///
  /// - Parameter values: The one before the first span, and the one after each.
  /// - Returns: `nil` for a property that none of them changes.
  public func keyframes<Value: Interpolatable>(of values: [Value]) -> Keyframes<Value>? {
    precondition(values.count == spans.count + 1, "\(values.count) values of \(spans.count) key frames")
    // 1. The ends of the spans that change it.
    var points: [(time: Double, value: Value)] = []
    for (number, span) in spans.enumerated() where values[number] != values[number + 1] {
      points += [(span.start, values[number]), (span.end, values[number + 1])]
    }
    points = points.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    guard let first = points.first, let last = points.last else { return nil }
    points = [(0, first.value)] + points + [(1, last.value)]
    // 2. One key frame where one ends as the next begins.
    var frames: [(time: Double, value: Value)] = []
    for point in points {
      if let last = frames.last, last.value == point.value, abs(last.time - point.time) < 1e-9 { continue }
      frames.append(point)
    }
    return Keyframes(values: frames.map(\.value), times: frames.map(\.time), mode: mode)
  }

  /// The key frames of a transform, each written so that it is the next one of that before it.
  ///
  /// - Parameter transforms: The one before the first span, and the one after each.
  public func keyframes(of transforms: [Transform]) -> Keyframes<TransformParts>? {
    guard let first = transforms.first else { return nil }
    var parts = [TransformParts(first)]
    for (old, new) in zip(transforms, transforms.dropFirst()) {
      parts.append(old == new ? parts[parts.count - 1] : parts[parts.count - 1].next(TransformParts(new)))
    }
    return keyframes(of: parts)
  }
}
