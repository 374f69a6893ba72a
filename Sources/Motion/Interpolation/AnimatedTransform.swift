public import Geometry

/// The transform of a view, and the animations that run on it: what `AnimatedValue` is for numbers.
///
/// An animation is the difference of the old transform to the new one, which is applied before it and runs to nothing
/// (`Transform.animated(to:at:)`). Of several, the first one is applied first: so one that begins while another runs goes
/// on from there.
public struct AnimatedTransform {
  private struct Change {
    var way: Way
    var run: AnimationRun
  }

  private enum Way {
    case difference(Transform)
    case keyframes(Keyframes<TransformParts>)
  }

  /// The transform that the program has set last.
  public private(set) var model: Transform
  private var changes: [Change] = []

  /// A transform at rest.
  public init(_ transform: Transform) { model = transform }

  /// The animations that run on it.
  public var runs: [AnimationRun] { changes.map(\.run) }

  /// Sets the transform, and adds an animation from the old one; to one without an inverse it jumps.
  ///
  /// - Parameter run: The animation; `nil` for a change at once.
  public mutating func set(_ transform: Transform, by run: AnimationRun?) {
    if let run, let inverse = transform.inverted {
      changes.append(Change(way: .difference(model.concatenating(inverse)), run: run))
    }
    model = transform
  }

  /// Sets the transform that key frames end with, and follows them.
  public mutating func set(_ transform: Transform, along keyframes: Keyframes<TransformParts>, by run: AnimationRun) {
    changes.append(Change(way: .keyframes(keyframes), run: run))
    model = transform
  }

  /// What is on the screen at a time in seconds.
  public func value(at time: Double) -> Transform {
    value(of: changes) { change in
      let moment = change.run.moment(at: time)
      return moment == .finished ? nil : moment.progress
    }
  }

  /// - Parameter progress: Of a change; `nil` for one that is over.
  private func value(of changes: [Change], at progress: (Change) -> Double?) -> Transform {
    var (before, last) = (Transform.identity, model)
    for change in changes {
      guard let progress = progress(change) else { continue }
      switch change.way {
      case .difference(let difference):
        before = before.concatenating(difference.interpolated(to: .identity, at: progress))
      case .keyframes(let keyframes): (before, last) = (.identity, keyframes.value(at: progress).transform)
      }
    }
    return before.isIdentity ? last : before.concatenating(last)
  }

  /// Takes an animation off, and leaves the model at what it shows at a progress.
  public mutating func remove(_ run: AnimationRun, at progress: Double = 1) {
    if progress != 1 { model = value(of: changes.filter { $0.run === run }) { _ in progress } }
    changes.removeAll { $0.run === run }
  }
}
