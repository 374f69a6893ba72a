import Figures
import Geometry
import Graphics
import Motion

/// The values of a view's properties at the key frames of a stage.
struct KeyframeTrack {
  private let states: [Presentation]
  private let spans: KeyframeSpans

  /// - Parameter views: The view before the first key frame and after each; `nil` where it is not in the tree.
  init?(_ stage: AnimationStage, of views: [SolvedView?]) {
    let known = views.compactMap(\.self)
    guard known.count == views.count else { return nil }
    states = known.map(Presentation.init)
    spans = KeyframeSpans(
      stage.keyframes.map { .init(from: $0.relativeStartTime, to: $0.relativeStartTime + $0.relativeDuration) },
      mode: stage.calculationMode)
  }

  /// - Parameter progress: By the curve over all key frames, which bends their times.
  func presentation(at progress: Double) -> Presentation {
    var shown = states[states.count - 1]
    shown.position = value(\.position, at: progress)
    shown.bounds = value(\.bounds, at: progress)
    shown.alpha = value(\.alpha, at: progress)
    shown.cornerRadius = value(\.cornerRadius, at: progress)
    if let keyframes = spans.keyframes(of: states.map(\.transform)) {
      shown.transform = keyframes.value(at: progress).transform
    }
    if let keyframes = spans.keyframes(of: states.map(\.backgroundColor).components) {
      shown.backgroundColor = Color(components: keyframes.value(at: progress))
    }
    return shown
  }

  private func value<Value: Interpolatable>(_ path: KeyPath<Presentation, Value>, at progress: Double) -> Value {
    spans.keyframes(of: states.map { $0[keyPath: path] })?.value(at: progress) ?? states[0][keyPath: path]
  }
}
