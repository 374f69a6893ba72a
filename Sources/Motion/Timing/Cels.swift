/// The images that an image view plays one after another.
///
///     Cels(count: 17, duration: 0.75).index(at: 0.4)   // 9: the tenth
public struct Cels: Hashable, Sendable {
  /// How many images there are.
  public let count: Int
  /// The seconds in which all of them are shown once.
  public let duration: Double
  /// How often they are shown; 0 for ever.
  public let repeatCount: Int

  /// - Parameter duration: In seconds; 0 means a thirtieth of a second for each (`UIImageView.animationDuration`).
  public init(count: Int, duration: Double = 0, repeatCount: Int = 0) {
    precondition(count > 0 && duration >= 0 && repeatCount >= 0, "\(count) images in \(duration) seconds")
    self.count = count
    self.duration = duration > 0 ? duration : Double(count) / 30
    self.repeatCount = repeatCount
  }

  /// The image at a time in seconds, counted from 0; `nil` after the last repetition, when the view shows its own image.
  public func index(at time: Double) -> Int? {
    guard repeatCount == 0 || time < duration * Double(repeatCount) - 1e-9 else { return nil }
    // A cel begins at its time, though its time has no exact decimal fraction.
    let shown = (max(0, time) * Double(count) / duration + 1e-9).rounded(.down)
    return Int(shown.truncatingRemainder(dividingBy: Double(count)))
  }
}
