/// A property of a view, and the animations that run on it.
///
/// The model has the new value at once. An animation adds the difference to the old value, running to nothing, as UIKit
/// does since iOS 8: so one that begins while another runs goes on from there without a break.
///
///     var x = AnimatedValue(0.0)
///     x.set(100, at: 0, playing: Playback(.curve(.linear, duration: 1)))
///     x.set(0, at: 0.5, playing: Playback(.curve(.linear, duration: 1)))   // back again, half way
///     x.value(at: 0.75)   // 50: 0 from the model, −25 + 75 from the two animations
public struct AnimatedValue<Value: Interpolatable>: Sendable {
  private struct Difference: Sendable {
    var value: Value
    var beginning: Double
    var playback: Playback
  }

  /// The value that the program has set last.
  public private(set) var model: Value
  private var differences: [Difference] = []

  /// A property at rest.
  public init(_ value: Value) { model = value }

  /// Sets the value, from a time on.
  ///
  /// - Parameters:
  ///   - value: The new value of the model.
  ///   - time: In seconds.
  ///   - playback: How the difference disappears; `nil` for a change without animation.
  ///   - replacing: Whether the animation takes the place of those that run, as those of `alpha` do.
  public mutating func set(_ value: Value, at time: Double, playing playback: Playback?, replacing: Bool = false) {
    if replacing { differences = [] }
    if let playback {
      differences.append(
        Difference(value: model.adding(value, times: -1), beginning: time, playback: playback))
    }
    model = value
  }

  /// What is on the screen at a time in seconds.
  public func value(at time: Double) -> Value {
    differences.reduce(model) { value, difference in
      let moment = difference.playback.moment(at: time - difference.beginning)
      return moment == .finished ? value : value.adding(difference.value, times: 1 - moment.progress)
    }
  }
}
