/// A property of a view, and the animations that run on it.
///
/// The model has the new value at once. An animation adds the difference to the old value, running to nothing, as UIKit
/// does since iOS 8: so one that begins while another runs goes on from there without a break.
///
///     var x = AnimatedValue(0.0)
///     x.set(100, at: 0, playing: Playback(.curve(.linear, duration: 1)))
///     x.set(0, at: 0.5, playing: Playback(.curve(.linear, duration: 1)))   // back again, half way
///     x.value(at: 0.75)   // 50: 0 from the model, −25 + 75 from the two animations
public struct AnimatedValue<Value: Interpolatable> {
  private struct Change {
    var way: Way
    var run: AnimationRun
  }

  fileprivate enum Way {
    /// Is added, and runs to nothing.
    case difference(Value)
    /// Takes the place of everything before.
    case between(Value, Value)
    case keyframes(Keyframes<Value>)
  }

  /// The value that the program has set last.
  public private(set) var model: Value
  private var changes: [Change] = []

  /// A property at rest.
  public init(_ value: Value) { model = value }

  /// The animations that run on it.
  public var runs: [AnimationRun] { changes.map(\.run) }

  /// Sets the value, from a time on.
  ///
  /// - Parameters:
  ///   - value: The new value of the model.
  ///   - time: In seconds.
  ///   - playback: How the difference disappears; `nil` for a change without animation.
  ///   - replacing: Whether the animation takes the place of those that run, as those of `alpha` do.
  public mutating func set(_ value: Value, at time: Double, playing playback: Playback?, replacing: Bool = false) {
    guard let playback else {
      model = value
      return
    }
    let run = AnimationRun(playback, beginningAt: time)
    if replacing { replace(with: value, from: model, by: run) } else { set(value, by: run) }
  }

  /// Sets the value, and adds an animation from the old one.
  ///
  /// - Parameter run: The animation; `nil` for a change at once.
  public mutating func set(_ value: Value, by run: AnimationRun?) {
    if let run { changes.append(Change(way: .difference(model.adding(value, times: -1)), run: run)) }
    model = value
  }

  /// Sets the value, and replaces all animations by one from a value of its own.
  ///
  /// - Returns: The animations that it takes the place of.
  @discardableResult
  public mutating func replace(with value: Value, from start: Value, by run: AnimationRun) -> [AnimationRun] {
    defer { changes = [Change(way: .between(start, value), run: run)] }
    model = value
    return changes.map(\.run)
  }

  /// Sets the value that key frames end with, and follows them.
  public mutating func set(_ value: Value, along keyframes: Keyframes<Value>, by run: AnimationRun) {
    changes.append(Change(way: .keyframes(keyframes), run: run))
    model = value
  }

  /// What is on the screen at a time in seconds.
  public func value(at time: Double) -> Value {
    changes.reduce(model) { value, change in
      let moment = change.run.moment(at: time)
      return moment == .finished ? value : change.way.value(at: moment.progress, upon: value)
    }
  }

  /// Takes an animation off, and leaves the model at what it shows at a progress: unchanged at 1, and at the old value at
  /// 0.
  public mutating func remove(_ run: AnimationRun, at progress: Double = 1) {
    for change in changes where change.run === run && progress != 1 {
      model = change.way.value(at: progress, upon: model)
    }
    changes.removeAll { $0.run === run }
  }
}

extension AnimatedValue.Way {
  fileprivate func value(at progress: Double, upon value: Value) -> Value {
    switch self {
    case .difference(let difference): value.adding(difference, times: 1 - progress)
    case .between(let start, let end): start.interpolated(to: end, at: progress)
    case .keyframes(let keyframes): keyframes.value(at: progress)
    }
  }
}
