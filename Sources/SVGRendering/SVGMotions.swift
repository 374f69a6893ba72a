import Geometry
import Graphics

/// The rules of a style sheet by which groups move, each motion once.
///
/// They hold only for readers who do not ask for less motion, and only on screens. For all others, the attributes of the
/// elements say what is seen.
struct SVGMotions {
  /// When the frames are seen.
  struct Timing {
    /// In seconds from the beginning.
    var times: [Double]
    /// The seconds from the beginning to the next one, if it plays again.
    var period: Double
    /// How often it plays; 0 for ever.
    var playCount: Int

    /// - Parameter frames: The last one stays; between two plays it is a pause.
    init(_ frames: AnimationFrames) {
      var times = [0.0]
      for duration in frames.durations.dropLast() { times.append(times[times.count - 1] + duration) }
      self.times = times
      let end = times[times.count - 1]
      period = frames.playCount == 1 ? end : end + (frames.durations.last ?? 0)
      playCount = frames.playCount
    }
  }

  private let timing: Timing
  private let picture: String
  /// The names of classes by the key frames that they have.
  private var names: [String: String] = [:]
  private var rules: [String] = []

  /// - Parameter picture: What ids of the picture begin with.
  init(_ timing: Timing, picture: String) { (self.timing, self.picture) = (timing, picture) }

  /// The class of a group that moves; `nil` for one that does not.
  ///
  /// - Parameter offset: Where the group's own transform begins.
  mutating func name(of motion: GroupMotion, offset: Point) -> String? {
    guard timing.period > 0 else { return nil }
    var keys: [Int: [String]] = [:]
    for key in motion.transforms {
      let moved = key.value.concatenating(.translation(x: offset.x, y: offset.y))
      keys[key.frame, default: []].append("transform:\(Self.function(moved, isMove: motion.isMove))")
    }
    for key in motion.opacities {
      keys[key.frame, default: []].append("opacity:\(SVGNumber.string(min(1, max(0, key.value))))")
    }
    // Each property begins with its first value and stays at its last one.
    let frames = keys.keys.sorted()
    guard let first = frames.first, let last = frames.last, first < last else { return nil }
    let text = frames.map { frame in
      let stops = [frame == first && frame > 0 ? "0%" : nil, percent(frame), frame == last ? end(after: frame) : nil]
      return "\(stops.compactMap(\.self).joined(separator: ",")){\((keys[frame] ?? []).joined(separator: ";"))}"
    }.joined()
    let name = names[text + (motion.isStepped ? "s" : "")] ?? add(text, isStepped: motion.isStepped)
    return name
  }

  private mutating func add(_ keyframes: String, isStepped: Bool) -> String {
    let name = "m\(names.count + 1)"
    names[keyframes + (isStepped ? "s" : "")] = name
    let count = timing.playCount == 0 ? " infinite" : timing.playCount == 1 ? "" : " \(timing.playCount)"
    rules.append(
      "#\(picture) .\(name){animation:\(SVGNumber.string(timing.period))s \(isStepped ? "step-end" : "linear")\(count) both \(picture)-\(name)}\n"
        + "@keyframes \(picture)-\(name){\(keyframes)}\n")
    return name
  }

  private func percent(_ frame: Int) -> String {
    let share = timing.times[min(frame, timing.times.count - 1)] / timing.period
    return "\(SVGNumber.string(100 * share))%"
  }

  private func end(after frame: Int) -> String? { percent(frame) == "100%" ? nil : "100%" }

  /// A transform as a style has it.
  private static func function(_ transform: Transform, isMove: Bool) -> String {
    let moves = [transform.tx, transform.ty]
    if isMove {
      return "translate(\(moves.map { SVGNumber.string($0) + "px" }.joined(separator: ",")))"
    }
    let factors = [transform.a, transform.b, transform.c, transform.d].map { SVGNumber.string($0, decimals: 6) }
    return "matrix(\((factors + moves.map { SVGNumber.string($0) }).joined(separator: ",")))"
  }

  /// The `<style>` element, or nothing.
  var styleSheet: String {
    rules.isEmpty
      ? "" : "<style>@media screen and (prefers-reduced-motion:no-preference){\n\(rules.joined())}</style>\n"
  }
}

extension GroupMotion {
  fileprivate var isMove: Bool { transforms.allSatisfy { $0.value.hasLinearPart(of: .identity) } }
}
