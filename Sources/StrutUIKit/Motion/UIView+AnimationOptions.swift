import Foundation
import Motion

extension UIView {
  /// How fast an animation begins and ends.
  public enum AnimationCurve: Int, Sendable {
    /// The curves of UIKit.
    case easeInOut, easeIn, easeOut, linear

    var core: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays the changed trees out at the end of the block.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Kept: nobody touches.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// What takes the place of another animation begins at what is on the screen.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// For ever; and back to the old values after each run.
    public static let `repeat` = Self(rawValue: 1 << 3), autoreverse = Self(rawValue: 1 << 4)
    /// Of a block within another one: keeps its own duration, curve or options.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5),
      overrideInheritedCurve = Self(rawValue: 1 << 6), overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Kept: what is inside a transition does not move.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// Hides and shows the views of a transition, which keep their superviews.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// The curves of UIKit.
    public static let curveEaseInOut = Self([]), curveEaseIn = Self(rawValue: 1 << 16)
    /// The curves of UIKit.
    public static let curveEaseOut = Self(rawValue: 2 << 16), curveLinear = Self(rawValue: 3 << 16)
    /// The transitions of UIKit.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20),
      transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// The transitions of UIKit.
    public static let transitionCurlUp = Self(rawValue: 3 << 20), transitionCurlDown = Self(rawValue: 4 << 20)
    /// The transitions of UIKit.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20),
      transitionFlipFromTop = Self(rawValue: 6 << 20), transitionFlipFromBottom = Self(rawValue: 7 << 20)
    /// Kept: there are no frames between the moments that are looked at.
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24),
      preferredFramesPerSecond30 = Self(rawValue: 7 << 24)

    var curve: TimingCurve { (AnimationCurve(rawValue: Int(rawValue >> 16 & 7)) ?? .easeInOut).core }
  }

  /// How an animation of key frames runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Straight from one key frame to the next, or each until the next one's time.
    public static let calculationModeLinear = Self([]), calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// At one speed, straight or along a smooth curve, whatever the times are.
    public static let calculationModePaced = Self(rawValue: 2 << 10),
      calculationModeCubicPaced = Self(rawValue: 4 << 10)
    /// Along a smooth curve.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// As in `AnimationOptions`.
    public static let layoutSubviews = Self(rawValue: 1 << 0), allowUserInteraction = Self(rawValue: 1 << 1)
    /// As in `AnimationOptions`.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2), `repeat` = Self(rawValue: 1 << 3)
    /// As in `AnimationOptions`.
    public static let autoreverse = Self(rawValue: 1 << 4), overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// As in `AnimationOptions`.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    var mode: CalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }
}
