import Diagnostics
import Figures
import Motion

/// Reads how long an animation takes, by which curve or spring, and how often it runs.
struct TimingReader {
  let values: ValueReader
  private var reporter: MistakeReporter { values.reporter }

  func playback(_ fields: Fields<AnimationKey>, at range: SourceRange) -> Playback? {
    guard var playback = timing(fields, at: range).map(Playback.init) else { return nil }
    if let node = fields.node(.delay) {
      playback.delay = values.number(node, "delay", in: 0...AnimationDescription.longest) ?? 0
    }
    if let node = fields.node(.autoreverse) { playback.autoreverses = values.boolean(node, "autoreverse") ?? false }
    if let node = fields.node(.repeatCount) {
      playback.repeatCount = values.positive(node, "repeatCount", upTo: 1000) ?? 1
    }
    return playback
  }

  private func timing(_ fields: Fields<AnimationKey>, at range: SourceRange) -> Timing? {
    let springNode = fields.node(.spring)
    let spring = springNode.flatMap { values.fields(of: $0, of: "a spring", SpringKey.self) }
    if let spring, let node = springNode, spring.order.contains(where: { $0.isPhysical }) {
      if let range = fields.keyRange(.duration) { reporter.error(.durationOfSpring, at: range) }
      return settlingSpring(spring, at: node.range)
    }
    guard let node = fields.node(.duration) else {
      return fields.hasUnknownKeys ? nil : reporter.refuse(.animationWithoutDuration, at: range)
    }
    let longest = AnimationDescription.longest
    guard let springNode else {
      let curve = fields.node(.curve).flatMap(curve) ?? .easeInOut
      return values.number(node, "duration", in: 0...longest).map { .curve(curve, duration: $0) }
    }
    let duration = values.positive(node, "duration", upTo: longest)
    guard let spring, let duration else { return nil }
    return self.spring(spring, duration: duration, at: springNode.range)
  }

  /// One that has a duration.
  private func spring(_ fields: Fields<SpringKey>, duration: Double, at range: SourceRange) -> Timing? {
    let velocity = velocity(fields)
    if let node = fields.node(.bounce) {
      if let range = fields.keyRange(.dampingRatio) {
        reporter.error(.bounceAndDampingRatio, at: range)
      }
      return values.number(node, "bounce", in: -0.99...0.99).map {
        .settling(Spring(duration: duration, bounce: $0, initialVelocity: velocity))
      }
    }
    guard let node = fields.node(.dampingRatio) else {
      return fields.hasUnknownKeys ? nil : reporter.refuse(.springWithoutForm, at: range)
    }
    return values.number(node, "dampingRatio", in: Spring.leastDampingRatio...100).map { ratio in
      if Spring.isUnstable(duration: duration, dampingRatio: ratio, initialVelocity: velocity) {
        reporter.warning(.unstableVelocity, at: fields.keyRange(.initialVelocity))
      }
      let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
      return .spring(spring, duration: duration)
    }
  }

  /// One with a mass, which ends when it rests.
  private func settlingSpring(_ fields: Fields<SpringKey>, at range: SourceRange) -> Timing? {
    if let other = [SpringKey.bounce, .dampingRatio].first(where: { fields.keyRange($0) != nil }) {
      return reporter.refuse(.springOfTwoForms(other), at: fields.keyRange(other))
    }
    // Those that are left out are `CASpringAnimation`'s.
    func number(_ key: SpringKey, or standard: Double) -> Double? {
      fields.node(key).map { values.positive($0, key.rawValue, upTo: 100_000) } ?? standard
    }
    guard let mass = number(.mass, or: 1), let stiffness = number(.stiffness, or: 100),
      let damping = number(.damping, or: 10)
    else { return nil }
    let timing = Timing.settling(
      Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity(fields)))
    guard timing.duration <= AnimationDescription.longest else {
      return reporter.refuse(.animationTooLong(timing.duration), at: range)
    }
    return timing
  }

  private func velocity(_ fields: Fields<SpringKey>) -> Double {
    fields.node(.initialVelocity).flatMap { values.number($0, "initialVelocity", in: -1000...1000) } ?? 0
  }

  /// A curve by its name, or by its control points.
  private func curve(_ node: Node) -> TimingCurve? {
    guard let points = node.sequence else {
      return values.word(node, "curve", CurveWord.self)?.curve
    }
    let form = "a name, or the four numbers of two control points, [x1, y1, x2, y2]"
    guard points.count == 4 else {
      values.mismatch(node, "curve", takes: form)
      return nil
    }
    // Times stay between the ends, so that there is one progress at each.
    let limits: [ClosedRange<Double>] = [0...1, -10...10, 0...1, -10...10]
    return values.numbers(node, "curve", form: "[x1, y1, x2, y2]", in: limits).map {
      TimingCurve($0[0], $0[1], $0[2], $0[3])
    }
  }
}

extension CurveWord {
  fileprivate var curve: TimingCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    case .default: .standard
    }
  }
}

extension SpringKey {
  /// Whether it is one of the constants that determine a spring without a duration.
  fileprivate var isPhysical: Bool { self == .mass || self == .stiffness || self == .damping }
}

extension ValueReader {
  /// A number above 0.
  func positive(_ node: Node, _ key: String, upTo most: Double) -> Double? {
    guard let number = number(node, key, in: 0...most) else { return nil }
    guard number > 0 else { return reporter.refuse(.notPositive(key: key), at: node.range) }
    return number
  }
}
