import Diagnostics
import Figures
import Geometry

/// Mistakes of animations and of the panels that show them.
extension Mistake {
  // MARK: Animations

  static let animationWithoutStage = Mistake(.emptyList, "'animation' has no stages")

  static func animationTooLong(_ seconds: Double) -> Mistake {
    Mistake(
      .numberOutOfRange,
      "the animation takes \(seconds.decimalText()) seconds: at most \(AnimationDescription.longest.decimalText()) are shown"
    )
  }

  static let animationWithoutDuration = Mistake(
    .missingKey, "an animation needs its 'duration' in seconds, such as 'duration: 0.25'")

  static let pauseWithMore = Mistake(.uselessKey, "'pause' stands alone: {pause: 0.5} waits for half a second")

  static func clash(_ first: AnimationKey, _ second: AnimationKey) -> Mistake {
    let reason =
      switch (first, second) {
      case (.curve, .spring): "a spring has no curve"
      case (.do, .keyframes): "each key frame has a 'do' of its own"
      case (.spring, .keyframes): "key frames run by a 'curve', and UIKit has no springs for them"
      default: "a transition has no key frames"
      }
    return Mistake(.exclusiveKeys, "'\(first.rawValue)' and '\(second.rawValue)' exclude each other: \(reason)")
  }

  static let modeWithoutKeyframes = Mistake(.uselessKey, "'calculationMode' is only for 'keyframes'")

  /// A warning.
  static func jumpAtEnd(isReversed: Bool) -> Mistake {
    Mistake(
      .unexpectedMotion,
      isReversed
        ? "after its way back, the animation jumps to the new values, as in UIKit: set the old ones in a stage behind it, or add a half to 'repeatCount'"
        : "the last run ends between the values, and the animation jumps to the new ones: use a whole 'repeatCount'")
  }

  static func notPositive(key: String) -> Mistake { Mistake(.numberOutOfRange, "'\(key)' must be above 0") }

  // MARK: Springs

  static let durationOfSpring = Mistake(
    .exclusiveKeys,
    "a spring with a mass, a stiffness or a damping has no 'duration': it ends when it rests; one with 'bounce' or "
      + "'dampingRatio' has one")

  static let bounceAndDampingRatio = Mistake(
    .exclusiveKeys, "'bounce' and 'dampingRatio' exclude each other: a bounce of 0.2 is a damping ratio of 0.8")

  static let springWithoutForm = Mistake(
    .missingKey, "a spring needs its 'dampingRatio' or its 'bounce', or 'mass', 'stiffness' and 'damping'")

  static func springOfTwoForms(_ key: SpringKey) -> Mistake {
    Mistake(.exclusiveKeys, "'\(key.rawValue)' is only for a spring without 'mass', 'stiffness' and 'damping'")
  }

  /// A warning.
  static let unstableVelocity = Mistake(
    .unexpectedMotion,
    "for this velocity UIKit's own solution is unstable: use a velocity below 0.6 × dampingRatio ÷ duration, or give the spring's stiffness and damping"
  )

  // MARK: Key frames

  static func keyframeWithout(_ key: KeyframeKey) -> Mistake {
    Mistake(.missingKey, "a key frame needs its '\(key.rawValue)', as a share of the duration from 0 to 1")
  }

  static func keyframeBeyondEnd(_ end: Double) -> Mistake {
    Mistake(
      .numberOutOfRange,
      "the key frame would end at \(end.decimalText()) of the duration: relativeStartTime + relativeDuration is at most 1"
    )
  }

  // MARK: Transitions

  static let transitionWithoutType = Mistake(.missingKey, "a transition needs its 'type', such as 'type: flipFromLeft'")

  static func subtypeWithoutDirection(_ kind: TransitionDescription.Kind) -> Mistake {
    Mistake(.uselessKey, "'subtype' is only for 'moveIn', 'push' and 'reveal', not for '\(kind.rawValue)'")
  }

  static let transitionOfOneView = Mistake(
    .missingKey, "a transition between views needs both, 'from' and 'to'; one of a whole view has its changes in 'do'")

  static let containerBesideViews = Mistake(
    .exclusiveKeys, "'of' is not for a transition 'from' one view 'to' another: their superview is what changes")

  // MARK: Panels

  static func motionWithoutAnimation(_ kind: PanelDescription.Kind) -> Mistake {
    Mistake(.missingKey, "a panel of kind '\(kind.rawValue)' needs an 'animation'")
  }

  static func timeWithoutAnimation(_ key: PanelKey) -> Mistake {
    Mistake(.uselessKey, "'\(key.rawValue)' is only for panels with an 'animation'")
  }

  static let timeOfManyPoses = Mistake(
    .exclusiveKeys, "'time' is for panels of kind 'layout', which show one moment: a film has 'times'")

  static let momentsOfOnePose = Mistake(
    .uselessKey, "'times' and 'frames' are for panels of kind 'film', 'onion' or 'graph': a layout has one 'time'")

  static let timesAndFrames = Mistake(.exclusiveKeys, "'times' and 'frames' exclude each other")

  /// A warning.
  static func timeBeyondEnd(_ time: Double, duration: Double) -> Mistake {
    Mistake(
      .unexpectedMotion,
      "the animation ends after \(duration.decimalText()) seconds: nothing moves at \(time.decimalText())")
  }

  static func unknownGraphedValue(_ word: String, meant: String?) -> Mistake {
    .unknown(
      .unknownProperty, word, "a value that a graph shows", meant: meant,
      else: "; write 'progress', or a view and its value, such as box.alpha")
  }

  static func graphOfView(_ name: String) -> Mistake {
    Mistake(
      .unknownProperty, "a graph shows one value of a view over time, such as \(name).alpha or \(name).position.x")
  }

  /// A warning.
  static let posterWithoutMotion = Mistake(
    .uselessKey, "'poster' is for pictures that play, and nothing moves here: give a panel an 'animation'")

  static let animationBesidePanels = Mistake(
    .exclusiveKeys, "the 'animation' of a figure with 'panels' stands in one of them")
}
