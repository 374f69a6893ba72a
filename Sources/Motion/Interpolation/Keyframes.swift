/// Values at times, and what is between them.
///
///     let scale = Keyframes(values: [0.0001, 1.15, 1], times: [0, 0.5, 1], mode: .cubic)
///     scale.value(at: 0.25)   // 0.6562
///
/// A smooth curve is Hermite's with the tangents of Kochanek and Bartels ("Interpolating Splines with Local Tension,
/// Continuity, and Bias Control", 1984), all of whose parameters are 0; where times are not equal, a tangent is
/// multiplied by twice the share of its side, as measured with Core Animation.
public struct Keyframes<Value: Interpolatable>: Sendable {
  private let values: [Value]
  private let times: [Double]
  private let mode: CalculationMode

  /// - Parameters:
  ///   - values: At least one.
  ///   - times: From 0 to 1, not decreasing, one for each value. Without them the values are at equal distances.
  ///   - mode: What is between them.
  public init(values: [Value], times: [Double]? = nil, mode: CalculationMode = .linear) {
    precondition(!values.isEmpty && times.map { $0.count == values.count } ?? true, "each key frame has a time")
    let isSlotted = mode == .discrete && times == nil
    let places = values.indices.map { Double($0) / Double(max(1, values.count - (isSlotted ? 0 : 1))) }
    let times = times ?? places
    self.mode = mode
    switch mode {
    case .linear, .discrete, .cubic: (self.values, self.times) = (values, times)
    case .paced: (self.values, self.times) = (values, Self.pacedTimes(of: values))
    case .cubicPaced:
      // The length of a curve has no formula: short lines stand for it.
      let curve = Keyframes(values: values, times: places, mode: .cubic)
      let samples = values.count > 1 ? (values.count - 1) * 32 : 0
      self.values = (0...samples).map { curve.value(at: samples == 0 ? 0 : Double($0) / Double(samples)) }
      self.times = Self.pacedTimes(of: self.values)
    }
  }

  /// The value at a share of the duration. Before the first key frame and after the last, it is theirs.
  public func value(at time: Double) -> Value {
    guard let last = times.lastIndex(where: { $0 <= time }) else { return values[0] }
    guard last + 1 < values.count, mode != .discrete else { return values[last] }
    let length = times[last + 1] - times[last]
    let progress = (time - times[last]) / length
    guard mode == .cubic else { return values[last].interpolated(to: values[last + 1], at: progress) }
    let (square, cube) = (progress * progress, progress * progress * progress)
    return values[last].interpolated(to: values[last + 1], at: 3 * square - 2 * cube)
      .adding(tangent(at: last, length: length), times: cube - 2 * square + progress)
      .adding(tangent(at: last + 1, length: length), times: cube - square)
  }

  /// - Parameter length: Of the side for which the tangent is.
  private func tangent(at index: Int, length: Double) -> Value {
    // Before the first and after the last, the values go on straight.
    guard index > 0 else { return values[1].adding(values[0], times: -1) }
    guard index + 1 < values.count else { return values[index].adding(values[index - 1], times: -1) }
    let difference = values[index + 1].adding(values[index - 1], times: -1)
    let factor = length / (times[index + 1] - times[index - 1])
    return difference.adding(difference, times: factor - 1)
  }

  /// Times at which equal distances take equal time.
  private static func pacedTimes(of values: [Value]) -> [Double] {
    var lengths = [0.0]
    for (value, next) in zip(values, values.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + next.adding(value, times: -1).magnitude)
    }
    let whole = lengths[lengths.count - 1]
    return whole > 0 ? lengths.map { $0 / whole } : lengths
  }
}
