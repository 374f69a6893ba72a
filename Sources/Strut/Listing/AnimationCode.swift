import Diagnostics
import Figures
import Geometry
import Motion

extension StepCode {
  /// The stages of an animation, each when the one before is over.
  mutating func add(_ animation: AnimationDescription) {
    code.line("root.layoutIfNeeded()")
    code = code(of: animation.stages[...], after: code)
  }

  /// - Parameter pause: How long nothing changes before the first of the stages, in seconds.
  private func code(of stages: ArraySlice<AnimationStage>, after code: SwiftCode, pause: Double = 0) -> SwiftCode {
    var code = code
    guard var stage = stages.first else { return code }
    // The completion of a block that changes nothing is called at once: a pause is the delay of what follows.
    guard !stage.changesNothing else {
      return self.code(of: stages.dropFirst(), after: code, pause: pause + stage.playback.duration)
    }
    stage.playback.delay += pause
    for property in stage.untold { code.line("// \(property)") }
    var next = SwiftCode()
    if stages.dropFirst().contains(where: { !$0.changesNothing }) {
      next = self.code(of: stages.dropFirst(), after: SwiftCode())
    }
    if let transition = stage.transition, stage.playback.delay > 0 {
      // UIKit's transitions have no delay of their own.
      let delay = SwiftLiteral.number(stage.playback.delay)
      code.block("DispatchQueue.main.asyncAfter(deadline: .now() + \(delay)) { [self] in") {
        add(transition, of: stage, to: &$0, next: next)
      }
    } else if let transition = stage.transition {
      add(transition, of: stage, to: &code, next: next)
    } else {
      add(stage, to: &code, next: next)
    }
    return code
  }

  /// What a block changes, and the layout that follows from it.
  private func body(_ steps: [Located<Step>]) -> SwiftCode {
    var block = StepCode(names: names, constraints: constraints, views: views)
    block.add(steps)
    block.add(.layout)
    return block.code
  }

  private func add(_ stage: AnimationStage, to code: inout SwiftCode, next: SwiftCode) {
    let playback = stage.playback
    let duration = SwiftLiteral.number(playback.timing.duration)
    let delay = SwiftLiteral.number(playback.delay)
    var options = playback.autoreverses ? ["autoreverse"] : []
    if playback.autoreverses || playback.repeatCount != 1 { options.append("repeat") }
    var call: String
    if !stage.keyframes.isEmpty {
      let mode = stage.calculationMode.rawValue
      options.append("calculationMode" + mode.prefix(1).uppercased() + mode.dropFirst())
      call = "UIView.animateKeyframes(withDuration: \(duration), delay: \(delay), options: "
    } else {
      switch playback.timing {
      case .curve(let curve, _):
        guard let word = curve.optionName else {
          return addAnimator(
            "UICubicTimingParameters(\n"
              + "  controlPoint1: \(SwiftLiteral.point(Point(curve.x1, curve.y1))),\n"
              + "  controlPoint2: \(SwiftLiteral.point(Point(curve.x2, curve.y2))))", stage, to: &code, next: next)
        }
        options.append(word)
        call = "UIView.animate(withDuration: \(duration), delay: \(delay), options: "
      case .spring(let spring, let length):
        let velocity = SwiftLiteral.number(spring.initialVelocity)
        if length == spring.settlingDuration {
          let (mass, stiffness) = (SwiftLiteral.number(spring.mass), SwiftLiteral.number(spring.stiffness))
          return addAnimator(
            "UISpringTimingParameters(\n"
              + "  mass: \(mass), stiffness: \(stiffness), damping: \(SwiftLiteral.number(spring.damping)),\n"
              + "  initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))", stage, to: &code, next: next)
        }
        let ratio = spring.damping / (2 * (spring.mass * spring.stiffness).squareRoot())
        code.line("UIView.animate(")
        code.line("  withDuration: \(duration), delay: \(delay),")
        call = "  usingSpringWithDamping: \(SwiftLiteral.number((ratio * 1e6).rounded() / 1e6)), "
        call += "initialSpringVelocity: \(velocity),\n  options: "
      }
    }
    call += SwiftLiteral.options(options)
    let lines = call.split(separator: "\n").map(String.init)
    code.add(lines.dropLast())
    let last = lines[lines.count - 1]
    if lines.count > 1 { code.line(last) }
    code.block(
      lines.count > 1 ? ") { [self] in" : "\(last)) { [self] in",
      closing: next.isEmpty ? "}" : "} completion: { [self] _ in"
    ) { code in
      if playback.repeatCount != 1 {
        code.line("// It runs \(SwiftLiteral.number(playback.repeatCount)) times.")
      }
      for keyframe in stage.keyframes {
        let start = SwiftLiteral.number(keyframe.relativeStartTime)
        let length = SwiftLiteral.number(keyframe.relativeDuration)
        code.block("UIView.addKeyframe(withRelativeStartTime: \(start), relativeDuration: \(length)) { [self] in") {
          $0.add(body(keyframe.steps))
        }
      }
      if stage.keyframes.isEmpty { code.add(body(stage.steps)) }
    }
    close(next, &code)
  }

