import Figures
import Motion

extension AnimationKey: DocumentedKey {
  var row: KeyRow {
    let seconds = Schema.number(0...AnimationDescription.longest)
    return switch self {
    case .duration:
      KeyRow(seconds, "the seconds that it takes; a spring with a mass, a stiffness or a damping has none")
    case .delay: KeyRow(seconds, "the seconds for which the old values are held before", standard: "0")
    case .curve:
      KeyRow(
        .any(of: [.word(CurveWord.self), .numbers(4)]),
        "`linear`, `easeIn`, `easeOut`, `easeInOut`, `default`, or the control points `[x1, y1, x2, y2]`",
        standard: "`easeInOut`")
    case .spring: KeyRow(.mapping(SpringKey.self), "a [spring](#springs) in place of a curve", standard: "none")
    case .autoreverse:
      KeyRow(
        .boolean, "whether it goes back to the old values; the new ones then appear with a jump, as in UIKit",
        standard: "`false`")
    case .repeatCount:
      KeyRow(
        .number(0...1000), "how often it runs, there and back counted as once; with a half, it ends there",
        standard: "1")
    case .do:
      KeyRow(.list(of: .reference(.step)), "the block: [steps](#steps), and a layout behind them", standard: "none")
    case .keyframes:
      KeyRow(
        .nonEmptyList(of: .mapping(KeyframeKey.self)), "[key frames](#key-frames) in place of a block",
        standard: "none")
    case .calculationMode:
      KeyRow(
        .word(CalculationMode.self),
        "what is between key frames: `linear`, `discrete`, `paced`, `cubic` or `cubicPaced`",
        standard: "`linear`")
    case .transition:
      KeyRow(
        .mapping(TransitionKey.self), "a [transition](#transitions) in which the block takes effect", standard: "none")
    case .pause: KeyRow(seconds, "alone in a stage: the seconds until the next one", standard: "none")
    }
  }
}

extension SpringKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .dampingRatio:
      KeyRow(
        .number(Spring.leastDampingRatio...100),
        "with `duration`: how much the motion is damped; 1 does not overshoot, and 0.001 is the least (`usingSpringWithDamping`)"
      )
    case .initialVelocity:
      KeyRow(.number(-1000...1000), "the speed at the beginning, in whole distances per second")
    case .bounce:
      KeyRow(
        .number(-0.99...0.99), "with `duration`: how much it bounces; 0 does not overshoot (`springDuration:bounce:`)")
    case .mass: KeyRow(.number(0...100_000), "without `duration`: the mass; 1 if others are given")
    case .stiffness: KeyRow(.number(0...100_000), "without `duration`: the stiffness; 100 if others are given")
    case .damping: KeyRow(.number(0...100_000), "without `duration`: the damping; 10 if others are given")
    }
  }
}

extension KeyframeKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .relativeStartTime: KeyRow(.number(0...1), "when it begins, as a share of the duration")
    case .relativeDuration: KeyRow(.number(0...1), "how long it takes, as a share of the duration; 0 jumps")
    case .do: KeyRow(.list(of: .reference(.step)), "its block")
    }
  }
}

extension TransitionKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .type:
      KeyRow(
        .word(TransitionDescription.Kind.self),
        "`flipFromLeft`, `flipFromRight`, `flipFromTop`, `flipFromBottom`, `curlUp`, `curlDown`, `crossDissolve`; or Core Animation's `fade`, `moveIn`, `push`, `reveal`"
      )
    case .subtype:
      KeyRow(
        .word(LayerTransition.Subtype.self),
        "where `moveIn`, `push` and `reveal` come from: `fromLeft`, `fromRight`, `fromTop` (rises from the bottom, as on iOS) or `fromBottom`"
      )
    case .of: KeyRow(.name, "the view whose whole content changes; the root view without it")
    case .from: KeyRow(.name, "the view that goes and is hidden; its superview is what changes")
    case .to: KeyRow(.name, "the view that comes and is shown")
    }
  }
}
