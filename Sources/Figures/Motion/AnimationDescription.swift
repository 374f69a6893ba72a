public import Diagnostics
public import Motion

/// What moves in a panel: stages that follow one another, each beginning when the one before completes.
public struct AnimationDescription: Hashable, Sendable {
  /// Never empty.
  public var stages: [AnimationStage]
  /// The source location of the key.
  public var range: SourceRange?

  /// An animation of its stages.
  public init(_ stages: [AnimationStage], at range: SourceRange? = nil) {
    (self.stages, self.range) = (stages, range)
  }

  /// When each stage begins, and how long all of them take.
  public var chain: Chain { Chain(stages.map(\.playback)) }

  /// The steps of all stages and key frames, in order.
  public var steps: [Located<Step>] { stages.flatMap(\.allSteps) }

  /// How many layouts are solved: one after each stage and after each key frame.
  public var layoutCount: Int { stages.reduce(0) { $0 + max(1, $1.keyframes.count) } }

  /// The longest animation, in seconds.
  public static let longest = 60.0
}

/// A call of `UIView.animate`, `UIView.animateKeyframes` or `UIView.transition`, or a pause.
public struct AnimationStage: Hashable, Sendable {
  /// How long it takes, and by which curve.
  public var playback: Playback
  /// The block: steps that are animated and then laid out.
  public var steps: [Located<Step>] = []
  /// The key frames in place of a block.
  public var keyframes: [KeyframeDescription] = []
  /// What is between key frames.
  public var calculationMode = CalculationMode.linear
  /// The transition in which the steps take effect.
  public var transition: TransitionDescription?
  /// The source location of the stage.
  public var range: SourceRange?

  /// A stage in which nothing happens yet.
  public init(_ playback: Playback) { self.playback = playback }

  /// Those of the block and of the key frames.
  public var allSteps: [Located<Step>] { steps + keyframes.flatMap(\.steps) }
}

/// A call of `UIView.addKeyframe`.
public struct KeyframeDescription: Hashable, Sendable {
  /// When it begins, as a share of the duration.
  public var relativeStartTime: Double
  /// How long it takes, as a share of the duration.
  public var relativeDuration: Double
  /// The block.
  public var steps: [Located<Step>]

  /// A key frame.
  public init(relativeStartTime: Double, relativeDuration: Double, steps: [Located<Step>]) {
    self.relativeStartTime = relativeStartTime
    self.relativeDuration = relativeDuration
    self.steps = steps
  }
}