  private func addAnimator(_ parameters: String, _ stage: AnimationStage, to code: inout SwiftCode, next: SwiftCode) {
    let duration = SwiftLiteral.number(stage.playback.timing.duration)
    let lines = parameters.split(separator: "\n").map { "  \($0)" }
    code.line("let animator = UIViewPropertyAnimator(")
    code.line("  duration: \(duration),")
    code.line("  timingParameters: \(lines[0].dropFirst(2))")
    code.add(Array(lines.dropFirst().dropLast()) + [lines[lines.count - 1] + ")"])
    code.block("animator.addAnimations { [self] in") { $0.add(body(stage.steps)) }
    if !next.isEmpty { code.block("animator.addCompletion { [self] _ in") { $0.add(next) } }
    code.line("animator.startAnimation(afterDelay: \(SwiftLiteral.number(stage.playback.delay)))")
  }

  private func add(
    _ transition: TransitionDescription, of stage: AnimationStage, to code: inout SwiftCode, next: SwiftCode
  ) {
    let duration = SwiftLiteral.number(stage.playback.timing.duration)
    let (from, to) = (transition.from.map { names.view($0.value) }, transition.to.map { names.view($0.value) })
    let container =
      transition.container.map { names.view($0.value) } ?? transition.from.map { names.superview($0.value) } ?? "root"
    var changes = stage.steps.isEmpty && from != nil ? SwiftCode() : body(stage.steps)
    if let from { changes.line("\(from).isHidden = true") }
    if let to { changes.line("\(to).isHidden = false") }
    let kind = transition.kind.rawValue
    if transition.kind.layerTransition == nil {
      let option = ".transition" + kind.prefix(1).uppercased() + kind.dropFirst()
      code.block(
        "UIView.transition(with: \(container), duration: \(duration), options: \(option)) { [self] in",
        closing: next.isEmpty ? "}" : "} completion: { [self] _ in"
      ) { $0.add(changes) }
      return close(next, &code)
    }
    if !next.isEmpty {
      code.line("CATransaction.begin()")
      code.block("CATransaction.setCompletionBlock { [self] in") { $0.add(next) }
    }
    code.line("let transition = CATransition()")
    code.line("transition.type = .\(kind)")
    if transition.kind.takesSubtype { code.line("transition.subtype = .\(transition.subtype.rawValue)") }
    code.line("transition.duration = \(duration)")
    code.line("\(container).layer.add(transition, forKey: nil)")
    code.add(changes)
    if !next.isEmpty { code.line("CATransaction.commit()") }
  }

  /// What begins when a block with a completion is over.
  private func close(_ next: SwiftCode, _ code: inout SwiftCode) {
    guard !next.isEmpty else { return }
    for line in next.lines { code.line("  " + line) }
    code.line("}")
  }
}

extension AnimationStage {
  /// Whether it is a pause.
  fileprivate var changesNothing: Bool { steps.isEmpty && keyframes.isEmpty && transition == nil }

  /// What the calls of UIKit cannot say.
  fileprivate var untold: [String] {
    guard !keyframes.isEmpty, case .curve(let curve, _) = playback.timing, curve != .easeInOut else { return [] }
    return ["The times of the key frames are bent by another curve than UIKit's."]
  }
}

extension TimingCurve {
  /// The option of `UIView.animate` that it is.
  fileprivate var optionName: String? {
    switch self {
    case .linear: "curveLinear"
    case .easeIn: "curveEaseIn"
    case .easeOut: "curveEaseOut"
    case .easeInOut: "curveEaseInOut"
    default: nil
    }
  }
}
