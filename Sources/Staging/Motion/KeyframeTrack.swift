import Figures
import Geometry
import Graphics
import Motion

/// The values of a view's properties at the key frames of a stage: UIKit makes one animation of each property, of the
/// key frames that change it.
struct KeyframeTrack {
  private let states: [Presentation]
  private let spans: [(start: Double, end: Double)]
  private let mode: CalculationMode

  /// - Parameter views: The view before the first key frame and after each; `nil` where it is not in the tree.
  init?(_ stage: AnimationStage, of views: [SolvedView?]) {
    let known = views.compactMap(\.self)
    guard known.count == views.count else { return nil }
    states = known.map(Presentation.init)
    spans = stage.keyframes.map { ($0.relativeStartTime, $0.relativeStartTime + $0.relativeDuration) }
    mode = stage.calculationMode
  }

  /// - Parameter progress: By the curve over all key frames, which bends their times.
  func presentation(at progress: Double) -> Presentation {
    var shown = states[states.count - 1]
    shown.position = value(\.position, at: progress)
    shown.bounds = value(\.bounds, at: progress)
    shown.alpha = value(\.alpha, at: progress)
    shown.cornerRadius = value(\.cornerRadius, at: progress)
    shown.transform = transform(at: progress)
    let colors = states.map(\.backgroundColor)
    if Set(colors).count > 1 {
      let any = colors.compactMap(\.self).first
      shown.backgroundColor = Color(components: value(of: colors.map { $0.components(or: any) }, at: progress))
    }
    return shown
  }

  private func value<Value: Interpolatable>(_ path: KeyPath<Presentation, Value>, at progress: Double) -> Value {
    value(of: states.map { $0[keyPath: path] }, at: progress)
  }

  private func transform(at progress: Double) -> Transform {
    let transforms = states.map(\.transform)
    guard Set(transforms).count > 1 else { return transforms[0] }
    var parts = [TransformParts(transforms[0])]
    for (old, new) in zip(transforms, transforms.dropFirst()) {
      parts.append(old == new ? parts[parts.count - 1] : parts[parts.count - 1].next(TransformParts(new)))
    }
    return value(of: parts, at: progress).transform
  }

  /// - Parameter values: The one before the first key frame, and after each.
  private func value<Value: Interpolatable>(of values: [Value], at progress: Double) -> Value {
    // 1. The ends of the key frames that change it. What none of them covers holds.
    var points: [(time: Double, value: Value)] = []
    for (number, span) in spans.enumerated() where values[number] != values[number + 1] {
      points += [(span.start, values[number]), (span.end, values[number + 1])]
    }
    points = points.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    guard let first = points.first, let last = points.last else { return values[0] }
    points = [(0, first.value)] + points + [(1, last.value)]
    // 2. One key frame where one ends as the next begins.
    var frames: [(time: Double, value: Value)] = []
    for point in points {
      if let last = frames.last, last.value == point.value, abs(last.time - point.time) < 1e-9 { continue }
      frames.append(point)
    }
    return Keyframes(values: frames.map(\.value), times: frames.map(\.time), mode: mode).value(at: progress)
  }
}
