/// When the frames of a moving picture are taken: at equal distances, and at the exact end, which stays for a second.
///
///     FrameTimes(duration: 0.1, rate: 15).times       // [0, 0.067, 0.1]
///     FrameTimes(duration: 0.1, rate: 15).durations   // [0.067, 0.033, 1]
struct FrameTimes {
  /// In seconds from the beginning.
  let times: [Double]

  /// How long the end is seen before it plays again.
  static let pause = 1.0

  /// - Parameters:
  ///   - duration: Of the animation, in seconds.
  ///   - rate: The frames of a second.
  init(duration: Double, rate: Int) {
    // A rounding error is no frame of its own.
    let count = Int((duration * Double(rate) - 1e-6).rounded(.up))
    times = (0..<max(0, count)).map { Double($0) / Double(rate) } + [duration]
  }

  /// The frames of a second that a format without frames of its own needs: a browser moves evenly from one to the next,
  /// and with 30 of them no curve is off by a thousandth of the way.
  static func vectorRate(_ rate: Int, duration: Double) -> Int {
    let wanted = 30 / max(duration, 0.25)
    return rate * max(1, Int((wanted / Double(rate) - 1e-6).rounded(.up)))
  }

  /// How long each frame is seen, in seconds.
  var durations: [Double] { zip(times, times.dropFirst()).map { $1 - $0 } + [Self.pause] }
}
