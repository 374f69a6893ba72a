import Diagnostics
import Figures
import Motion

/// Reads what moves in a panel: the stages of an animation, with their blocks and key frames.
struct AnimationReader {
  let values: ValueReader
  let steps: StepReader
  private var reporter: MistakeReporter { values.reporter }
  private var timing: TimingReader { TimingReader(values: values) }
  private var transitions: TransitionReader { TransitionReader(values: values, names: steps.names) }

  /// - Parameters:
  ///   - node: A mapping, or a list of such.
  ///   - range: The location of the key.
  ///   - scope: Grows with the constraints that the blocks add.
  func animation(_ node: Node, at range: SourceRange?, in scope: inout NameScope) -> AnimationDescription? {
    let items = values.items(node)
    guard !items.isEmpty else { return reporter.refuse(.animationWithoutStage, at: node.range) }
    guard items.count <= reporter.limits[.stages] else {
      return reporter.refuse(.exceeded(.stages, of: reporter.limits), at: node.range)
    }
    var stages: [AnimationStage] = []
    for item in items where !reporter.isFull {
      if let stage = stage(item, in: &scope) { stages.append(stage) }
    }
    guard stages.count == items.count else { return nil }
    let animation = AnimationDescription(stages, at: range)
    guard animation.chain.duration <= AnimationDescription.longest else {
      return reporter.refuse(.animationTooLong(animation.chain.duration), at: range)
    }
    return animation
  }

  private func stage(_ node: Node, in scope: inout NameScope) -> AnimationStage? {
    guard let fields = values.fields(of: node, of: "an animation", AnimationKey.self) else { return nil }
    if let range = fields.keyRange(.pause) { return pause(fields, at: range) }
    // 1. What the keys say that stand beside each other.
    checkCombinations(fields)
    // 2. How long, and by which curve.
    var stage = timing.playback(fields, at: node.range).map(AnimationStage.init)
    // 3. What happens: a block, key frames or a transition. Names are known behind a stage whose time is wrong.
    let block = fields.node(.do).map { steps.steps($0, in: &scope) } ?? []
    let keyframes = fields.node(.keyframes).flatMap { self.keyframes($0, in: &scope) } ?? []
    let transition = fields.node(.transition).flatMap { transitions.transition($0, in: scope) }
    stage?.steps = block
    stage?.keyframes = keyframes
    stage?.transition = transition
    stage?.range = node.range
    if let node = fields.node(.calculationMode) {
      stage?.calculationMode = values.word(node, "calculationMode") ?? .linear
    }
    if let jumps = stage?.playback.jumpsAtEnd, jumps, fields.node(.do) != nil || fields.node(.keyframes) != nil {
      let key: AnimationKey = fields.node(.autoreverse) != nil ? .autoreverse : .repeatCount
      reporter.warning(.jumpAtEnd(isReversed: key == .autoreverse), at: fields.keyRange(key))
    }
    return stage
  }

  private func pause(_ fields: Fields<AnimationKey>, at range: SourceRange) -> AnimationStage? {
    guard fields.order == [.pause], let node = fields.node(.pause) else {
      return reporter.refuse(.pauseWithMore, at: range)
    }
    return values.number(node, "pause", in: 0...AnimationDescription.longest).map {
      var stage = AnimationStage(Playback(.curve(.linear, duration: $0)))
      stage.range = range
      return stage
    }
  }

  private func checkCombinations(_ fields: Fields<AnimationKey>) {
    let clashes: [(AnimationKey, AnimationKey)] = [
      (.curve, .spring), (.do, .keyframes), (.spring, .keyframes), (.transition, .keyframes),
    ]
    for (first, second) in clashes where fields.keyRange(first) != nil {
      if let range = fields.keyRange(second) { reporter.error(.clash(first, second), at: range) }
    }
    if fields.keyRange(.keyframes) == nil, let range = fields.keyRange(.calculationMode) {
      reporter.error(.modeWithoutKeyframes, at: range)
    }
  }

  private func keyframes(_ node: Node, in scope: inout NameScope) -> [KeyframeDescription]? {
    guard let items = node.sequence, !items.isEmpty else {
      values.mismatch(
        node, "keyframes", takes: "a list of key frames such as {relativeStartTime: 0, relativeDuration: 1, do: […]}")
      return nil
    }
    guard items.count <= reporter.limits[.stages] else {
      return reporter.refuse(.exceeded(.stages, of: reporter.limits), at: node.range)
    }
    return items.compactMap { item -> KeyframeDescription? in
      guard let fields = values.fields(of: item, of: "a key frame", KeyframeKey.self) else { return nil }
      let start = share(fields, .relativeStartTime, at: item.range)
      let length = share(fields, .relativeDuration, at: item.range)
      let block = fields.node(.do).map { steps.steps($0, in: &scope) } ?? []
      guard let start, let length else { return nil }
      // Sums of decimal fractions miss 1 by a rounding error.
      guard start + length <= 1 + 1e-9 else {
        return reporter.refuse(.keyframeBeyondEnd(start + length), at: fields.keyRange(.relativeDuration))
      }
      return KeyframeDescription(relativeStartTime: start, relativeDuration: min(length, 1 - start), steps: block)
    }
  }

  private func share(_ fields: Fields<KeyframeKey>, _ key: KeyframeKey, at range: SourceRange) -> Double? {
    guard let node = fields.node(key) else {
      return fields.hasUnknownKeys ? nil : reporter.refuse(.keyframeWithout(key), at: range)
    }
    return values.number(node, key.rawValue, in: 0...1)
  }
}
